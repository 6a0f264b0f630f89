BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE chats (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	platform VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, language VARCHAR, offered VARCHAR, 
	UNIQUE (platform, "key")
);
INSERT INTO "chats" VALUES(1,'test','chat-rummikub',NULL,NULL);
INSERT INTO "chats" VALUES(2,'test','chat-schmidt',NULL,NULL);
INSERT INTO "chats" VALUES(3,'test','chat-bookmark',NULL,NULL);
INSERT INTO "chats" VALUES(4,'test','chat-budacsek',NULL,NULL);
INSERT INTO "chats" VALUES(5,'test','chat-kids',NULL,NULL);
INSERT INTO "chats" VALUES(6,'test','chat-kids-pro',NULL,NULL);
INSERT INTO "chats" VALUES(7,'test','chat-basic',NULL,NULL);
CREATE TABLE drafts (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	schema INTEGER NOT NULL, 
	family VARCHAR NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "drafts" VALUES(1,0,1,'tiles','{"draft":{"groups":["r3"],"steps":[],"placed":null,"earlier":[{"groups":null,"steps":[],"placed":null,"earlier":[]}]},"version":1,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(1,1,1,'tiles','{"draft":{"groups":null,"steps":[],"placed":null,"earlier":[]},"version":2,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(2,0,1,'tiles','{"draft":{"groups":null,"steps":[],"placed":null,"earlier":[]},"version":2,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(2,1,1,'tiles','{"draft":{"groups":["r3"],"steps":[],"placed":null,"earlier":[{"groups":null,"steps":[],"placed":null,"earlier":[]}]},"version":1,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(3,0,1,'tiles','{"draft":{"groups":["r5"],"steps":[],"placed":null,"earlier":[{"groups":null,"steps":[],"placed":null,"earlier":[]}]},"version":1,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(3,1,1,'tiles','{"draft":{"groups":null,"steps":[],"placed":null,"earlier":[]},"version":2,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(4,0,1,'tiles','{"draft":{"groups":null,"steps":[],"placed":null,"earlier":[]},"version":2,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(4,1,1,'tiles','{"draft":{"groups":["r7"],"steps":[],"placed":null,"earlier":[{"groups":null,"steps":[],"placed":null,"earlier":[]}]},"version":1,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(5,0,1,'tiles','{"draft":{"groups":null,"steps":[],"placed":null,"earlier":[]},"version":2,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(5,1,1,'tiles','{"draft":{"groups":["r1"],"steps":[],"placed":null,"earlier":[{"groups":null,"steps":[],"placed":null,"earlier":[]}]},"version":1,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(6,0,1,'tiles','{"draft":{"groups":["r10"],"steps":[],"placed":null,"earlier":[{"groups":null,"steps":[],"placed":null,"earlier":[]}]},"version":1,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
INSERT INTO "drafts" VALUES(6,1,1,'tiles','{"draft":{"groups":null,"steps":[],"placed":null,"earlier":[]},"version":2,"order":{"by":"colour","blocks":[]},"hint":null,"grade":0,"hints":0,"auto":null}');
CREATE TABLE events (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	schema INTEGER NOT NULL, 
	family VARCHAR NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES(1,1,1,'tiles','{"is":"TableOpened","code":"NGQC","host":1,"chat":1,"sheet":{"id":"rummikub","min_players":2,"max_players":4,"first_starter":"highest","next_starter":"highest","two_seats_winner_deals":false,"time_limit":60,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbky","numbers":13,"copies":2,"jokers":2,"hand":14,"sets":true,"first_laying":30,"joker_laid":null,"joker_left":30,"same_turn":false,"rebuild":"free","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"lowest","stock_out_at":"last_draw","penalty_tiles":3,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"settings":{"goal":null,"clock":"5m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seed":""}');
INSERT INTO "events" VALUES(1,2,1,'tiles','{"is":"SeatTaken","who":{"is":"Human","person":2}}');
INSERT INTO "events" VALUES(1,3,1,'tiles','{"is":"Agreed","settings":{"goal":null,"clock":"2m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null}}');
INSERT INTO "events" VALUES(1,4,1,'tiles','{"is":"MatchOpened","goal":{"kind":"rounds","amount":1}}');
INSERT INTO "events" VALUES(1,5,1,'tiles','{"is":"Dealt","deal":{"stock":"r7 y9 r7 r8 y11 y6 J k12 b2 y6 y8 k12 y2 k7 k1 k3 b11 r3 k2 k4 r13 b9 k7 k8 b8 r3 k5 k6 y10 b4 r1 y3 b3 r4 b7 b11 y1 r13 k11 J r2 b8 k9 b4 y10 r5 r11 y13 b7 r12 b5 b1 r5 k5 r10 y5 r6 b6 k10 y11 r1 y12 b9 k9 k8 r12 y2 r10 b2 b12 y9 k1 k13 k13 k2 r9 b5 k10 b13 y13 y8 r6 y7 y4 b13 b3 r9 y12 b1 r4 k6 r8 y1 r11 b10 k4 r2 b10 y4 b12 y7 b6 k3 y5 k11 y3","starter":1,"starter_draw":[{"seat":0,"piece":"b8"},{"seat":1,"piece":"r10"}],"fairness":null},"left":[],"shuffles":0,"next_seed":""}');
INSERT INTO "events" VALUES(1,6,1,'tiles','{"is":"Acted","seat":1,"verb":"draw","by":{"is":"Human","person":2},"events":[{"is":"TileDrawn","seat":1,"tile":"y10"}],"shuffle":0}');
INSERT INTO "events" VALUES(1,7,1,'tiles','{"is":"Acted","seat":0,"verb":"draw","by":{"is":"Human","person":1},"events":[{"is":"TileDrawn","seat":0,"tile":"b4"}],"shuffle":0}');
INSERT INTO "events" VALUES(1,8,1,'tiles','{"is":"Acted","seat":1,"verb":"draw","by":{"is":"Human","person":2},"events":[{"is":"TileDrawn","seat":1,"tile":"r1"}],"shuffle":0}');
INSERT INTO "events" VALUES(1,9,1,'tiles','{"is":"Acted","seat":0,"verb":"timeout","by":{"is":"Human","person":1},"events":[{"is":"TimeRanOut","seat":0,"draft":null,"shuffled":null,"counted":false,"laid":"","back":"","taken":"","drawn":"y3","returned":null,"table":[],"rack":"r3 r3 r13 b4 b8 b9 b11 k1 k2 k3 k4 k5 k6 k7 k8 y3","stock":"b3 r4 b7 b11 y1 r13 k11 J r2 b8 k9 b4 y10 r5 r11 y13 b7 r12 b5 b1 r5 k5 r10 y5 r6 b6 k10 y11 r1 y12 b9 k9 k8 r12 y2 r10 b2 b12 y9 k1 k13 k13 k2 r9 b5 k10 b13 y13 y8 r6 y7 y4 b13 b3 r9 y12 b1 r4 k6 r8 y1 r11 b10 k4 r2 b10 y4 b12 y7 b6 k3 y5 k11 y3"}],"shuffle":0}');
INSERT INTO "events" VALUES(1,10,1,'tiles','{"is":"Acted","seat":1,"verb":"timeout","by":{"is":"Human","person":2},"events":[{"is":"TimeRanOut","seat":1,"draft":["r1"],"shuffled":null,"counted":false,"laid":"","back":"r1","taken":"","drawn":"b3 r4 b7","returned":null,"table":[],"rack":"r1 r4 r7 r7 r8 b2 b3 b7 k7 k12 k12 y2 y6 y6 y8 y9 y10 y11 J","stock":"b11 y1 r13 k11 J r2 b8 k9 b4 y10 r5 r11 y13 b7 r12 b5 b1 r5 k5 r10 y5 r6 b6 k10 y11 r1 y12 b9 k9 k8 r12 y2 r10 b2 b12 y9 k1 k13 k13 k2 r9 b5 k10 b13 y13 y8 r6 y7 y4 b13 b3 r9 y12 b1 r4 k6 r8 y1 r11 b10 k4 r2 b10 y4 b12 y7 b6 k3 y5 k11 y3"}],"shuffle":0}');
INSERT INTO "events" VALUES(2,1,1,'tiles','{"is":"TableOpened","code":"DWFP","host":3,"chat":2,"sheet":{"id":"schmidt","min_players":2,"max_players":4,"first_starter":"lot","next_starter":"lot","two_seats_winner_deals":false,"time_limit":120,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbgy","numbers":13,"copies":2,"jokers":4,"hand":14,"sets":true,"first_laying":30,"joker_laid":null,"joker_left":25,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"draw","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"offender","false_melds":"refused"},"settings":{"goal":null,"clock":"5m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seed":""}');
INSERT INTO "events" VALUES(2,2,1,'tiles','{"is":"SeatTaken","who":{"is":"Human","person":4}}');
INSERT INTO "events" VALUES(2,3,1,'tiles','{"is":"Agreed","settings":{"goal":null,"clock":"sheet","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null}}');
INSERT INTO "events" VALUES(2,4,1,'tiles','{"is":"MatchOpened","goal":{"kind":"rounds","amount":1}}');
INSERT INTO "events" VALUES(2,5,1,'tiles','{"is":"Dealt","deal":{"stock":"y4 y2 r8 g11 r5 g3 g5 g4 y7 b3 b8 b1 b5 r5 r10 g1 r3 y5 y1 y2 b6 g2 b4 b12 y7 y13 y8 g7 b8 b5 y4 b6 g10 g11 r4 b11 b12 y13 r1 y11 y12 g13 g2 g3 J r4 r8 r3 r12 g1 J g10 r12 y3 b10 r7 r9 g12 r9 b13 y11 r1 y1 g13 g6 r13 b2 b13 b3 r13 g12 b9 g7 y5 g9 b2 b10 r11 y10 y8 y10 r6 y3 b7 y6 r2 g9 y12 b11 g8 b1 r2 g8 r11 y6 J b4 y9 b9 y9 r7 r10 r6 b7 J g5 g4 g6","starter":0,"starter_draw":[],"fairness":null},"left":[],"shuffles":0,"next_seed":""}');
INSERT INTO "events" VALUES(2,6,1,'tiles','{"is":"Acted","seat":0,"verb":"draw","by":{"is":"Human","person":3},"events":[{"is":"TileDrawn","seat":0,"tile":"b8"}],"shuffle":0}');
INSERT INTO "events" VALUES(2,7,1,'tiles','{"is":"Acted","seat":1,"verb":"draw","by":{"is":"Human","person":4},"events":[{"is":"TileDrawn","seat":1,"tile":"b5"}],"shuffle":0}');
INSERT INTO "events" VALUES(2,8,1,'tiles','{"is":"Acted","seat":0,"verb":"draw","by":{"is":"Human","person":3},"events":[{"is":"TileDrawn","seat":0,"tile":"y4"}],"shuffle":0}');
INSERT INTO "events" VALUES(2,9,1,'tiles','{"is":"Acted","seat":1,"verb":"timeout","by":{"is":"Human","person":4},"events":[{"is":"TimeRanOut","seat":1,"draft":null,"shuffled":null,"counted":false,"laid":"","back":"","taken":"","drawn":"b6","returned":null,"table":[],"rack":"r3 r10 b4 b5 b6 b6 b12 g1 g2 g7 y1 y2 y5 y7 y8 y13","stock":"g10 g11 r4 b11 b12 y13 r1 y11 y12 g13 g2 g3 J r4 r8 r3 r12 g1 J g10 r12 y3 b10 r7 r9 g12 r9 b13 y11 r1 y1 g13 g6 r13 b2 b13 b3 r13 g12 b9 g7 y5 g9 b2 b10 r11 y10 y8 y10 r6 y3 b7 y6 r2 g9 y12 b11 g8 b1 r2 g8 r11 y6 J b4 y9 b9 y9 r7 r10 r6 b7 J g5 g4 g6"}],"shuffle":0}');
INSERT INTO "events" VALUES(2,10,1,'tiles','{"is":"Acted","seat":0,"verb":"timeout","by":{"is":"Human","person":3},"events":[{"is":"TimeRanOut","seat":0,"draft":["r5"],"shuffled":null,"counted":false,"laid":"","back":"r5","taken":"","drawn":"g10","returned":null,"table":[],"rack":"r5 r5 r8 b1 b3 b5 b8 b8 g3 g4 g5 g10 g11 y2 y4 y4 y7","stock":"g11 r4 b11 b12 y13 r1 y11 y12 g13 g2 g3 J r4 r8 r3 r12 g1 J g10 r12 y3 b10 r7 r9 g12 r9 b13 y11 r1 y1 g13 g6 r13 b2 b13 b3 r13 g12 b9 g7 y5 g9 b2 b10 r11 y10 y8 y10 r6 y3 b7 y6 r2 g9 y12 b11 g8 b1 r2 g8 r11 y6 J b4 y9 b9 y9 r7 r10 r6 b7 J g5 g4 g6"}],"shuffle":0}');
INSERT INTO "events" VALUES(3,1,1,'tiles','{"is":"TableOpened","code":"VJCD","host":5,"chat":3,"sheet":{"id":"bookmark","min_players":2,"max_players":4,"first_starter":"lot","next_starter":"lot","two_seats_winner_deals":false,"time_limit":120,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbgy","numbers":13,"copies":2,"jokers":4,"hand":14,"sets":true,"first_laying":40,"joker_laid":25,"joker_left":25,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"draw","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"offender","false_melds":"refused"},"settings":{"goal":null,"clock":"5m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seed":""}');
INSERT INTO "events" VALUES(3,2,1,'tiles','{"is":"SeatTaken","who":{"is":"Human","person":6}}');
INSERT INTO "events" VALUES(3,3,1,'tiles','{"is":"Agreed","settings":{"goal":null,"clock":"sheet","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null}}');
INSERT INTO "events" VALUES(3,4,1,'tiles','{"is":"MatchOpened","goal":{"kind":"rounds","amount":1}}');
INSERT INTO "events" VALUES(3,5,1,'tiles','{"is":"Dealt","deal":{"stock":"r6 g10 r13 J b3 g6 b2 r5 r3 b1 y6 g10 y7 r11 b10 y2 y1 g11 r6 y11 b6 y2 J g6 r8 b12 y4 r5 b5 y1 g13 g1 J y9 b9 g3 b13 b8 b7 b11 b7 r11 b11 r3 r1 g2 b2 y10 y12 g11 y12 r7 y3 y10 g4 r4 b12 b13 J b5 g5 y6 b9 y7 y4 r8 g5 r10 r12 g13 r1 r12 g3 r2 g7 y13 r10 g9 y5 y8 y5 g8 g12 g4 b10 r4 r9 g1 g9 b4 b8 g12 b3 g7 b6 y11 b4 r2 b1 r13 g2 r9 y9 g8 r7 y3 y8 y13","starter":1,"starter_draw":[],"fairness":null},"left":[],"shuffles":0,"next_seed":""}');
INSERT INTO "events" VALUES(3,6,1,'tiles','{"is":"Acted","seat":1,"verb":"draw","by":{"is":"Human","person":6},"events":[{"is":"TileDrawn","seat":1,"tile":"b5"}],"shuffle":0}');
INSERT INTO "events" VALUES(3,7,1,'tiles','{"is":"Acted","seat":0,"verb":"draw","by":{"is":"Human","person":5},"events":[{"is":"TileDrawn","seat":0,"tile":"y1"}],"shuffle":0}');
INSERT INTO "events" VALUES(3,8,1,'tiles','{"is":"Acted","seat":1,"verb":"draw","by":{"is":"Human","person":6},"events":[{"is":"TileDrawn","seat":1,"tile":"g13"}],"shuffle":0}');
INSERT INTO "events" VALUES(3,9,1,'tiles','{"is":"Acted","seat":0,"verb":"timeout","by":{"is":"Human","person":5},"events":[{"is":"TimeRanOut","seat":0,"draft":null,"shuffled":null,"counted":false,"laid":"","back":"","taken":"","drawn":"g1","returned":null,"table":[],"rack":"r5 r6 r8 b6 b10 b12 g1 g6 g11 y1 y1 y2 y2 y4 y11 J","stock":"J y9 b9 g3 b13 b8 b7 b11 b7 r11 b11 r3 r1 g2 b2 y10 y12 g11 y12 r7 y3 y10 g4 r4 b12 b13 J b5 g5 y6 b9 y7 y4 r8 g5 r10 r12 g13 r1 r12 g3 r2 g7 y13 r10 g9 y5 y8 y5 g8 g12 g4 b10 r4 r9 g1 g9 b4 b8 g12 b3 g7 b6 y11 b4 r2 b1 r13 g2 r9 y9 g8 r7 y3 y8 y13"}],"shuffle":0}');
INSERT INTO "events" VALUES(3,10,1,'tiles','{"is":"Acted","seat":1,"verb":"timeout","by":{"is":"Human","person":6},"events":[{"is":"TimeRanOut","seat":1,"draft":["r3"],"shuffled":null,"counted":false,"laid":"","back":"r3","taken":"","drawn":"J","returned":null,"table":[],"rack":"r3 r5 r6 r11 r13 b1 b2 b3 b5 g6 g10 g10 g13 y6 y7 J J","stock":"y9 b9 g3 b13 b8 b7 b11 b7 r11 b11 r3 r1 g2 b2 y10 y12 g11 y12 r7 y3 y10 g4 r4 b12 b13 J b5 g5 y6 b9 y7 y4 r8 g5 r10 r12 g13 r1 r12 g3 r2 g7 y13 r10 g9 y5 y8 y5 g8 g12 g4 b10 r4 r9 g1 g9 b4 b8 g12 b3 g7 b6 y11 b4 r2 b1 r13 g2 r9 y9 g8 r7 y3 y8 y13"}],"shuffle":0}');
INSERT INTO "events" VALUES(4,1,1,'tiles','{"is":"TableOpened","code":"RDKD","host":7,"chat":4,"sheet":{"id":"budacsek","min_players":2,"max_players":4,"first_starter":"highest","next_starter":"left","two_seats_winner_deals":false,"time_limit":60,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbkg","numbers":13,"copies":2,"jokers":8,"hand":14,"sets":true,"first_laying":25,"joker_laid":25,"joker_left":25,"same_turn":true,"rebuild":"none","joker_exchange":"none","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"aborted","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"players"},"settings":{"goal":null,"clock":"5m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seed":""}');
INSERT INTO "events" VALUES(4,2,1,'tiles','{"is":"SeatTaken","who":{"is":"Human","person":8}}');
INSERT INTO "events" VALUES(4,3,1,'tiles','{"is":"Agreed","settings":{"goal":null,"clock":"2m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null}}');
INSERT INTO "events" VALUES(4,4,1,'tiles','{"is":"MatchOpened","goal":{"kind":"rounds","amount":1}}');
INSERT INTO "events" VALUES(4,5,1,'tiles','{"is":"Dealt","deal":{"stock":"k1 r10 g3 g9 J r5 g5 k1 b5 r2 g13 k6 J g5 k5 J k3 g3 k2 b2 r7 b1 b11 r12 b8 k11 g10 b7 g11 k12 k8 k8 k12 k4 k6 k10 k10 r8 k7 r10 g12 g10 r2 g1 g13 g8 g4 g9 k13 k5 b12 g6 r8 r7 k9 g12 g11 b3 g1 r13 r11 k11 r6 b10 J J r3 g7 b8 b9 b11 b4 r1 k3 b5 J r12 k4 r3 b6 b3 k13 b6 J b12 g4 r6 r4 r11 k2 b4 g2 r5 r1 r9 r4 b10 b13 r9 g2 g8 g7 r13 b9 b2 b1 g6 b7 k7 b13 J k9","starter":0,"starter_draw":[{"seat":0,"piece":"b13"},{"seat":1,"piece":"k6"}],"fairness":null},"left":[],"shuffles":0,"next_seed":""}');
INSERT INTO "events" VALUES(4,6,1,'tiles','{"is":"Acted","seat":0,"verb":"draw","by":{"is":"Human","person":7},"events":[{"is":"TileDrawn","seat":0,"tile":"g11"}],"shuffle":0}');
INSERT INTO "events" VALUES(4,7,1,'tiles','{"is":"Acted","seat":1,"verb":"draw","by":{"is":"Human","person":8},"events":[{"is":"TileDrawn","seat":1,"tile":"k12"}],"shuffle":0}');
INSERT INTO "events" VALUES(4,8,1,'tiles','{"is":"Acted","seat":0,"verb":"draw","by":{"is":"Human","person":7},"events":[{"is":"TileDrawn","seat":0,"tile":"k8"}],"shuffle":0}');
INSERT INTO "events" VALUES(4,9,1,'tiles','{"is":"Acted","seat":1,"verb":"timeout","by":{"is":"Human","person":8},"events":[{"is":"TimeRanOut","seat":1,"draft":null,"shuffled":null,"counted":false,"laid":"","back":"","taken":"","drawn":"k8","returned":null,"table":[],"rack":"r7 r12 b1 b2 b7 b8 b11 k2 k3 k5 k8 k11 k12 g3 g10 J","stock":"k12 k4 k6 k10 k10 r8 k7 r10 g12 g10 r2 g1 g13 g8 g4 g9 k13 k5 b12 g6 r8 r7 k9 g12 g11 b3 g1 r13 r11 k11 r6 b10 J J r3 g7 b8 b9 b11 b4 r1 k3 b5 J r12 k4 r3 b6 b3 k13 b6 J b12 g4 r6 r4 r11 k2 b4 g2 r5 r1 r9 r4 b10 b13 r9 g2 g8 g7 r13 b9 b2 b1 g6 b7 k7 b13 J k9"}],"shuffle":0}');
INSERT INTO "events" VALUES(4,10,1,'tiles','{"is":"Acted","seat":0,"verb":"timeout","by":{"is":"Human","person":7},"events":[{"is":"TimeRanOut","seat":0,"draft":["r2"],"shuffled":null,"counted":false,"laid":"","back":"r2","taken":"","drawn":"k12","returned":null,"table":[],"rack":"r2 r5 r10 b5 k1 k1 k6 k8 k12 g3 g5 g5 g9 g11 g13 J J","stock":"k4 k6 k10 k10 r8 k7 r10 g12 g10 r2 g1 g13 g8 g4 g9 k13 k5 b12 g6 r8 r7 k9 g12 g11 b3 g1 r13 r11 k11 r6 b10 J J r3 g7 b8 b9 b11 b4 r1 k3 b5 J r12 k4 r3 b6 b3 k13 b6 J b12 g4 r6 r4 r11 k2 b4 g2 r5 r1 r9 r4 b10 b13 r9 g2 g8 g7 r13 b9 b2 b1 g6 b7 k7 b13 J k9"}],"shuffle":0}');
INSERT INTO "events" VALUES(5,1,1,'tiles','{"is":"TableOpened","code":"WRCX","host":9,"chat":5,"sheet":{"id":"kids","min_players":2,"max_players":4,"first_starter":"youngest","next_starter":"youngest","two_seats_winner_deals":false,"time_limit":0,"scoring":"chips","goal":{"kind":"chips","amount":3},"colours":"rbgy","numbers":10,"copies":2,"jokers":4,"hand":8,"sets":false,"first_laying":0,"joker_laid":null,"joker_left":0,"same_turn":true,"rebuild":"none","joker_exchange":"rack","exchange_first":true,"handrummy":false,"one_action":false,"rack_limit":15,"stock_out":"skip","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"settings":{"goal":null,"clock":"5m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seed":""}');
INSERT INTO "events" VALUES(5,2,1,'tiles','{"is":"SeatTaken","who":{"is":"Human","person":10}}');
INSERT INTO "events" VALUES(5,3,1,'tiles','{"is":"Agreed","settings":{"goal":null,"clock":"2m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null}}');
INSERT INTO "events" VALUES(5,4,1,'tiles','{"is":"MatchOpened","goal":{"kind":"chips","amount":3}}');
INSERT INTO "events" VALUES(5,5,1,'tiles','{"is":"Dealt","deal":{"stock":"r3 b2 g3 y6 b3 y4 y1 r6 b9 g5 y5 g6 b8 r4 r1 b4 b4 g9 g2 b1 g10 g7 y8 b5 g3 r8 b8 J b2 y7 y9 r9 g8 r2 g6 y8 J b9 r10 r9 b1 y3 b10 g7 r7 g9 g1 b10 J r10 g2 y2 r3 b3 g8 y10 b5 g1 g4 r8 r7 g5 g4 b6 y9 r5 b7 y1 y7 y4 r6 y10 y3 r5 g10 r1 b7 y2 b6 y5 r2 J r4 y6","starter":0,"starter_draw":[],"fairness":null},"left":[],"shuffles":0,"next_seed":""}');
INSERT INTO "events" VALUES(5,6,1,'tiles','{"is":"Acted","seat":0,"verb":"draw","by":{"is":"Human","person":9},"events":[{"is":"TileDrawn","seat":0,"tile":"b4"}],"shuffle":0}');
INSERT INTO "events" VALUES(5,7,1,'tiles','{"is":"Acted","seat":1,"verb":"draw","by":{"is":"Human","person":10},"events":[{"is":"TileDrawn","seat":1,"tile":"g9"}],"shuffle":0}');
INSERT INTO "events" VALUES(5,8,1,'tiles','{"is":"Acted","seat":0,"verb":"draw","by":{"is":"Human","person":9},"events":[{"is":"TileDrawn","seat":0,"tile":"g2"}],"shuffle":0}');
INSERT INTO "events" VALUES(5,9,1,'tiles','{"is":"Acted","seat":1,"verb":"timeout","by":{"is":"Human","person":10},"events":[{"is":"TimeRanOut","seat":1,"draft":null,"shuffled":null,"counted":false,"laid":"","back":"","taken":"","drawn":"b1","returned":null,"table":[],"rack":"r1 r4 b1 b4 b8 b9 g5 g6 g9 y5","stock":"g10 g7 y8 b5 g3 r8 b8 J b2 y7 y9 r9 g8 r2 g6 y8 J b9 r10 r9 b1 y3 b10 g7 r7 g9 g1 b10 J r10 g2 y2 r3 b3 g8 y10 b5 g1 g4 r8 r7 g5 g4 b6 y9 r5 b7 y1 y7 y4 r6 y10 y3 r5 g10 r1 b7 y2 b6 y5 r2 J r4 y6"}],"shuffle":0}');
INSERT INTO "events" VALUES(5,10,1,'tiles','{"is":"Acted","seat":0,"verb":"timeout","by":{"is":"Human","person":9},"events":[{"is":"TimeRanOut","seat":0,"draft":["r3"],"shuffled":null,"counted":false,"laid":"","back":"r3","taken":"","drawn":"g10","returned":null,"table":[],"rack":"r3 r6 b2 b3 b4 g2 g3 g10 y1 y4 y6","stock":"g7 y8 b5 g3 r8 b8 J b2 y7 y9 r9 g8 r2 g6 y8 J b9 r10 r9 b1 y3 b10 g7 r7 g9 g1 b10 J r10 g2 y2 r3 b3 g8 y10 b5 g1 g4 r8 r7 g5 g4 b6 y9 r5 b7 y1 y7 y4 r6 y10 y3 r5 g10 r1 b7 y2 b6 y5 r2 J r4 y6"}],"shuffle":0}');
INSERT INTO "events" VALUES(6,1,1,'tiles','{"is":"TableOpened","code":"KXCX","host":11,"chat":6,"sheet":{"id":"kids-pro","min_players":2,"max_players":4,"first_starter":"youngest","next_starter":"youngest","two_seats_winner_deals":false,"time_limit":0,"scoring":"chips","goal":{"kind":"chips","amount":3},"colours":"rbgy","numbers":10,"copies":2,"jokers":4,"hand":8,"sets":true,"first_laying":0,"joker_laid":null,"joker_left":0,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack","exchange_first":true,"handrummy":false,"one_action":false,"rack_limit":15,"stock_out":"skip","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"settings":{"goal":null,"clock":"5m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seed":""}');
INSERT INTO "events" VALUES(6,2,1,'tiles','{"is":"SeatTaken","who":{"is":"Human","person":12}}');
INSERT INTO "events" VALUES(6,3,1,'tiles','{"is":"Agreed","settings":{"goal":null,"clock":"2m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null}}');
INSERT INTO "events" VALUES(6,4,1,'tiles','{"is":"MatchOpened","goal":{"kind":"chips","amount":3}}');
INSERT INTO "events" VALUES(6,5,1,'tiles','{"is":"Dealt","deal":{"stock":"r3 r8 y9 g3 r2 y7 g1 b10 r10 b5 b6 J b7 b9 y8 g4 y4 g10 r6 b6 r6 g2 r7 r5 y3 y7 g7 y1 y6 y1 r1 r4 b8 y5 r9 b4 g2 g1 b9 g10 g5 r3 b2 y10 J g8 g3 r7 g9 b3 g8 g5 y10 J b1 g7 r4 y5 b3 b2 b4 r5 y8 b10 g6 g9 y6 r1 b1 r2 g6 y2 y2 b5 J r8 b8 y3 y9 r9 g4 b7 y4 r10","starter":1,"starter_draw":[],"fairness":null},"left":[],"shuffles":0,"next_seed":""}');
INSERT INTO "events" VALUES(6,6,1,'tiles','{"is":"Acted","seat":1,"verb":"draw","by":{"is":"Human","person":12},"events":[{"is":"TileDrawn","seat":1,"tile":"y4"}],"shuffle":0}');
INSERT INTO "events" VALUES(6,7,1,'tiles','{"is":"Acted","seat":0,"verb":"draw","by":{"is":"Human","person":11},"events":[{"is":"TileDrawn","seat":0,"tile":"g10"}],"shuffle":0}');
INSERT INTO "events" VALUES(6,8,1,'tiles','{"is":"Acted","seat":1,"verb":"draw","by":{"is":"Human","person":12},"events":[{"is":"TileDrawn","seat":1,"tile":"r6"}],"shuffle":0}');
INSERT INTO "events" VALUES(6,9,1,'tiles','{"is":"Acted","seat":0,"verb":"timeout","by":{"is":"Human","person":11},"events":[{"is":"TimeRanOut","seat":0,"draft":null,"shuffled":null,"counted":false,"laid":"","back":"","taken":"","drawn":"b6","returned":null,"table":[],"rack":"r10 b5 b6 b6 b7 b9 g4 g10 y8 J","stock":"r6 g2 r7 r5 y3 y7 g7 y1 y6 y1 r1 r4 b8 y5 r9 b4 g2 g1 b9 g10 g5 r3 b2 y10 J g8 g3 r7 g9 b3 g8 g5 y10 J b1 g7 r4 y5 b3 b2 b4 r5 y8 b10 g6 g9 y6 r1 b1 r2 g6 y2 y2 b5 J r8 b8 y3 y9 r9 g4 b7 y4 r10"}],"shuffle":0}');
INSERT INTO "events" VALUES(6,10,1,'tiles','{"is":"Acted","seat":1,"verb":"timeout","by":{"is":"Human","person":12},"events":[{"is":"TimeRanOut","seat":1,"draft":["r2"],"shuffled":null,"counted":false,"laid":"","back":"r2","taken":"","drawn":"r6","returned":null,"table":[],"rack":"r2 r3 r6 r6 r8 b10 g1 g3 y4 y7 y9","stock":"g2 r7 r5 y3 y7 g7 y1 y6 y1 r1 r4 b8 y5 r9 b4 g2 g1 b9 g10 g5 r3 b2 y10 J g8 g3 r7 g9 b3 g8 g5 y10 J b1 g7 r4 y5 b3 b2 b4 r5 y8 b10 g6 g9 y6 r1 b1 r2 g6 y2 y2 b5 J r8 b8 y3 y9 r9 g4 b7 y4 r10"}],"shuffle":0}');
INSERT INTO "events" VALUES(7,1,1,'cards','{"is":"TableOpened","code":"CKCW","host":13,"chat":7,"sheet":{"id":"basic","min_players":2,"max_players":6,"first_starter":"left_of_dealer","next_starter":"left","two_seats_winner_deals":true,"time_limit":0,"scoring":"winner_takes","goal":{"kind":"target","amount":150},"printed_hands":[10,7,7,6,6],"hand":null,"last_card_discard":false,"ace_high":false,"number_cards":"face","ace_points":1,"high_ace_points":15,"court_points":10,"going_rummy":true,"reshuffles":2},"settings":{"goal":null,"clock":"5m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seed":""}');
INSERT INTO "events" VALUES(7,2,1,'cards','{"is":"SeatTaken","who":{"is":"Human","person":14}}');
INSERT INTO "events" VALUES(7,3,1,'cards','{"is":"Agreed","settings":{"goal":null,"clock":"2m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null}}');
INSERT INTO "events" VALUES(7,4,1,'cards','{"is":"MatchOpened","goal":{"kind":"target","amount":150}}');
INSERT INTO "events" VALUES(7,5,1,'cards','{"is":"Dealt","deal":{"stock":"KD 9C KS 10C AC 10S AS JH 8H QS 4S 10H 2S 9S 2D 6S 3S 4D 7S JC 7D 6D QH 8D 2H QD 5H 2C JD 3D 5C AH 5S 9D KC 8S 4C 10D QC 8C 3H 6C KH 7C 3C 4H 7H 6H 9H AD 5D JS","starter":1,"starter_draw":[],"fairness":null},"left":[],"shuffles":0,"next_seed":""}');
INSERT INTO "events" VALUES(7,6,1,'cards','{"is":"Acted","seat":1,"verb":"take","by":{"is":"Human","person":14},"events":[{"is":"CardTaken","seat":1,"drawn":{"source":"stock","card":"6D"},"reshuffled":0,"order":""}],"shuffle":0}');
INSERT INTO "events" VALUES(7,7,1,'cards','{"is":"Acted","seat":1,"verb":"discard","by":{"is":"Human","person":14},"events":[{"is":"CardDiscarded","seat":1,"card":"10C"}],"shuffle":0}');
INSERT INTO "events" VALUES(7,8,1,'cards','{"is":"Acted","seat":0,"verb":"take","by":{"is":"Human","person":13},"events":[{"is":"CardTaken","seat":0,"drawn":{"source":"stock","card":"QH"},"reshuffled":0,"order":""}],"shuffle":0}');
INSERT INTO "events" VALUES(7,9,1,'cards','{"is":"Acted","seat":0,"verb":"discard","by":{"is":"Human","person":13},"events":[{"is":"CardDiscarded","seat":0,"card":"JC"}],"shuffle":0}');
INSERT INTO "events" VALUES(7,10,1,'cards','{"is":"Acted","seat":1,"verb":"take","by":{"is":"Human","person":14},"events":[{"is":"CardTaken","seat":1,"drawn":{"source":"stock","card":"8D"},"reshuffled":0,"order":""}],"shuffle":0}');
INSERT INTO "events" VALUES(7,11,1,'cards','{"is":"Acted","seat":1,"verb":"discard","by":{"is":"Human","person":14},"events":[{"is":"CardDiscarded","seat":1,"card":"9C"}],"shuffle":0}');
INSERT INTO "events" VALUES(7,12,1,'cards','{"is":"Acted","seat":0,"verb":"timeout","by":{"is":"Human","person":13},"events":[{"is":"TimeRanOut","seat":0,"taken":{"seat":0,"drawn":{"source":"stock","card":"2H"},"reshuffled":0,"order":""},"discarded":"QH"}],"shuffle":0}');
INSERT INTO "events" VALUES(7,13,1,'cards','{"is":"Acted","seat":1,"verb":"take","by":{"is":"Human","person":14},"events":[{"is":"CardTaken","seat":1,"drawn":{"source":"stock","card":"QD"},"reshuffled":0,"order":""}],"shuffle":0}');
INSERT INTO "events" VALUES(7,14,1,'cards','{"is":"Acted","seat":1,"verb":"timeout","by":{"is":"Human","person":14},"events":[{"is":"TimeRanOut","seat":1,"taken":null,"discarded":"KS"}],"shuffle":0}');
CREATE TABLE inbox (
	id INTEGER NOT NULL, 
	platform VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	at FLOAT NOT NULL, 
	place VARCHAR, 
	sender VARCHAR, 
	raw TEXT, holder VARCHAR, 
	PRIMARY KEY (id), 
	UNIQUE (platform, "key")
);
CREATE TABLE leases (
	name VARCHAR NOT NULL, 
	holder VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE members (
	id VARCHAR NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	schema INTEGER NOT NULL, 
	family VARCHAR NOT NULL, 
	data TEXT NOT NULL, place VARCHAR DEFAULT '' NOT NULL, at FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "outbox" VALUES(205,1,'tiles','{"is":"TableMoved","to":{"is":"ToChat","chat":1},"table":1,"slow":false,"deeds":[{"seat":1,"verb":"timeout","laid":"","picked":"","gained":3,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":3,"returned":0,"discarded":0},"by":{"is":"Human","person":2}}]}','chat:1',1000.0);
INSERT INTO "outbox" VALUES(206,1,'tiles','{"is":"TableMoved","to":{"is":"ToPerson","person":2},"table":1,"slow":false,"deeds":[{"seat":1,"verb":"timeout","laid":"","picked":"","gained":3,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":3,"returned":0,"discarded":0},"by":{"is":"Human","person":2}}]}','person:2',1000.0);
INSERT INTO "outbox" VALUES(207,1,'tiles','{"is":"TurnRenewed","to":{"is":"ToPerson","person":1},"table":1,"slow":false}','person:1',1000.0);
INSERT INTO "outbox" VALUES(208,1,'tiles','{"is":"YourTurn","to":{"is":"ToPerson","person":1},"table":1,"slow":false}','person:1',1000.0);
INSERT INTO "outbox" VALUES(209,1,'tiles','{"is":"TableMoved","to":{"is":"ToChat","chat":2},"table":2,"slow":false,"deeds":[{"seat":0,"verb":"timeout","laid":"","picked":"","gained":1,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":1,"returned":0,"discarded":0},"by":{"is":"Human","person":3}}]}','chat:2',1.64344999999941478565e+03);
INSERT INTO "outbox" VALUES(210,1,'tiles','{"is":"TableMoved","to":{"is":"ToPerson","person":3},"table":2,"slow":false,"deeds":[{"seat":0,"verb":"timeout","laid":"","picked":"","gained":1,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":1,"returned":0,"discarded":0},"by":{"is":"Human","person":3}}]}','person:3',1.64344999999941478565e+03);
INSERT INTO "outbox" VALUES(211,1,'tiles','{"is":"TurnRenewed","to":{"is":"ToPerson","person":4},"table":2,"slow":false}','person:4',1.64344999999941478565e+03);
INSERT INTO "outbox" VALUES(212,1,'tiles','{"is":"YourTurn","to":{"is":"ToPerson","person":4},"table":2,"slow":false}','person:4',1.64344999999941478565e+03);
INSERT INTO "outbox" VALUES(213,1,'tiles','{"is":"TableMoved","to":{"is":"ToChat","chat":3},"table":3,"slow":false,"deeds":[{"seat":1,"verb":"timeout","laid":"","picked":"","gained":1,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":1,"returned":0,"discarded":0},"by":{"is":"Human","person":6}}]}','chat:3',1.77514999999929500517e+03);
INSERT INTO "outbox" VALUES(214,1,'tiles','{"is":"TableMoved","to":{"is":"ToPerson","person":6},"table":3,"slow":false,"deeds":[{"seat":1,"verb":"timeout","laid":"","picked":"","gained":1,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":1,"returned":0,"discarded":0},"by":{"is":"Human","person":6}}]}','person:6',1.77514999999929500517e+03);
INSERT INTO "outbox" VALUES(215,1,'tiles','{"is":"TurnRenewed","to":{"is":"ToPerson","person":5},"table":3,"slow":false}','person:5',1.77514999999929500517e+03);
INSERT INTO "outbox" VALUES(216,1,'tiles','{"is":"YourTurn","to":{"is":"ToPerson","person":5},"table":3,"slow":false}','person:5',1.77514999999929500517e+03);
INSERT INTO "outbox" VALUES(217,1,'tiles','{"is":"TableMoved","to":{"is":"ToChat","chat":4},"table":4,"slow":false,"deeds":[{"seat":0,"verb":"timeout","laid":"","picked":"","gained":1,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":1,"returned":0,"discarded":0},"by":{"is":"Human","person":7}}]}','chat:4',1.87249999999920646587e+03);
INSERT INTO "outbox" VALUES(218,1,'tiles','{"is":"TableMoved","to":{"is":"ToPerson","person":7},"table":4,"slow":false,"deeds":[{"seat":0,"verb":"timeout","laid":"","picked":"","gained":1,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":1,"returned":0,"discarded":0},"by":{"is":"Human","person":7}}]}','person:7',1.87249999999920646587e+03);
INSERT INTO "outbox" VALUES(219,1,'tiles','{"is":"TurnRenewed","to":{"is":"ToPerson","person":8},"table":4,"slow":false}','person:8',1.87249999999920646587e+03);
INSERT INTO "outbox" VALUES(220,1,'tiles','{"is":"YourTurn","to":{"is":"ToPerson","person":8},"table":4,"slow":false}','person:8',1.87249999999920646587e+03);
INSERT INTO "outbox" VALUES(221,1,'tiles','{"is":"TableMoved","to":{"is":"ToChat","chat":5},"table":5,"slow":false,"deeds":[{"seat":0,"verb":"timeout","laid":"","picked":"","gained":1,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":1,"returned":0,"discarded":0},"by":{"is":"Human","person":9}}]}','chat:5',1.92194999999916149137e+03);
INSERT INTO "outbox" VALUES(222,1,'tiles','{"is":"TableMoved","to":{"is":"ToPerson","person":9},"table":5,"slow":false,"deeds":[{"seat":0,"verb":"timeout","laid":"","picked":"","gained":1,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":1,"returned":0,"discarded":0},"by":{"is":"Human","person":9}}]}','person:9',1.92194999999916149137e+03);
INSERT INTO "outbox" VALUES(223,1,'tiles','{"is":"TurnRenewed","to":{"is":"ToPerson","person":10},"table":5,"slow":false}','person:10',1.92194999999916149137e+03);
INSERT INTO "outbox" VALUES(224,1,'tiles','{"is":"YourTurn","to":{"is":"ToPerson","person":10},"table":5,"slow":false}','person:10',1.92194999999916149137e+03);
INSERT INTO "outbox" VALUES(225,1,'tiles','{"is":"TableMoved","to":{"is":"ToChat","chat":6},"table":6,"slow":false,"deeds":[{"seat":1,"verb":"timeout","laid":"","picked":"","gained":1,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":1,"returned":0,"discarded":0},"by":{"is":"Human","person":12}}]}','chat:6',1.96519999999912215564e+03);
INSERT INTO "outbox" VALUES(226,1,'tiles','{"is":"TableMoved","to":{"is":"ToPerson","person":12},"table":6,"slow":false,"deeds":[{"seat":1,"verb":"timeout","laid":"","picked":"","gained":1,"bell":{"idle":false,"counted":false,"laid":0,"back":1,"taken":0,"drawn":1,"returned":0,"discarded":0},"by":{"is":"Human","person":12}}]}','person:12',1.96519999999912215564e+03);
INSERT INTO "outbox" VALUES(227,1,'tiles','{"is":"TurnRenewed","to":{"is":"ToPerson","person":11},"table":6,"slow":false}','person:11',1.96519999999912215564e+03);
INSERT INTO "outbox" VALUES(228,1,'tiles','{"is":"YourTurn","to":{"is":"ToPerson","person":11},"table":6,"slow":false}','person:11',1.96519999999912215564e+03);
INSERT INTO "outbox" VALUES(229,1,'cards','{"is":"TableMoved","to":{"is":"ToChat","chat":7},"table":7,"slow":false,"deeds":[{"seat":1,"verb":"timeout","laid":"KS","picked":"","gained":0,"bell":{"idle":false,"counted":false,"laid":0,"back":0,"taken":0,"drawn":0,"returned":0,"discarded":1},"by":{"is":"Human","person":14}}]}','chat:7',2.00164999999908900453e+03);
INSERT INTO "outbox" VALUES(230,1,'cards','{"is":"TableMoved","to":{"is":"ToPerson","person":14},"table":7,"slow":false,"deeds":[{"seat":1,"verb":"timeout","laid":"KS","picked":"","gained":0,"bell":{"idle":false,"counted":false,"laid":0,"back":0,"taken":0,"drawn":0,"returned":0,"discarded":1},"by":{"is":"Human","person":14}}]}','person:14',2.00164999999908900453e+03);
INSERT INTO "outbox" VALUES(231,1,'cards','{"is":"TurnRenewed","to":{"is":"ToPerson","person":13},"table":7,"slow":false}','person:13',2.00164999999908900453e+03);
INSERT INTO "outbox" VALUES(232,1,'cards','{"is":"YourTurn","to":{"is":"ToPerson","person":13},"table":7,"slow":false}','person:13',2.00164999999908900453e+03);
CREATE TABLE people (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	platform VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	language VARCHAR, 
	chosen BOOLEAN NOT NULL, wishes TEXT, 
	UNIQUE (platform, "key")
);
INSERT INTO "people" VALUES(1,'test','ann-rummikub','ann-rummikub','en',0,'{"coached": 1}');
INSERT INTO "people" VALUES(2,'test','ben-rummikub','ben-rummikub','en',0,'{"coached": 2}');
INSERT INTO "people" VALUES(3,'test','ann-schmidt','ann-schmidt','en',0,'{"coached": 2}');
INSERT INTO "people" VALUES(4,'test','ben-schmidt','ben-schmidt','en',0,'{"coached": 1}');
INSERT INTO "people" VALUES(5,'test','ann-bookmark','ann-bookmark','en',0,'{"coached": 1}');
INSERT INTO "people" VALUES(6,'test','ben-bookmark','ben-bookmark','en',0,'{"coached": 2}');
INSERT INTO "people" VALUES(7,'test','ann-budacsek','ann-budacsek','en',0,'{"coached": 2}');
INSERT INTO "people" VALUES(8,'test','ben-budacsek','ben-budacsek','en',0,'{"coached": 1}');
INSERT INTO "people" VALUES(9,'test','ann-kids','ann-kids','en',0,'{"coached": 2}');
INSERT INTO "people" VALUES(10,'test','ben-kids','ben-kids','en',0,'{"coached": 1}');
INSERT INTO "people" VALUES(11,'test','ann-kids-pro','ann-kids-pro','en',0,'{"coached": 1}');
INSERT INTO "people" VALUES(12,'test','ben-kids-pro','ben-kids-pro','en',0,'{"coached": 2}');
INSERT INTO "people" VALUES(13,'test','ann-basic','ann-basic','en',0,'{"coached": 1}');
INSERT INTO "people" VALUES(14,'test','ben-basic','ben-basic','en',0,'{"coached": 2}');
CREATE TABLE played (
	person_id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	PRIMARY KEY (person_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "played" VALUES(1,1);
INSERT INTO "played" VALUES(2,1);
INSERT INTO "played" VALUES(3,2);
INSERT INTO "played" VALUES(4,2);
INSERT INTO "played" VALUES(5,3);
INSERT INTO "played" VALUES(6,3);
INSERT INTO "played" VALUES(7,4);
INSERT INTO "played" VALUES(8,4);
INSERT INTO "played" VALUES(9,5);
INSERT INTO "played" VALUES(10,5);
INSERT INTO "played" VALUES(11,6);
INSERT INTO "played" VALUES(12,6);
INSERT INTO "played" VALUES(13,7);
INSERT INTO "played" VALUES(14,7);
CREATE TABLE rulings (
	kind VARCHAR NOT NULL, 
	platform VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	PRIMARY KEY (kind, platform, "key")
)
 WITHOUT ROWID

;
CREATE TABLE shown (
	place VARCHAR NOT NULL, 
	slot VARCHAR NOT NULL, 
	message TEXT NOT NULL, 
	PRIMARY KEY (place, slot)
)
 WITHOUT ROWID

;
CREATE TABLE snapshots (
	table_id INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	schema INTEGER NOT NULL, 
	family VARCHAR NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES(1,5,1,'tiles','{"code":"NGQC","chats":[1],"host":1,"sheet":{"id":"rummikub","min_players":2,"max_players":4,"first_starter":"highest","next_starter":"highest","two_seats_winner_deals":false,"time_limit":60,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbky","numbers":13,"copies":2,"jokers":2,"hand":14,"sets":true,"first_laying":30,"joker_laid":null,"joker_left":30,"same_turn":false,"rebuild":"free","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"lowest","stock_out_at":"last_draw","penalty_tiles":3,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"settings":{"goal":null,"clock":"2m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seats":[{"is":"Human","person":1},{"is":"Human","person":2}],"waiting":[],"match":{"sheet":{"id":"rummikub","min_players":2,"max_players":4,"first_starter":"highest","next_starter":"highest","two_seats_winner_deals":false,"time_limit":60,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbky","numbers":13,"copies":2,"jokers":2,"hand":14,"sets":true,"first_laying":30,"joker_laid":null,"joker_left":30,"same_turn":false,"rebuild":"free","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"lowest","stock_out_at":"last_draw","penalty_tiles":3,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"seats":2,"goal":{"kind":"rounds","amount":1},"rounds_played":0,"totals":[0,0],"last_starter":1,"last_winner":null,"round":{"sheet":{"id":"rummikub","min_players":2,"max_players":4,"first_starter":"highest","next_starter":"highest","two_seats_winner_deals":false,"time_limit":60,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbky","numbers":13,"copies":2,"jokers":2,"hand":14,"sets":true,"first_laying":30,"joker_laid":null,"joker_left":30,"same_turn":false,"rebuild":"free","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"lowest","stock_out_at":"last_draw","penalty_tiles":3,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"starter":1,"to_move":1,"racks":["r3 r3 r13 b8 b9 b11 k1 k2 k3 k4 k5 k6 k7 k8","r7 r7 r8 b2 k7 k12 k12 y2 y6 y6 y8 y9 y11 J"],"table":[],"stock":"y10 b4 r1 y3 b3 r4 b7 b11 y1 r13 k11 J r2 b8 k9 b4 y10 r5 r11 y13 b7 r12 b5 b1 r5 k5 r10 y5 r6 b6 k10 y11 r1 y12 b9 k9 k8 r12 y2 r10 b2 b12 y9 k1 k13 k13 k2 r9 b5 k10 b13 y13 y8 r6 y7 y4 b13 b3 r9 y12 b1 r4 k6 r8 y1 r11 b10 k4 r2 b10 y4 b12 y7 b6 k3 y5 k11 y3","left":[],"opened":[],"outcome":null,"drawn":null,"passes":0,"returns":0,"last_act":null,"last_lay":null},"winners":null},"starter_draw":[{"seat":0,"piece":"b8"},{"seat":1,"piece":"r10"}],"deeds":[],"tables":[[]],"gains":["",""],"idle":[0,0],"standins":[],"played":[],"evening":{"seats":[],"matches":0,"won":[]},"ready":[],"unreached":[],"paused":false,"stopped":false,"seed":"","deals":1,"cuts":[],"fairness":null,"shuffles":0,"version":5,"moved":5}');
INSERT INTO "snapshots" VALUES(2,5,1,'tiles','{"code":"DWFP","chats":[2],"host":3,"sheet":{"id":"schmidt","min_players":2,"max_players":4,"first_starter":"lot","next_starter":"lot","two_seats_winner_deals":false,"time_limit":120,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbgy","numbers":13,"copies":2,"jokers":4,"hand":14,"sets":true,"first_laying":30,"joker_laid":null,"joker_left":25,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"draw","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"offender","false_melds":"refused"},"settings":{"goal":null,"clock":"sheet","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seats":[{"is":"Human","person":3},{"is":"Human","person":4}],"waiting":[],"match":{"sheet":{"id":"schmidt","min_players":2,"max_players":4,"first_starter":"lot","next_starter":"lot","two_seats_winner_deals":false,"time_limit":120,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbgy","numbers":13,"copies":2,"jokers":4,"hand":14,"sets":true,"first_laying":30,"joker_laid":null,"joker_left":25,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"draw","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"offender","false_melds":"refused"},"seats":2,"goal":{"kind":"rounds","amount":1},"rounds_played":0,"totals":[0,0],"last_starter":0,"last_winner":null,"round":{"sheet":{"id":"schmidt","min_players":2,"max_players":4,"first_starter":"lot","next_starter":"lot","two_seats_winner_deals":false,"time_limit":120,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbgy","numbers":13,"copies":2,"jokers":4,"hand":14,"sets":true,"first_laying":30,"joker_laid":null,"joker_left":25,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"draw","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"offender","false_melds":"refused"},"starter":0,"to_move":0,"racks":["r5 r5 r8 b1 b3 b5 b8 g3 g4 g5 g11 y2 y4 y7","r3 r10 b4 b6 b12 g1 g2 g7 y1 y2 y5 y7 y8 y13"],"table":[],"stock":"b8 b5 y4 b6 g10 g11 r4 b11 b12 y13 r1 y11 y12 g13 g2 g3 J r4 r8 r3 r12 g1 J g10 r12 y3 b10 r7 r9 g12 r9 b13 y11 r1 y1 g13 g6 r13 b2 b13 b3 r13 g12 b9 g7 y5 g9 b2 b10 r11 y10 y8 y10 r6 y3 b7 y6 r2 g9 y12 b11 g8 b1 r2 g8 r11 y6 J b4 y9 b9 y9 r7 r10 r6 b7 J g5 g4 g6","left":[],"opened":[],"outcome":null,"drawn":null,"passes":0,"returns":0,"last_act":null,"last_lay":null},"winners":null},"starter_draw":[],"deeds":[],"tables":[[]],"gains":["",""],"idle":[0,0],"standins":[],"played":[],"evening":{"seats":[],"matches":0,"won":[]},"ready":[],"unreached":[],"paused":false,"stopped":false,"seed":"","deals":1,"cuts":[],"fairness":null,"shuffles":0,"version":5,"moved":5}');
INSERT INTO "snapshots" VALUES(3,5,1,'tiles','{"code":"VJCD","chats":[3],"host":5,"sheet":{"id":"bookmark","min_players":2,"max_players":4,"first_starter":"lot","next_starter":"lot","two_seats_winner_deals":false,"time_limit":120,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbgy","numbers":13,"copies":2,"jokers":4,"hand":14,"sets":true,"first_laying":40,"joker_laid":25,"joker_left":25,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"draw","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"offender","false_melds":"refused"},"settings":{"goal":null,"clock":"sheet","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seats":[{"is":"Human","person":5},{"is":"Human","person":6}],"waiting":[],"match":{"sheet":{"id":"bookmark","min_players":2,"max_players":4,"first_starter":"lot","next_starter":"lot","two_seats_winner_deals":false,"time_limit":120,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbgy","numbers":13,"copies":2,"jokers":4,"hand":14,"sets":true,"first_laying":40,"joker_laid":25,"joker_left":25,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"draw","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"offender","false_melds":"refused"},"seats":2,"goal":{"kind":"rounds","amount":1},"rounds_played":0,"totals":[0,0],"last_starter":1,"last_winner":null,"round":{"sheet":{"id":"bookmark","min_players":2,"max_players":4,"first_starter":"lot","next_starter":"lot","two_seats_winner_deals":false,"time_limit":120,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbgy","numbers":13,"copies":2,"jokers":4,"hand":14,"sets":true,"first_laying":40,"joker_laid":25,"joker_left":25,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack_or_table","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"draw","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"offender","false_melds":"refused"},"starter":1,"to_move":1,"racks":["r5 r6 r8 b6 b10 b12 g6 g11 y1 y2 y2 y4 y11 J","r3 r5 r6 r11 r13 b1 b2 b3 g6 g10 g10 y6 y7 J"],"table":[],"stock":"b5 y1 g13 g1 J y9 b9 g3 b13 b8 b7 b11 b7 r11 b11 r3 r1 g2 b2 y10 y12 g11 y12 r7 y3 y10 g4 r4 b12 b13 J b5 g5 y6 b9 y7 y4 r8 g5 r10 r12 g13 r1 r12 g3 r2 g7 y13 r10 g9 y5 y8 y5 g8 g12 g4 b10 r4 r9 g1 g9 b4 b8 g12 b3 g7 b6 y11 b4 r2 b1 r13 g2 r9 y9 g8 r7 y3 y8 y13","left":[],"opened":[],"outcome":null,"drawn":null,"passes":0,"returns":0,"last_act":null,"last_lay":null},"winners":null},"starter_draw":[],"deeds":[],"tables":[[]],"gains":["",""],"idle":[0,0],"standins":[],"played":[],"evening":{"seats":[],"matches":0,"won":[]},"ready":[],"unreached":[],"paused":false,"stopped":false,"seed":"","deals":1,"cuts":[],"fairness":null,"shuffles":0,"version":5,"moved":5}');
INSERT INTO "snapshots" VALUES(4,5,1,'tiles','{"code":"RDKD","chats":[4],"host":7,"sheet":{"id":"budacsek","min_players":2,"max_players":4,"first_starter":"highest","next_starter":"left","two_seats_winner_deals":false,"time_limit":60,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbkg","numbers":13,"copies":2,"jokers":8,"hand":14,"sets":true,"first_laying":25,"joker_laid":25,"joker_left":25,"same_turn":true,"rebuild":"none","joker_exchange":"none","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"aborted","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"players"},"settings":{"goal":null,"clock":"2m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seats":[{"is":"Human","person":7},{"is":"Human","person":8}],"waiting":[],"match":{"sheet":{"id":"budacsek","min_players":2,"max_players":4,"first_starter":"highest","next_starter":"left","two_seats_winner_deals":false,"time_limit":60,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbkg","numbers":13,"copies":2,"jokers":8,"hand":14,"sets":true,"first_laying":25,"joker_laid":25,"joker_left":25,"same_turn":true,"rebuild":"none","joker_exchange":"none","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"aborted","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"players"},"seats":2,"goal":{"kind":"rounds","amount":1},"rounds_played":0,"totals":[0,0],"last_starter":0,"last_winner":null,"round":{"sheet":{"id":"budacsek","min_players":2,"max_players":4,"first_starter":"highest","next_starter":"left","two_seats_winner_deals":false,"time_limit":60,"scoring":"losers_pay","goal":{"kind":"rounds","amount":1},"colours":"rbkg","numbers":13,"copies":2,"jokers":8,"hand":14,"sets":true,"first_laying":25,"joker_laid":25,"joker_left":25,"same_turn":true,"rebuild":"none","joker_exchange":"none","exchange_first":false,"handrummy":false,"one_action":false,"rack_limit":0,"stock_out":"aborted","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"players"},"starter":0,"to_move":0,"racks":["r2 r5 r10 b5 k1 k1 k6 g3 g5 g5 g9 g13 J J","r7 r12 b1 b2 b7 b8 b11 k2 k3 k5 k11 g3 g10 J"],"table":[],"stock":"g11 k12 k8 k8 k12 k4 k6 k10 k10 r8 k7 r10 g12 g10 r2 g1 g13 g8 g4 g9 k13 k5 b12 g6 r8 r7 k9 g12 g11 b3 g1 r13 r11 k11 r6 b10 J J r3 g7 b8 b9 b11 b4 r1 k3 b5 J r12 k4 r3 b6 b3 k13 b6 J b12 g4 r6 r4 r11 k2 b4 g2 r5 r1 r9 r4 b10 b13 r9 g2 g8 g7 r13 b9 b2 b1 g6 b7 k7 b13 J k9","left":[],"opened":[],"outcome":null,"drawn":null,"passes":0,"returns":0,"last_act":null,"last_lay":null},"winners":null},"starter_draw":[{"seat":0,"piece":"b13"},{"seat":1,"piece":"k6"}],"deeds":[],"tables":[[]],"gains":["",""],"idle":[0,0],"standins":[],"played":[],"evening":{"seats":[],"matches":0,"won":[]},"ready":[],"unreached":[],"paused":false,"stopped":false,"seed":"","deals":1,"cuts":[],"fairness":null,"shuffles":0,"version":5,"moved":5}');
INSERT INTO "snapshots" VALUES(5,5,1,'tiles','{"code":"WRCX","chats":[5],"host":9,"sheet":{"id":"kids","min_players":2,"max_players":4,"first_starter":"youngest","next_starter":"youngest","two_seats_winner_deals":false,"time_limit":0,"scoring":"chips","goal":{"kind":"chips","amount":3},"colours":"rbgy","numbers":10,"copies":2,"jokers":4,"hand":8,"sets":false,"first_laying":0,"joker_laid":null,"joker_left":0,"same_turn":true,"rebuild":"none","joker_exchange":"rack","exchange_first":true,"handrummy":false,"one_action":false,"rack_limit":15,"stock_out":"skip","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"settings":{"goal":null,"clock":"2m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seats":[{"is":"Human","person":9},{"is":"Human","person":10}],"waiting":[],"match":{"sheet":{"id":"kids","min_players":2,"max_players":4,"first_starter":"youngest","next_starter":"youngest","two_seats_winner_deals":false,"time_limit":0,"scoring":"chips","goal":{"kind":"chips","amount":3},"colours":"rbgy","numbers":10,"copies":2,"jokers":4,"hand":8,"sets":false,"first_laying":0,"joker_laid":null,"joker_left":0,"same_turn":true,"rebuild":"none","joker_exchange":"rack","exchange_first":true,"handrummy":false,"one_action":false,"rack_limit":15,"stock_out":"skip","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"seats":2,"goal":{"kind":"chips","amount":3},"rounds_played":0,"totals":[0,0],"last_starter":0,"last_winner":null,"round":{"sheet":{"id":"kids","min_players":2,"max_players":4,"first_starter":"youngest","next_starter":"youngest","two_seats_winner_deals":false,"time_limit":0,"scoring":"chips","goal":{"kind":"chips","amount":3},"colours":"rbgy","numbers":10,"copies":2,"jokers":4,"hand":8,"sets":false,"first_laying":0,"joker_laid":null,"joker_left":0,"same_turn":true,"rebuild":"none","joker_exchange":"rack","exchange_first":true,"handrummy":false,"one_action":false,"rack_limit":15,"stock_out":"skip","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"starter":0,"to_move":0,"racks":["r3 r6 b2 b3 g3 y1 y4 y6","r1 r4 b4 b8 b9 g5 g6 y5"],"table":[],"stock":"b4 g9 g2 b1 g10 g7 y8 b5 g3 r8 b8 J b2 y7 y9 r9 g8 r2 g6 y8 J b9 r10 r9 b1 y3 b10 g7 r7 g9 g1 b10 J r10 g2 y2 r3 b3 g8 y10 b5 g1 g4 r8 r7 g5 g4 b6 y9 r5 b7 y1 y7 y4 r6 y10 y3 r5 g10 r1 b7 y2 b6 y5 r2 J r4 y6","left":[],"opened":[],"outcome":null,"drawn":null,"passes":0,"returns":0,"last_act":null,"last_lay":null},"winners":null},"starter_draw":[],"deeds":[],"tables":[[]],"gains":["",""],"idle":[0,0],"standins":[],"played":[],"evening":{"seats":[],"matches":0,"won":[]},"ready":[],"unreached":[],"paused":false,"stopped":false,"seed":"","deals":1,"cuts":[],"fairness":null,"shuffles":0,"version":5,"moved":5}');
INSERT INTO "snapshots" VALUES(6,5,1,'tiles','{"code":"KXCX","chats":[6],"host":11,"sheet":{"id":"kids-pro","min_players":2,"max_players":4,"first_starter":"youngest","next_starter":"youngest","two_seats_winner_deals":false,"time_limit":0,"scoring":"chips","goal":{"kind":"chips","amount":3},"colours":"rbgy","numbers":10,"copies":2,"jokers":4,"hand":8,"sets":true,"first_laying":0,"joker_laid":null,"joker_left":0,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack","exchange_first":true,"handrummy":false,"one_action":false,"rack_limit":15,"stock_out":"skip","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"settings":{"goal":null,"clock":"2m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seats":[{"is":"Human","person":11},{"is":"Human","person":12}],"waiting":[],"match":{"sheet":{"id":"kids-pro","min_players":2,"max_players":4,"first_starter":"youngest","next_starter":"youngest","two_seats_winner_deals":false,"time_limit":0,"scoring":"chips","goal":{"kind":"chips","amount":3},"colours":"rbgy","numbers":10,"copies":2,"jokers":4,"hand":8,"sets":true,"first_laying":0,"joker_laid":null,"joker_left":0,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack","exchange_first":true,"handrummy":false,"one_action":false,"rack_limit":15,"stock_out":"skip","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"seats":2,"goal":{"kind":"chips","amount":3},"rounds_played":0,"totals":[0,0],"last_starter":1,"last_winner":null,"round":{"sheet":{"id":"kids-pro","min_players":2,"max_players":4,"first_starter":"youngest","next_starter":"youngest","two_seats_winner_deals":false,"time_limit":0,"scoring":"chips","goal":{"kind":"chips","amount":3},"colours":"rbgy","numbers":10,"copies":2,"jokers":4,"hand":8,"sets":true,"first_laying":0,"joker_laid":null,"joker_left":0,"same_turn":true,"rebuild":"keep3","joker_exchange":"rack","exchange_first":true,"handrummy":false,"one_action":false,"rack_limit":15,"stock_out":"skip","stock_out_at":"last_draw","penalty_tiles":0,"idle_penalty":0,"loose_table_tiles":"restore","false_melds":"refused"},"starter":1,"to_move":1,"racks":["r10 b5 b6 b7 b9 g4 y8 J","r2 r3 r8 b10 g1 g3 y7 y9"],"table":[],"stock":"y4 g10 r6 b6 r6 g2 r7 r5 y3 y7 g7 y1 y6 y1 r1 r4 b8 y5 r9 b4 g2 g1 b9 g10 g5 r3 b2 y10 J g8 g3 r7 g9 b3 g8 g5 y10 J b1 g7 r4 y5 b3 b2 b4 r5 y8 b10 g6 g9 y6 r1 b1 r2 g6 y2 y2 b5 J r8 b8 y3 y9 r9 g4 b7 y4 r10","left":[],"opened":[],"outcome":null,"drawn":null,"passes":0,"returns":0,"last_act":null,"last_lay":null},"winners":null},"starter_draw":[],"deeds":[],"tables":[[]],"gains":["",""],"idle":[0,0],"standins":[],"played":[],"evening":{"seats":[],"matches":0,"won":[]},"ready":[],"unreached":[],"paused":false,"stopped":false,"seed":"","deals":1,"cuts":[],"fairness":null,"shuffles":0,"version":5,"moved":5}');
INSERT INTO "snapshots" VALUES(7,5,1,'cards','{"code":"CKCW","chats":[7],"host":13,"sheet":{"id":"basic","min_players":2,"max_players":6,"first_starter":"left_of_dealer","next_starter":"left","two_seats_winner_deals":true,"time_limit":0,"scoring":"winner_takes","goal":{"kind":"target","amount":150},"printed_hands":[10,7,7,6,6],"hand":null,"last_card_discard":false,"ace_high":false,"number_cards":"face","ace_points":1,"high_ace_points":15,"court_points":10,"going_rummy":true,"reshuffles":2},"settings":{"goal":null,"clock":"2m","assist":{"mode":"arrange","hints":0},"leavers":"computer","computers":"easy","idle_bells":3,"youngest":null,"look":null,"theme":null},"seats":[{"is":"Human","person":13},{"is":"Human","person":14}],"waiting":[],"match":{"sheet":{"id":"basic","min_players":2,"max_players":6,"first_starter":"left_of_dealer","next_starter":"left","two_seats_winner_deals":true,"time_limit":0,"scoring":"winner_takes","goal":{"kind":"target","amount":150},"printed_hands":[10,7,7,6,6],"hand":null,"last_card_discard":false,"ace_high":false,"number_cards":"face","ace_points":1,"high_ace_points":15,"court_points":10,"going_rummy":true,"reshuffles":2},"seats":2,"goal":{"kind":"target","amount":150},"rounds_played":0,"totals":[0,0],"last_starter":1,"last_winner":null,"round":{"sheet":{"id":"basic","min_players":2,"max_players":6,"first_starter":"left_of_dealer","next_starter":"left","two_seats_winner_deals":true,"time_limit":0,"scoring":"winner_takes","goal":{"kind":"target","amount":150},"printed_hands":[10,7,7,6,6],"hand":null,"last_card_discard":false,"ace_high":false,"number_cards":"face","ace_points":1,"high_ace_points":15,"court_points":10,"going_rummy":true,"reshuffles":2},"starter":1,"to_move":1,"racks":["2S 3S 4S 6S 7S 9S 10H 2D 4D JC","AS 10S QS KS 8H JH KD AC 9C 10C"],"table":[],"stock":"6D QH 8D 2H QD 5H 2C JD 3D 5C AH 5S 9D KC 8S 4C 10D QC 8C 3H 6C KH 7C 3C 4H 7H 6H 9H AD 5D JS","left":[],"opened":[],"outcome":null,"discard":"7D","drawn":null,"opening":false,"reshuffles":0,"history":{"taken":[],"declined":[],"thrown":[],"turned":""}},"winners":null},"starter_draw":[],"deeds":[],"tables":[[]],"gains":["",""],"idle":[0,0],"standins":[],"played":[],"evening":{"seats":[],"matches":0,"won":[]},"ready":[],"unreached":[],"paused":false,"stopped":false,"seed":"","deals":1,"cuts":[],"fairness":null,"shuffles":0,"version":5,"moved":5}');
CREATE TABLE table_chats (
	chat_id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	PRIMARY KEY (chat_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "table_chats" VALUES(1,1);
INSERT INTO "table_chats" VALUES(2,2);
INSERT INTO "table_chats" VALUES(3,3);
INSERT INTO "table_chats" VALUES(4,4);
INSERT INTO "table_chats" VALUES(5,5);
INSERT INTO "table_chats" VALUES(6,6);
INSERT INTO "table_chats" VALUES(7,7);
CREATE TABLE table_people (
	person_id INTEGER NOT NULL, 
	table_id INTEGER NOT NULL, 
	PRIMARY KEY (person_id, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "table_people" VALUES(1,1);
INSERT INTO "table_people" VALUES(2,1);
INSERT INTO "table_people" VALUES(3,2);
INSERT INTO "table_people" VALUES(4,2);
INSERT INTO "table_people" VALUES(5,3);
INSERT INTO "table_people" VALUES(6,3);
INSERT INTO "table_people" VALUES(7,4);
INSERT INTO "table_people" VALUES(8,4);
INSERT INTO "table_people" VALUES(9,5);
INSERT INTO "table_people" VALUES(10,5);
INSERT INTO "table_people" VALUES(11,6);
INSERT INTO "table_people" VALUES(12,6);
INSERT INTO "table_people" VALUES(13,7);
INSERT INTO "table_people" VALUES(14,7);
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	version INTEGER NOT NULL, 
	code VARCHAR NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	listed TEXT NOT NULL, 
	timer TEXT
, touched FLOAT DEFAULT '0' NOT NULL, at_rest BOOLEAN DEFAULT 0 NOT NULL, revision INTEGER DEFAULT '0' NOT NULL);
INSERT INTO "tables" VALUES(1,10,'NGQC',1,'["NGQC",true,[1],[1,2]]','{"person":1,"seconds":120,"by_itself":false,"used":0.0,"since":null,"told":false,"held":false,"asleep":false,"reminded":false,"nudged":false}',1000.0,0,11);
INSERT INTO "tables" VALUES(2,10,'DWFP',1,'["DWFP",true,[2],[3,4]]','{"person":4,"seconds":120,"by_itself":false,"used":0.0,"since":null,"told":false,"held":false,"asleep":false,"reminded":false,"nudged":false}',1.70789999999935616873e+03,0,11);
INSERT INTO "tables" VALUES(3,10,'VJCD',1,'["VJCD",true,[3],[5,6]]','{"person":5,"seconds":120,"by_itself":false,"used":0.0,"since":null,"told":false,"held":false,"asleep":false,"reminded":false,"nudged":false}',1.81809999999925594234e+03,0,11);
INSERT INTO "tables" VALUES(4,10,'RDKD',1,'["RDKD",true,[4],[7,8]]','{"person":8,"seconds":120,"by_itself":false,"used":0.0,"since":null,"told":false,"held":false,"asleep":false,"reminded":false,"nudged":false}',1.89294999999918786663e+03,0,11);
INSERT INTO "tables" VALUES(5,10,'WRCX',1,'["WRCX",true,[5],[9,10]]','{"person":10,"seconds":120,"by_itself":false,"used":0.0,"since":null,"told":false,"held":false,"asleep":false,"reminded":false,"nudged":false}',1.95224999999913393367e+03,0,11);
INSERT INTO "tables" VALUES(6,10,'KXCX',1,'["KXCX",true,[6],[11,12]]','{"person":11,"seconds":120,"by_itself":false,"used":0.0,"since":null,"told":false,"held":false,"asleep":false,"reminded":false,"nudged":false}',1.9781999999991103323e+03,0,11);
INSERT INTO "tables" VALUES(7,14,'CKCW',1,'["CKCW",true,[7],[13,14]]','{"person":13,"seconds":120,"by_itself":false,"used":0.0,"since":null,"told":false,"held":false,"asleep":false,"reminded":false,"nudged":false}',2.00164999999908900453e+03,0,13);
CREATE TABLE time (
	id INTEGER NOT NULL, 
	counted FLOAT NOT NULL, at FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "time" VALUES(1,0.0,NULL);
CREATE INDEX tables_code ON tables (code);
CREATE INDEX table_chats_table ON table_chats (table_id);
CREATE INDEX table_people_table ON table_people (table_id);
CREATE INDEX outbox_place ON outbox (place);
CREATE INDEX played_table ON played (table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',14);
INSERT INTO "sqlite_sequence" VALUES('chats',7);
INSERT INTO "sqlite_sequence" VALUES('tables',7);
COMMIT;