CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`outcome` text NOT NULL,
	`reason` text,
	`day` text,
	`label` text NOT NULL,
	`mood` text,
	`entry_id` text,
	`content` text,
	`size` integer NOT NULL,
	PRIMARY KEY(`import_id`, `seq`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "import_rows_day" CHECK("import_rows"."day" glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
--> statement-breakpoint
CREATE INDEX `import_rows_by_outcome` ON `import_rows` (`import_id`,`outcome`,`mood`,`kind`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`source` text NOT NULL,
	`state` text NOT NULL,
	`time_zone` text NOT NULL,
	`moods` text,
	`added_up_to` integer DEFAULT 0 NOT NULL,
	`worker` text,
	`beat_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "imports_state" CHECK("imports"."state" in ('reading', 'ready', 'adding', 'undoing', 'done'))
);
--> statement-breakpoint
CREATE INDEX `imports_by_owner` ON `imports` (`owner_id`);--> statement-breakpoint
CREATE INDEX `imports_by_age` ON `imports` (`beat_at`);--> statement-breakpoint
CREATE INDEX `imports_under_way` ON `imports` (`beat_at`) WHERE state in ('adding', 'undoing');