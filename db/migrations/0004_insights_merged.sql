CREATE TABLE `insight_cache` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`findings` text NOT NULL,
	`computed_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "insight_cache_findings" CHECK(json_valid("insight_cache"."findings"))
);
--> statement-breakpoint
ALTER TABLE `owners` ADD `check_ins_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `mood_entries_crisis_notes` ON `mood_entries` (`owner_id`,`updated_at`) WHERE note_level in ('crisis', 'imminent');