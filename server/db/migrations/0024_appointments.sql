CREATE TABLE "appointment_cancellations" (
	"client_id" text PRIMARY KEY NOT NULL,
	"cancelled_count" integer NOT NULL,
	"frozen_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "appointment_categories" (
	"category_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" jsonb NOT NULL,
	"minutes" integer,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"appointment_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "appointments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"status" text NOT NULL,
	"cancelled_by" text,
	"category_id" text NOT NULL,
	"consultant_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"company" text NOT NULL,
	"contact" text NOT NULL,
	"mobile" text NOT NULL,
	"messenger" text NOT NULL,
	"messenger_id" text NOT NULL,
	"language" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" text
);
--> statement-breakpoint
CREATE TABLE "consultant_hours" (
	"user_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "consultant_hours_user_id_weekday_from_minute_pk" PRIMARY KEY("user_id","weekday","from_minute")
);
--> statement-breakpoint
CREATE TABLE "consultants" (
	"user_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"use_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_choices" (
	"choice_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"client_id" text PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_cancellations" ADD CONSTRAINT "appointment_cancellations_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_category_id_appointment_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."appointment_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_consultant_id_consultants_user_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_settled_by_users_user_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultant_hours" ADD CONSTRAINT "consultant_hours_user_id_consultants_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."consultants"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultants" ADD CONSTRAINT "consultants_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_client" ON "appointments" USING btree ("client_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_time" ON "appointments" USING btree ("consultant_id","starts_at") WHERE "appointments"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "appointments_agenda" ON "appointments" USING btree ("consultant_id","status","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_unreminded" ON "appointments" USING btree ("starts_at") WHERE "appointments"."reminded_at" is null;