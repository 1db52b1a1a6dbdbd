ALTER TABLE `owners` ADD `outside_ai` integer;--> statement-breakpoint
ALTER TABLE `owners` ADD `outside_ai_decided_at` integer;--> statement-breakpoint
ALTER TABLE `mood_entries` ADD `note_level` text;