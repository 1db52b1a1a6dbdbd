CREATE TABLE `reflection_drafts` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`highlights` text NOT NULL,
	`challenges` text NOT NULL,
	`gratitude` text NOT NULL,
	`next_week_goals` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reflection_drafts_by_age` ON `reflection_drafts` (`updated_at`);--> statement-breakpoint
CREATE TABLE `gone_reports` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`deleted_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gone_reports_by_user` ON `gone_reports` (`user_id`);--> statement-breakpoint
CREATE TABLE `report_opens` (
	`id` text PRIMARY KEY NOT NULL,
	`report_row` text NOT NULL,
	`opened_at` integer NOT NULL,
	`device` text NOT NULL,
	FOREIGN KEY (`report_row`) REFERENCES `mood_reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_opens_newest` ON `report_opens` (`report_row`,`opened_at`);--> statement-breakpoint
ALTER TABLE `weekly_reflections` ADD `text_level` text;--> statement-breakpoint
ALTER TABLE `mood_reports` ADD `snapshot` text;--> statement-breakpoint
ALTER TABLE `mood_reports` ADD `passcode_hash` text;--> statement-breakpoint
ALTER TABLE `mood_reports` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `mood_reports` ADD `message_level` text;