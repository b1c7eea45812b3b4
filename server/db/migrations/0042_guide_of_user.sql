ALTER TABLE "users" ADD COLUMN "guide_dismissed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guide_hidden" boolean DEFAULT false NOT NULL;