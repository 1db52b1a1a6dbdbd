ALTER TABLE `owners` ADD `goes_on_by_itself` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `owners` ADD `ignores_number_keys` integer DEFAULT false NOT NULL;