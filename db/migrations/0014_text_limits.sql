CREATE TABLE `sms_cap_hits` (
	`hour` integer PRIMARY KEY NOT NULL,
	`first_at` integer NOT NULL,
	`told_at` integer
);
--> statement-breakpoint
CREATE TABLE `sms_inbound` (
	`signature_hash` text PRIMARY KEY NOT NULL,
	`message_sid` text,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sms_inbound_message_sid_unique` ON `sms_inbound` (`message_sid`);--> statement-breakpoint
CREATE TABLE `sms_sends` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`number_hash` text,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sms_sends_by_time` ON `sms_sends` (`sent_at`,`kind`);--> statement-breakpoint
CREATE INDEX `sms_sends_by_number` ON `sms_sends` (`number_hash`,`kind`,`sent_at`);