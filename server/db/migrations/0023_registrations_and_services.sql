CREATE TABLE "service_switchings" (
	"client_id" text NOT NULL,
	"service_id" text NOT NULL,
	"revision" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"switched_at" timestamp with time zone NOT NULL,
	"switched_by" text NOT NULL,
	CONSTRAINT "service_switchings_client_id_service_id_revision_pk" PRIMARY KEY("client_id","service_id","revision")
);
--> statement-breakpoint
CREATE TABLE "registration_links" (
	"link_hash" text PRIMARY KEY NOT NULL,
	"registration_id" text NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"registration_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"region" text NOT NULL,
	"company_name" text NOT NULL,
	"enterprise_number" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"language" text NOT NULL,
	"terms_version" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	"client_id" text
);
--> statement-breakpoint
ALTER TABLE "service_switchings" ADD CONSTRAINT "service_switchings_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_switchings" ADD CONSTRAINT "service_switchings_switched_by_users_user_id_fk" FOREIGN KEY ("switched_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_links" ADD CONSTRAINT "registration_links_registration_id_registrations_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("registration_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_links_of" ON "registration_links" USING btree ("registration_id","sent_at");--> statement-breakpoint
CREATE INDEX "registration_links_email" ON "registration_links" USING btree ("email","sent_at");--> statement-breakpoint
CREATE INDEX "registrations_holder" ON "registrations" USING btree ("holder","submitted_at");--> statement-breakpoint
CREATE INDEX "registrations_confirmed_by" ON "registrations" USING btree ("confirmed_by","confirmed_at");--> statement-breakpoint
CREATE INDEX "registrations_submitted" ON "registrations" USING btree ("submitted_at");