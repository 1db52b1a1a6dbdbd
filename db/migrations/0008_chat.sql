ALTER TABLE `chat_sessions` ADD `local_date` text;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `ended_at` integer;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `memory` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `safety` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `highest_level` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_sessions` ADD `crisis_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `chat_sessions_one_open` ON `chat_sessions` (`owner_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `chat_sessions_crisis` ON `chat_sessions` (`owner_id`,`crisis_at`) WHERE crisis_at is not null;