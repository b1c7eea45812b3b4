CREATE TABLE "session_passes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"session_hash" text NOT NULL,
	"domain" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_passes_expires" ON "session_passes" USING btree ("expires_at");