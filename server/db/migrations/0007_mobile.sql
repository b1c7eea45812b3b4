CREATE TABLE "sandbox_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"order_no" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"transactions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "sandbox_payments_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "mobile_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mobile_payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"device" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"code_url" text,
	"wallet_url" text,
	"network" text,
	"begun_at" timestamp with time zone NOT NULL,
	"begun_by" text,
	"expires_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mobile_payments" ADD CONSTRAINT "mobile_payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_payments" ADD CONSTRAINT "mobile_payments_begun_by_users_user_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mobile_payments_order" ON "mobile_payments" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "mobile_payments_open" ON "mobile_payments" USING btree ("order_id") WHERE "mobile_payments"."status" in ('open', 'unknown');--> statement-breakpoint
CREATE INDEX "mobile_payments_watched" ON "mobile_payments" USING btree ("heard_at") WHERE "mobile_payments"."status" in ('open', 'unknown');