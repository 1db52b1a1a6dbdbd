CREATE TABLE `kept_forms` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`key_hash` text NOT NULL,
	`sealed_for` text NOT NULL,
	`sealed` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_forms_by_key` ON `kept_forms` (`key_hash`,`owner_id`);--> statement-breakpoint
CREATE INDEX `kept_forms_by_owner` ON `kept_forms` (`owner_id`);--> statement-breakpoint
CREATE INDEX `kept_forms_by_age` ON `kept_forms` (`expires_at`);--> statement-breakpoint
-- Forms were kept among the deleted check-ins, which last ten seconds. There they run out by themselves.
INSERT INTO `kept_forms` (`id`, `owner_id`, `key_hash`, `sealed_for`, `sealed`, `expires_at`)
SELECT `key_hash`, `owner_id`, `key_hash`, `owner_id`, `sealed`, `expires_at` FROM `deleted_mood_entries`
WHERE `expires_at` > (unixepoch() + 11) * 1000;
