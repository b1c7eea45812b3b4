CREATE TABLE "files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"holder_kind" text NOT NULL,
	"holder_id" text NOT NULL,
	"user_id" text,
	"upload_key" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"sha256" text,
	"began_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "files_kept" CHECK (("files"."kept_at" is null) = ("files"."sha256" is null))
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_key" ON "files" USING btree ("holder_kind","holder_id","upload_key") WHERE "files"."kept_at" is not null;--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("holder_kind","holder_id") WHERE "files"."used_at" is null;--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("began_at") WHERE "files"."used_at" is null;