CREATE TABLE "invoice_files" (
	"invoice_id" text NOT NULL,
	"format" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "invoice_files_invoice_id_format_pk" PRIMARY KEY("invoice_id","format"),
	CONSTRAINT "invoice_files_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invoices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"invoice_type" text NOT NULL,
	"company_name" text NOT NULL,
	"taxpayer_id" text NOT NULL,
	"register" text NOT NULL,
	"registered_address" text NOT NULL,
	"registration_phone" text NOT NULL,
	"bank" text NOT NULL,
	"bank_account" text NOT NULL,
	"file_id" text NOT NULL,
	"email" text,
	"recipient" text,
	"telephone" text,
	"area" jsonb,
	"detailed_address" text,
	"applied_at" timestamp with time zone NOT NULL,
	"applied_by" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"refusal" jsonb,
	"invoice_number" text,
	"invoiced_on" date,
	"mailed_at" timestamp with time zone,
	"mailed_by" text,
	"carrier" text,
	"tracking_number" text
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "enterprise_number" text;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_applied_by_users_user_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_mailed_by_users_user_id_fk" FOREIGN KEY ("mailed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_standing" ON "invoices" USING btree ("order_id") WHERE "invoices"."status" <> 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "invoices_queue" ON "invoices" USING btree ("status","number");--> statement-breakpoint
CREATE INDEX "invoices_file" ON "invoices" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "clients_enterprise_number" ON "clients" USING btree ("enterprise_number");