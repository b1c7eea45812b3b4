CREATE TABLE "flow_traces" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"flow" text NOT NULL,
	"trace" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flow_traces" ADD CONSTRAINT "flow_traces_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_traces_user" ON "flow_traces" USING btree ("user_id","stored_at");--> statement-breakpoint
CREATE INDEX "flow_traces_stored" ON "flow_traces" USING btree ("stored_at");