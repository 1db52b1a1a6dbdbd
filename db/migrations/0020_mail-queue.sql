CREATE TABLE `mail_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`masked_to` text NOT NULL,
	`sealed` text,
	`status` text DEFAULT 'waiting' NOT NULL,
	`due_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`attempted_at` integer,
	`trouble` text,
	`reply` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mail_messages_masked_to" CHECK(length("mail_messages"."masked_to") <= 40),
	CONSTRAINT "mail_messages_reply" CHECK(length("mail_messages"."reply") <= 12)
);
--> statement-breakpoint
CREATE INDEX `mail_messages_due` ON `mail_messages` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `mail_messages_attempted` ON `mail_messages` (`status`,`attempted_at`);--> statement-breakpoint
CREATE INDEX `mail_messages_newest` ON `mail_messages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_messages_by_user` ON `mail_messages` (`user_id`,`kind`);