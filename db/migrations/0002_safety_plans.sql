CREATE TABLE `safety_plans` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`warning_signs` text DEFAULT '' NOT NULL,
	`coping_steps` text DEFAULT '' NOT NULL,
	`distractions` text DEFAULT '' NOT NULL,
	`people` text DEFAULT '' NOT NULL,
	`professionals` text DEFAULT '' NOT NULL,
	`surroundings` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `owners`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "safety_plans_warning_signs" CHECK(length("safety_plans"."warning_signs") <= 2000),
	CONSTRAINT "safety_plans_coping_steps" CHECK(length("safety_plans"."coping_steps") <= 2000),
	CONSTRAINT "safety_plans_distractions" CHECK(length("safety_plans"."distractions") <= 2000),
	CONSTRAINT "safety_plans_people" CHECK(length("safety_plans"."people") <= 2000),
	CONSTRAINT "safety_plans_professionals" CHECK(length("safety_plans"."professionals") <= 2000),
	CONSTRAINT "safety_plans_surroundings" CHECK(length("safety_plans"."surroundings") <= 2000)
);
