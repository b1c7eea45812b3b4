ALTER TABLE "flow_drafts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "flow_traces" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "flow_drafts" ADD COLUMN "tab_hash" text;--> statement-breakpoint
ALTER TABLE "flow_drafts" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "flow_traces" ADD COLUMN "network" text;--> statement-breakpoint
CREATE UNIQUE INDEX "flow_drafts_tab_open" ON "flow_drafts" USING btree ("tab_hash","flow","subject") WHERE "flow_drafts"."tab_hash" is not null and "flow_drafts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "flow_drafts_tab" ON "flow_drafts" USING btree ("tab_hash","updated_at") WHERE "flow_drafts"."tab_hash" is not null;--> statement-breakpoint
CREATE INDEX "flow_drafts_network" ON "flow_drafts" USING btree ("network","updated_at") WHERE "flow_drafts"."network" is not null;--> statement-breakpoint
CREATE INDEX "flow_drafts_idle" ON "flow_drafts" USING btree ("updated_at") WHERE "flow_drafts"."tab_hash" is not null;--> statement-breakpoint
CREATE INDEX "flow_traces_network" ON "flow_traces" USING btree ("network","stored_at") WHERE "flow_traces"."network" is not null;--> statement-breakpoint
ALTER TABLE "flow_drafts" ADD CONSTRAINT "flow_drafts_holder" CHECK (num_nonnulls("flow_drafts"."user_id", "flow_drafts"."tab_hash") = 1);--> statement-breakpoint
ALTER TABLE "flow_drafts" ADD CONSTRAINT "flow_drafts_network_of_tab" CHECK (("flow_drafts"."tab_hash" is null) = ("flow_drafts"."network" is null));--> statement-breakpoint
ALTER TABLE "flow_traces" ADD CONSTRAINT "flow_traces_sender" CHECK (num_nonnulls("flow_traces"."user_id", "flow_traces"."network") = 1);