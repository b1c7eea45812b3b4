CREATE TABLE "sandbox_enterprises" (
	"client_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"status" text NOT NULL,
	"full_name" text NOT NULL,
	"return_to" text NOT NULL,
	"link_expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_enterprises_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "enterprise_authorisations" (
	"client_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"link" text,
	"link_expires_at" timestamp with time zone,
	"heard_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_signings" ALTER COLUMN "secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_signings" ALTER COLUMN "return_to" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "signing_tasks" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "enterprise_authorisations" ADD CONSTRAINT "enterprise_authorisations_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_messages_taken" ON "signing_messages" USING btree ("taken_at");--> statement-breakpoint
ALTER TABLE "sandbox_signings" DROP COLUMN "link_expires_at";--> statement-breakpoint
UPDATE "signing_tasks" SET "reference" = "task_id" WHERE "provider" = 'sandbox';
