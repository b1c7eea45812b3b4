CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "addons" (
	"addon_id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"unit_size" integer NOT NULL,
	"unit" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"per_year" boolean NOT NULL,
	"max_quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"plan_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"rank" integer NOT NULL,
	"is_buyout" boolean NOT NULL,
	"systems" jsonb NOT NULL,
	"modules" jsonb NOT NULL,
	"allowance" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"years" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prepaid_range" (
	"range_id" text PRIMARY KEY NOT NULL,
	"minimum" jsonb NOT NULL,
	"maximum" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"plan_id" text NOT NULL,
	"service_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"max_quantity" integer NOT NULL,
	CONSTRAINT "services_plan_id_service_id_pk" PRIMARY KEY("plan_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "flow_drafts" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"client_id" text,
	"flow" text NOT NULL,
	"key" text NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"snapshot" text,
	"order_id" text,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "flow_drafts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"category" text NOT NULL,
	"digest" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"token" text NOT NULL,
	"client_id" text NOT NULL,
	"user_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"draft_id" text,
	"key" text,
	"order_type" text NOT NULL,
	"order_product_id" text,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"title" jsonb NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"original_amount" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"asked" jsonb,
	"period" jsonb,
	"invoice_flag" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_until" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_draft_id_unique" UNIQUE("draft_id")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"quote_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"user_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"asked" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_accounts" (
	"client_id" text NOT NULL,
	"cid" text NOT NULL,
	"name" text NOT NULL,
	"grant_status" text NOT NULL,
	CONSTRAINT "ad_accounts_client_id_cid_pk" PRIMARY KEY("client_id","cid")
);
--> statement-breakpoint
CREATE TABLE "order_products" (
	"order_product_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"term_years" integer,
	"plan_term_value" bigint NOT NULL,
	"held_addons" jsonb NOT NULL,
	"allowance" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"client_id" text PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"currency" text NOT NULL,
	"use_zone" text NOT NULL,
	"is_oversea" boolean NOT NULL,
	"ali_cgs" boolean DEFAULT false NOT NULL,
	"client_status" text DEFAULT 'active' NOT NULL,
	"could_buy" boolean DEFAULT true NOT NULL,
	"verification_status" text DEFAULT 'none' NOT NULL,
	"verification_message" text DEFAULT '' NOT NULL,
	"verification_type" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"attempt_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_attempts_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"client_id" text,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'client' NOT NULL,
	"nickname" text NOT NULL,
	"real_name" text NOT NULL,
	"family_name" text NOT NULL,
	"second_name" text NOT NULL,
	"avatar" text,
	"is_trial" boolean DEFAULT false NOT NULL,
	"user_language" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_client_or_staff" CHECK (("users"."role" = 'client') = ("users"."client_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "invite_codes_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"voucher_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"holder" text NOT NULL,
	"name" jsonb NOT NULL,
	"worth" jsonb NOT NULL,
	"minimum" jsonb,
	"order_types" jsonb NOT NULL,
	"plan_ids" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"used_by_order_id" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"content_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_plan_id_plans_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_drafts" ADD CONSTRAINT "flow_drafts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD CONSTRAINT "ad_accounts_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_plan_id_plans_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flow_drafts_open" ON "flow_drafts" USING btree ("user_id","flow") WHERE "flow_drafts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","time" DESC NULLS LAST,"notice_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","event_id");--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id","created_at" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_client_status" ON "orders" USING btree ("client_id","status","pay_until");--> statement-breakpoint
CREATE INDEX "orders_key" ON "orders" USING btree ("key");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_until") WHERE "orders"."status" = 'unpaid';--> statement-breakpoint
CREATE INDEX "quotes_expires" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_products_client" ON "order_products" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_account" ON "sign_in_attempts" USING btree ("account","attempted_at");--> statement-breakpoint
CREATE INDEX "users_client" ON "users" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "vouchers_client" ON "vouchers" USING btree ("client_id","valid_until","voucher_id");--> statement-breakpoint
CREATE INDEX "vouchers_order" ON "vouchers" USING btree ("used_by_order_id");