CREATE TABLE `deleted_mood_entries` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`sealed` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_mood_entries_by_owner` ON `deleted_mood_entries` (`owner_id`);--> statement-breakpoint
CREATE INDEX `deleted_mood_entries_by_age` ON `deleted_mood_entries` (`expires_at`);--> statement-breakpoint
DROP INDEX `mood_entries_by_day`;--> statement-breakpoint
CREATE INDEX `mood_entries_by_day` ON `mood_entries` (`owner_id`,`local_date`,`date`,`id`,`overall_mood`);