CREATE TABLE "hand_overs" (
	"hand_over_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"flow" text NOT NULL,
	"subject" text NOT NULL,
	"purpose" text NOT NULL,
	"check_code" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tab_hash" text,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"file_id" text
);
--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_secret" ON "hand_overs" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "hand_overs_user" ON "hand_overs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hand_overs_tab" ON "hand_overs" USING btree ("tab_hash","opened_at");--> statement-breakpoint
CREATE INDEX "hand_overs_file" ON "hand_overs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "hand_overs_expires" ON "hand_overs" USING btree ("expires_at");