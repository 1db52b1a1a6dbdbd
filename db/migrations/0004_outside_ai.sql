CREATE TABLE `wordings` (
	`owner_id` text NOT NULL,
	`input_hash` text NOT NULL,
	`texts` text,
	`worded_by` text NOT NULL,
	`claimed_until` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `input_hash`),
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "wordings_texts" CHECK(json_valid("wordings"."texts"))
);
--> statement-breakpoint
CREATE INDEX `wordings_by_age` ON `wordings` (`created_at`);--> statement-breakpoint
ALTER TABLE `owners` ADD `outside_ai_host` text;