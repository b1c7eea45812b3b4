CREATE TABLE "customer_exports" (
	"export_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"user_id" text NOT NULL,
	"request" jsonb NOT NULL,
	"department_ids" jsonb,
	"reach" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"rows_total" integer NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"rows_written" integer DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"writing" text,
	"file_id" text,
	"file_size" bigint,
	"worker" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"customer_no" varchar(64) NOT NULL,
	"name" varchar(200) NOT NULL,
	"contact" varchar(100) DEFAULT '' NOT NULL,
	"email" varchar(254) DEFAULT '' NOT NULL,
	"mobile" varchar(40) DEFAULT '' NOT NULL,
	"region" varchar(100) DEFAULT '' NOT NULL,
	"stage" text NOT NULL,
	"source" text NOT NULL,
	"owner_id" text,
	"department_id" text,
	"note" varchar(2000) DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_contacted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "department_members" (
	"department_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "department_members_user_id_department_id_pk" PRIMARY KEY("user_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"department_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_permissions" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"scope" integer NOT NULL,
	CONSTRAINT "user_permissions_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "customer_exports" ADD CONSTRAINT "customer_exports_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_exports" ADD CONSTRAINT "customer_exports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_department_id_departments_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_department_id_departments_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id_departments_department_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_exports_due" ON "customer_exports" USING btree ("due_at") WHERE "customer_exports"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "customer_exports_user" ON "customer_exports" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_exports_client" ON "customer_exports" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_exports_stored" ON "customer_exports" USING btree ("ended_at") WHERE "customer_exports"."file_id" is not null or "customer_exports"."writing" is not null or "customer_exports"."parts" <> '[]';--> statement-breakpoint
CREATE INDEX "customers_client" ON "customers" USING btree ("client_id","created_at","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_number" ON "customers" USING btree ("client_id","customer_no");--> statement-breakpoint
CREATE INDEX "department_members_department" ON "department_members" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "departments_client" ON "departments" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "departments_parent" ON "departments" USING btree ("parent_id");