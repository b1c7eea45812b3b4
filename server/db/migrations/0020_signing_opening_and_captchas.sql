ALTER TABLE "signing_tasks" ADD COLUMN "opening_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "captchas" DROP COLUMN "passed_at";