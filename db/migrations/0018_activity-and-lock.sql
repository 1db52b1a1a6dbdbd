CREATE TABLE `account_activity` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`device` text,
	`count` integer DEFAULT 1 NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`folded_under` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_activity_folded` ON `account_activity` (`user_id`,`folded_under`);--> statement-breakpoint
CREATE INDEX `account_activity_newest` ON `account_activity` (`user_id`,`last_at`,`id`);--> statement-breakpoint
CREATE INDEX `account_activity_by_age` ON `account_activity` (`last_at`);--> statement-breakpoint
CREATE TABLE `app_locks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`pin_hash` text NOT NULL,
	`away_minutes` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "app_locks_away_minutes" CHECK("app_locks"."away_minutes" in (1, 5, 15, 60))
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `locked_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `pin_tries` integer DEFAULT 0 NOT NULL;