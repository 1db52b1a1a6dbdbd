CREATE TABLE `sms_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`intent` text NOT NULL,
	`user_id` text NOT NULL,
	`message_type` text NOT NULL,
	`phone_number` text NOT NULL,
	`streak_days` integer,
	`day` text,
	`status` text DEFAULT 'due' NOT NULL,
	`due_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`attempted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sms_messages_phone" CHECK(length("sms_messages"."phone_number") <= 20)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sms_messages_intent_unique` ON `sms_messages` (`intent`);--> statement-breakpoint
CREATE INDEX `sms_messages_due` ON `sms_messages` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `sms_messages_attempted` ON `sms_messages` (`user_id`,`attempted_at`);--> statement-breakpoint
CREATE INDEX `sms_messages_by_age` ON `sms_messages` (`message_type`,`created_at`);--> statement-breakpoint
CREATE TABLE `sms_opt_outs` (
	`phone_number` text PRIMARY KEY NOT NULL,
	`opted_out_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `texting_codes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`phone_number` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries_left` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `texting_codes_by_expiry` ON `texting_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `texting_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`consent_text` text,
	`consented_at` integer,
	`confirmed_number` text,
	`confirmed_at` integer,
	`reminder_on` integer DEFAULT false NOT NULL,
	`reminder_hour` integer DEFAULT 18 NOT NULL,
	`achievement_on` integer DEFAULT false NOT NULL,
	`weekly_reflection_on` integer DEFAULT false NOT NULL,
	`next_reminder_at` integer,
	`next_reflection_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "texting_preferences_hour" CHECK("texting_preferences"."reminder_hour" between 8 and 20)
);
--> statement-breakpoint
CREATE INDEX `texting_preferences_next_reminder` ON `texting_preferences` (`next_reminder_at`);--> statement-breakpoint
CREATE INDEX `texting_preferences_next_reflection` ON `texting_preferences` (`next_reflection_at`);--> statement-breakpoint
CREATE TABLE `admin_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text,
	`source` text NOT NULL,
	`act` text NOT NULL,
	`subject_id` text,
	`detail` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`subject_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `admin_acts_newest` ON `admin_acts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `admin_acts_by_actor` ON `admin_acts` (`actor_id`);--> statement-breakpoint
CREATE INDEX `admin_acts_by_subject` ON `admin_acts` (`subject_id`);--> statement-breakpoint
DROP INDEX `users_by_created_at`;--> statement-breakpoint
ALTER TABLE `users` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_last_login` ON `users` (`last_login_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_standing` ON `users` (`is_active`,`is_admin`);--> statement-breakpoint
CREATE INDEX `users_by_search_text` ON `users` (`search_text`,`id`,`is_active`,`is_admin`,`created_at`,`last_login_at`);--> statement-breakpoint
CREATE INDEX `users_by_created_at` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sms_logs_by_type` ON `sms_logs` (`message_type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sms_logs_by_status` ON `sms_logs` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sms_logs_by_provider_id` ON `sms_logs` (`twilio_sid`);