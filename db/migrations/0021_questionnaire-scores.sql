CREATE TABLE `questionnaire_scores` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`instrument` text NOT NULL,
	`date` text NOT NULL,
	`total` real NOT NULL,
	`answers` text,
	`difficulty` integer,
	`name` text,
	`min` real,
	`max` real,
	`higher_is` text,
	`recorded_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "questionnaire_scores_instrument" CHECK("questionnaire_scores"."instrument" in ('phq-9', 'gad-7', 'who-5', 'other')),
	CONSTRAINT "questionnaire_scores_date" CHECK("questionnaire_scores"."date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "questionnaire_scores_difficulty" CHECK("questionnaire_scores"."difficulty" between 0 and 3),
	CONSTRAINT "questionnaire_scores_name" CHECK(length("questionnaire_scores"."name") <= 100),
	CONSTRAINT "questionnaire_scores_described" CHECK(("questionnaire_scores"."instrument" = 'other') = ("questionnaire_scores"."name" is not null))
);
--> statement-breakpoint
CREATE INDEX `questionnaire_scores_by_day` ON `questionnaire_scores` (`owner_id`,`date`,`recorded_at`);