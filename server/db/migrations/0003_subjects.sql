DROP INDEX "flow_drafts_open";--> statement-breakpoint
ALTER TABLE "flow_drafts" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "flow_drafts_open" ON "flow_drafts" USING btree ("user_id","flow","subject") WHERE "flow_drafts"."closed_at" is null;