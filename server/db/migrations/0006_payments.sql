CREATE TABLE "public_holidays" (
	"zone" text NOT NULL,
	"day" date NOT NULL,
	"is_workday" boolean NOT NULL,
	CONSTRAINT "public_holidays_zone_day_pk" PRIMARY KEY("zone","day")
);
--> statement-breakpoint
CREATE TABLE "received_payments" (
	"received_id" text PRIMARY KEY NOT NULL,
	"means" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"payer" text,
	"by_link" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"settlement" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "transfer_proofs" (
	"proof_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transfer_proofs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"payer" text NOT NULL,
	"payment_account" text NOT NULL,
	"file_id" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"submitted_by" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"refusal" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor" text DEFAULT 'client' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "sales_manager_id" text;--> statement-breakpoint
ALTER TABLE "received_payments" ADD CONSTRAINT "received_payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_payments" ADD CONSTRAINT "received_payments_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_submitted_by_users_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "received_payments_reference" ON "received_payments" USING btree ("means","reference");--> statement-breakpoint
CREATE INDEX "received_payments_order" ON "received_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "received_payments_queue" ON "received_payments" USING btree ("settlement","received_at");--> statement-breakpoint
CREATE INDEX "transfer_proofs_order" ON "transfer_proofs" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_proofs_waiting" ON "transfer_proofs" USING btree ("order_id") WHERE "transfer_proofs"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "transfer_proofs_queue" ON "transfer_proofs" USING btree ("status","number");--> statement-breakpoint
CREATE INDEX "transfer_proofs_file" ON "transfer_proofs" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_sales_manager_id_users_user_id_fk" FOREIGN KEY ("sales_manager_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;