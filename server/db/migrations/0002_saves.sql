ALTER TABLE "flow_drafts" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "flow_drafts" ADD COLUMN "save_number" integer;--> statement-breakpoint
ALTER TABLE "flow_drafts" DROP COLUMN "revision";