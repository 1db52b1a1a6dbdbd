CREATE TABLE `crisis_cards` (
	`month` text PRIMARY KEY NOT NULL,
	`shown` integer NOT NULL,
	CONSTRAINT "crisis_cards_month" CHECK("crisis_cards"."month" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "crisis_cards_shown" CHECK("crisis_cards"."shown" > 0)
);
