ALTER TABLE `gone_reports` ADD `short_code_hash` text;--> statement-breakpoint
CREATE INDEX `gone_reports_by_short_code` ON `gone_reports` (`short_code_hash`);--> statement-breakpoint
ALTER TABLE `mood_reports` ADD `short_code` text;--> statement-breakpoint
CREATE UNIQUE INDEX `mood_reports_short_code_unique` ON `mood_reports` (`short_code`);--> statement-breakpoint
-- SQLite's random() is ChaCha20, seeded by the system.
UPDATE `mood_reports` SET `short_code` =
  substr('23456789bcdfghjkmnpqrstvwxyz', 1 + (random() & 2147483647) % 28, 1) ||
  substr('23456789bcdfghjkmnpqrstvwxyz', 1 + (random() & 2147483647) % 28, 1) ||
  substr('23456789bcdfghjkmnpqrstvwxyz', 1 + (random() & 2147483647) % 28, 1) ||
  substr('23456789bcdfghjkmnpqrstvwxyz', 1 + (random() & 2147483647) % 28, 1) ||
  substr('23456789bcdfghjkmnpqrstvwxyz', 1 + (random() & 2147483647) % 28, 1) ||
  substr('23456789bcdfghjkmnpqrstvwxyz', 1 + (random() & 2147483647) % 28, 1) ||
  substr('23456789bcdfghjkmnpqrstvwxyz', 1 + (random() & 2147483647) % 28, 1) ||
  substr('23456789bcdfghjkmnpqrstvwxyz', 1 + (random() & 2147483647) % 28, 1) ||
  substr('23456789bcdfghjkmnpqrstvwxyz', 1 + (random() & 2147483647) % 28, 1) ||
  substr('23456789bcdfghjkmnpqrstvwxyz', 1 + (random() & 2147483647) % 28, 1)
WHERE `passcode_hash` IS NOT NULL;
