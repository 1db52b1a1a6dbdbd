CREATE TABLE `owners` (
	`id` text PRIMARY KEY NOT NULL,
	`guest_token_hash` text,
	`time_zone` text,
	`day_start_hour` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	CONSTRAINT "owners_day_start_hour" CHECK("owners"."day_start_hour" between 0 and 6)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `owners_guest_token_hash_unique` ON `owners` (`guest_token_hash`);--> statement-breakpoint
CREATE INDEX `owners_unused_guests` ON `owners` (`last_seen_at`) WHERE guest_token_hash is not null;--> statement-breakpoint
CREATE TABLE `password_reset_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_reset_tokens_token_hash_unique` ON `password_reset_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `password_reset_tokens_by_user` ON `password_reset_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `password_reset_tokens_by_expiry` ON `password_reset_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`phone_number` text NOT NULL,
	`password_hash` text NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`onboarded_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`last_login_at` integer,
	FOREIGN KEY (`id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "users_first_name_length" CHECK(length("users"."first_name") <= 100),
	CONSTRAINT "users_last_name_length" CHECK(length("users"."last_name") <= 100),
	CONSTRAINT "users_email_length" CHECK(length("users"."email") <= 255),
	CONSTRAINT "users_phone_length" CHECK(length("users"."phone_number") <= 20)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_created_at` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_active_admins` ON `users` (`id`) WHERE is_admin = 1 and is_active = 1;--> statement-breakpoint
CREATE TABLE `check_in_drafts` (
	`owner_id` text NOT NULL,
	`mode` text NOT NULL,
	`submission_key` text NOT NULL,
	`answers` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `mode`),
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "check_in_drafts_mode" CHECK("check_in_drafts"."mode" in ('full', 'quick')),
	CONSTRAINT "check_in_drafts_notes" CHECK(length("check_in_drafts"."notes") <= 2000)
);
--> statement-breakpoint
CREATE INDEX `check_in_drafts_by_age` ON `check_in_drafts` (`updated_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`owner_id` text NOT NULL,
	`operation` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`resource_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_once` ON `idempotency_keys` (`owner_id`,`operation`,`key`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `mood_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`date` integer NOT NULL,
	`time_zone` text NOT NULL,
	`local_date` text NOT NULL,
	`recorded_at` integer NOT NULL,
	`is_backdated` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	`sleep_rating` integer NOT NULL,
	`stress_rating` integer NOT NULL,
	`energy_rating` integer NOT NULL,
	`social_rating` integer NOT NULL,
	`self_care_rating` integer NOT NULL,
	`overall_mood` integer NOT NULL,
	`appetite_rating` integer,
	`focus_rating` integer,
	`anxiety_rating` integer,
	`motivation_rating` integer,
	`notes` text,
	`responses` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mood_entries_sleep" CHECK("mood_entries"."sleep_rating" between 1 and 5),
	CONSTRAINT "mood_entries_stress" CHECK("mood_entries"."stress_rating" between 1 and 5),
	CONSTRAINT "mood_entries_energy" CHECK("mood_entries"."energy_rating" between 1 and 5),
	CONSTRAINT "mood_entries_social" CHECK("mood_entries"."social_rating" between 1 and 5),
	CONSTRAINT "mood_entries_self_care" CHECK("mood_entries"."self_care_rating" between 1 and 5),
	CONSTRAINT "mood_entries_overall" CHECK("mood_entries"."overall_mood" between 1 and 5),
	CONSTRAINT "mood_entries_appetite" CHECK("mood_entries"."appetite_rating" between 1 and 5),
	CONSTRAINT "mood_entries_focus" CHECK("mood_entries"."focus_rating" between 1 and 5),
	CONSTRAINT "mood_entries_anxiety" CHECK("mood_entries"."anxiety_rating" between 1 and 5),
	CONSTRAINT "mood_entries_motivation" CHECK("mood_entries"."motivation_rating" between 1 and 5),
	CONSTRAINT "mood_entries_notes" CHECK(length("mood_entries"."notes") <= 2000),
	CONSTRAINT "mood_entries_local_date" CHECK("mood_entries"."local_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
	CONSTRAINT "mood_entries_responses" CHECK(json_valid("mood_entries"."responses"))
);
--> statement-breakpoint
CREATE INDEX `mood_entries_newest` ON `mood_entries` (`owner_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `mood_entries_by_day` ON `mood_entries` (`owner_id`,`local_date`,`overall_mood`);--> statement-breakpoint
CREATE TABLE `parked_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`mode` text NOT NULL,
	`answers` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "parked_drafts_notes" CHECK(length("parked_drafts"."notes") <= 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parked_drafts_token_hash_unique` ON `parked_drafts` (`token_hash`);--> statement-breakpoint
CREATE INDEX `parked_drafts_by_owner` ON `parked_drafts` (`owner_id`);--> statement-breakpoint
CREATE INDEX `parked_drafts_by_age` ON `parked_drafts` (`created_at`);--> statement-breakpoint
CREATE TABLE `user_stats` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`streak_days` integer DEFAULT 0 NOT NULL,
	`self_care_points` integer DEFAULT 0 NOT NULL,
	`total_checkins` integer DEFAULT 0 NOT NULL,
	`last_checkin_date` text,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_stats_not_negative" CHECK(min("user_stats"."streak_days", "user_stats"."self_care_points", "user_stats"."total_checkins") >= 0),
	CONSTRAINT "user_stats_last_date" CHECK("user_stats"."last_checkin_date" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE TABLE `chat_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`date` integer NOT NULL,
	`messages` text NOT NULL,
	`summary` text,
	`sentiment` text,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "chat_sessions_messages" CHECK(json_valid("chat_sessions"."messages"))
);
--> statement-breakpoint
CREATE INDEX `chat_sessions_newest` ON `chat_sessions` (`owner_id`,`date`);--> statement-breakpoint
CREATE TABLE `weekly_reflections` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`week` text NOT NULL,
	`date` integer NOT NULL,
	`highlights` text NOT NULL,
	`challenges` text DEFAULT '' NOT NULL,
	`gratitude` text DEFAULT '' NOT NULL,
	`next_week_goals` text DEFAULT '' NOT NULL,
	`ai_summary` text,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "weekly_reflections_week" CHECK("weekly_reflections"."week" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `weekly_reflections_one_a_week` ON `weekly_reflections` (`owner_id`,`week`);--> statement-breakpoint
CREATE INDEX `weekly_reflections_newest` ON `weekly_reflections` (`owner_id`,`date`);--> statement-breakpoint
CREATE TABLE `mood_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`report_id` text NOT NULL,
	`title` text NOT NULL,
	`date_range` text NOT NULL,
	`report_data` text NOT NULL,
	`share_settings` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mood_reports_report_id" CHECK(length("mood_reports"."report_id") <= 255),
	CONSTRAINT "mood_reports_title" CHECK(length("mood_reports"."title") <= 255),
	CONSTRAINT "mood_reports_json" CHECK(json_valid("mood_reports"."date_range") and json_valid("mood_reports"."report_data"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mood_reports_report_id_unique` ON `mood_reports` (`report_id`);--> statement-breakpoint
CREATE INDEX `mood_reports_newest` ON `mood_reports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sms_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`phone_number` text NOT NULL,
	`message_type` text NOT NULL,
	`message` text NOT NULL,
	`status` text NOT NULL,
	`twilio_sid` text,
	`error_message` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sms_logs_phone" CHECK(length("sms_logs"."phone_number") <= 20)
);
--> statement-breakpoint
CREATE INDEX `sms_logs_newest` ON `sms_logs` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sms_logs_by_user` ON `sms_logs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sms_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`welcome_enabled` integer DEFAULT true NOT NULL,
	`reminder_enabled` integer DEFAULT false NOT NULL,
	`achievement_enabled` integer DEFAULT true NOT NULL,
	`weekly_reflection_enabled` integer DEFAULT false NOT NULL,
	`default_from_number` text DEFAULT '' NOT NULL,
	`rate_limit_per_day` integer DEFAULT 5 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "sms_settings_single_row" CHECK("sms_settings"."id" = 1),
	CONSTRAINT "sms_settings_rate_limit" CHECK("sms_settings"."rate_limit_per_day" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE `sms_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`message_type` text NOT NULL,
	`message` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sms_templates_message_type_unique` ON `sms_templates` (`message_type`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_by_reset` ON `rate_limits` (`resets_at`);