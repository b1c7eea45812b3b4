CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
	"cancel_words" text,
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
CREATE TABLE "captchas" (
	"captcha_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"spent_at" timestamp with time zone,
	"mobile" text,
	CONSTRAINT "captchas_challenge_unique" UNIQUE("challenge")
);
--> statement-breakpoint
CREATE TABLE "image_codes" (
	"image_code_id" text PRIMARY KEY NOT NULL,
	"captcha_id" text NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tried_by" text,
	"was_right" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_codes" (
	"code_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"purpose" text NOT NULL,
	"mobile" text NOT NULL,
	"network" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"spent_by" text
);
--> statement-breakpoint
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
CREATE TABLE "order_documents" (
	"document_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_documents_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" text NOT NULL,
	"attached_at" timestamp with time zone NOT NULL,
	"attached_by" text NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" text,
	CONSTRAINT "order_documents_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
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
	"active" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "files_kept" CHECK (("files"."kept_at" is null) = ("files"."sha256" is null))
);
--> statement-breakpoint
CREATE TABLE "flow_drafts" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"client_id" text,
	"tab_hash" text,
	"network" text,
	"flow" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"key" text NOT NULL,
	"snapshot" text,
	"saved_by" text,
	"save_number" integer,
	"order_id" text,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "flow_drafts_key_unique" UNIQUE("key"),
	CONSTRAINT "flow_drafts_holder" CHECK (num_nonnulls("flow_drafts"."user_id", "flow_drafts"."tab_hash") = 1),
	CONSTRAINT "flow_drafts_network_of_tab" CHECK (("flow_drafts"."tab_hash" is null) = ("flow_drafts"."network" is null))
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"hand_over_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"flow" text NOT NULL,
	"subject" text NOT NULL,
	"purpose" text NOT NULL,
	"check_code" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tab_hash" text,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"file_id" text
);
--> statement-breakpoint
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
CREATE TABLE "notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"category" text NOT NULL,
	"digest" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"page" text
);
--> statement-breakpoint
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
CREATE TABLE "order_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text DEFAULT 'client' NOT NULL,
	"user_id" text,
	"subject" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
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
	"remaining_credit" bigint,
	"lines" jsonb NOT NULL,
	"asked" jsonb,
	"period" jsonb,
	"invoice_flag" boolean NOT NULL,
	"activation" jsonb,
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
CREATE TABLE "outbox" (
	"message_id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"sealed_body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"order_no" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"sealed_return_to" text NOT NULL,
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
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
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
	"submitted_tab" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"refusal" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_features" (
	"client_id" text NOT NULL,
	"feature" text NOT NULL,
	CONSTRAINT "client_features_client_id_feature_pk" PRIMARY KEY("client_id","feature")
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
	"allowance" jsonb NOT NULL,
	"usage" jsonb,
	"administrator_id" text
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
	"verification_refusal" jsonb,
	"verification_type" integer DEFAULT 1 NOT NULL,
	"enterprise_number" text,
	"sales_manager_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_passes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"session_hash" text NOT NULL,
	"domain" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"browser" text,
	"system" text,
	"is_risky" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sessions_session_id_unique" UNIQUE("session_id")
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
	"user_language" text,
	"guide_dismissed" text[] DEFAULT '{}' NOT NULL,
	"guide_hidden" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_client_or_staff" CHECK (("users"."role" = 'client') = ("users"."client_id" is not null))
);
--> statement-breakpoint
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
CREATE TABLE "sandbox_signings" (
	"task_id" text PRIMARY KEY NOT NULL,
	"secret" text,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"return_to" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_signings_secret_unique" UNIQUE("secret")
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
CREATE TABLE "signing_tasks" (
	"task_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "signing_tasks_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"document" text NOT NULL,
	"language" text NOT NULL,
	"content_hash" text NOT NULL,
	"file_id" text,
	"signed_file_id" text,
	"provider" text NOT NULL,
	"reference" text,
	"status" text NOT NULL,
	"link" text,
	"link_expires_at" timestamp with time zone,
	"opening_until" timestamp with time zone,
	"begun_at" timestamp with time zone NOT NULL,
	"begun_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "signing_tasks_file" CHECK ("signing_tasks"."file_id" is not null or "signing_tasks"."ended_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "flow_traces" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"network" text,
	"flow" text NOT NULL,
	"trace" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flow_traces_sender" CHECK (num_nonnulls("flow_traces"."user_id", "flow_traces"."network") = 1)
);
--> statement-breakpoint
CREATE TABLE "seal_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_looks" (
	"look_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_looks_look_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"verification_id" text NOT NULL,
	"file_id" text,
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"verification_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "verifications_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"verification_type" integer NOT NULL,
	"status" text NOT NULL,
	"legal_person" text,
	"is_authorised" boolean,
	"power_of_attorney" text,
	"power_of_attorney_until" timestamp with time zone,
	"company_name" text NOT NULL,
	"translated_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"register" text NOT NULL,
	"business_license" text NOT NULL,
	"mobile" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"submitted_by" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"refusal" jsonb
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "invite_codes_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "voucher_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"client_id" text,
	"voucher" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"redeem_from" timestamp with time zone NOT NULL,
	"redeem_until" timestamp with time zone NOT NULL,
	"redeemed_by" text,
	"redeemed_at" timestamp with time zone,
	"voucher_id" text
);
--> statement-breakpoint
CREATE TABLE "voucher_spendings" (
	"voucher_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"spent_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "voucher_spendings_voucher_id_order_id_pk" PRIMARY KEY("voucher_id","order_id")
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
	"spend" text NOT NULL,
	"issued_by_order_id" text,
	CONSTRAINT "vouchers_issued_by_order_id_unique" UNIQUE("issued_by_order_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"content_hash" text NOT NULL,
	"sealed_answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
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
ALTER TABLE "services" ADD CONSTRAINT "services_plan_id_plans_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_codes" ADD CONSTRAINT "image_codes_captcha_id_captchas_captcha_id_fk" FOREIGN KEY ("captcha_id") REFERENCES "public"."captchas"("captcha_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_exports" ADD CONSTRAINT "customer_exports_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_exports" ADD CONSTRAINT "customer_exports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_department_id_departments_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_attached_by_users_user_id_fk" FOREIGN KEY ("attached_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_removed_by_users_user_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_drafts" ADD CONSTRAINT "flow_drafts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_applied_by_users_user_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_mailed_by_users_user_id_fk" FOREIGN KEY ("mailed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_switchings" ADD CONSTRAINT "service_switchings_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_switchings" ADD CONSTRAINT "service_switchings_switched_by_users_user_id_fk" FOREIGN KEY ("switched_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_payments" ADD CONSTRAINT "mobile_payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_payments" ADD CONSTRAINT "mobile_payments_begun_by_users_user_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_payments" ADD CONSTRAINT "received_payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_payments" ADD CONSTRAINT "received_payments_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_submitted_by_users_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_features" ADD CONSTRAINT "client_features_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_department_id_departments_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id_departments_department_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD CONSTRAINT "ad_accounts_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_plan_id_plans_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_administrator_id_users_user_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_links" ADD CONSTRAINT "registration_links_registration_id_registrations_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("registration_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_sales_manager_id_users_user_id_fk" FOREIGN KEY ("sales_manager_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_authorisations" ADD CONSTRAINT "enterprise_authorisations_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_tasks" ADD CONSTRAINT "signing_tasks_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_tasks" ADD CONSTRAINT "signing_tasks_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_tasks" ADD CONSTRAINT "signing_tasks_signed_file_id_files_file_id_fk" FOREIGN KEY ("signed_file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_tasks" ADD CONSTRAINT "signing_tasks_begun_by_users_user_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_traces" ADD CONSTRAINT "flow_traces_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_looks" ADD CONSTRAINT "verification_looks_verification_id_verifications_verification_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("verification_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_looks" ADD CONSTRAINT "verification_looks_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_looks" ADD CONSTRAINT "verification_looks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_power_of_attorney_files_file_id_fk" FOREIGN KEY ("power_of_attorney") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_business_license_files_file_id_fk" FOREIGN KEY ("business_license") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_submitted_by_users_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_redeemed_by_clients_client_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_voucher_id_vouchers_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("voucher_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_spendings" ADD CONSTRAINT "voucher_spendings_voucher_id_vouchers_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("voucher_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_spendings" ADD CONSTRAINT "voucher_spendings_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_issued_by_order_id_orders_order_id_fk" FOREIGN KEY ("issued_by_order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_client" ON "appointments" USING btree ("client_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_time" ON "appointments" USING btree ("consultant_id","starts_at") WHERE "appointments"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "appointments_agenda" ON "appointments" USING btree ("consultant_id","status","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_unreminded" ON "appointments" USING btree ("starts_at") WHERE "appointments"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "captchas_expired" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captchas_holder" ON "captchas" USING btree ("holder","purpose","mobile");--> statement-breakpoint
CREATE INDEX "image_codes_captcha" ON "image_codes" USING btree ("captcha_id");--> statement-breakpoint
CREATE INDEX "message_codes_holder" ON "message_codes" USING btree ("holder","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "message_codes_mobile" ON "message_codes" USING btree ("mobile","sent_at");--> statement-breakpoint
CREATE INDEX "message_codes_network" ON "message_codes" USING btree ("network","sent_at");--> statement-breakpoint
CREATE INDEX "message_codes_sent" ON "message_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "customer_exports_due" ON "customer_exports" USING btree ("due_at") WHERE "customer_exports"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "customer_exports_user" ON "customer_exports" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_exports_client" ON "customer_exports" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_exports_stored" ON "customer_exports" USING btree ("ended_at") WHERE "customer_exports"."file_id" is not null or "customer_exports"."writing" is not null or "customer_exports"."parts" <> '[]';--> statement-breakpoint
CREATE INDEX "customers_client" ON "customers" USING btree ("client_id","created_at","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_number" ON "customers" USING btree ("client_id","customer_no");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_attached" ON "order_documents" USING btree ("order_id","kind") WHERE "order_documents"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_key" ON "files" USING btree ("holder_kind","holder_id","upload_key") WHERE "files"."kept_at" is not null;--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("holder_kind","holder_id") WHERE "files"."used_at" is null;--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("began_at") WHERE "files"."used_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "flow_drafts_open" ON "flow_drafts" USING btree ("user_id","flow","subject") WHERE "flow_drafts"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "flow_drafts_tab_open" ON "flow_drafts" USING btree ("tab_hash","flow","subject") WHERE "flow_drafts"."tab_hash" is not null and "flow_drafts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "flow_drafts_closed" ON "flow_drafts" USING btree ("user_id","closed_at") WHERE "flow_drafts"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "flow_drafts_tab" ON "flow_drafts" USING btree ("tab_hash","updated_at") WHERE "flow_drafts"."tab_hash" is not null;--> statement-breakpoint
CREATE INDEX "flow_drafts_network" ON "flow_drafts" USING btree ("network","updated_at") WHERE "flow_drafts"."network" is not null;--> statement-breakpoint
CREATE INDEX "flow_drafts_idle" ON "flow_drafts" USING btree ("updated_at") WHERE "flow_drafts"."tab_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_secret" ON "hand_overs" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "hand_overs_user" ON "hand_overs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hand_overs_tab" ON "hand_overs" USING btree ("tab_hash","opened_at");--> statement-breakpoint
CREATE INDEX "hand_overs_file" ON "hand_overs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "hand_overs_expires" ON "hand_overs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_standing" ON "invoices" USING btree ("order_id") WHERE "invoices"."status" <> 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "invoices_queue" ON "invoices" USING btree ("status","number");--> statement-breakpoint
CREATE INDEX "invoices_file" ON "invoices" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","time" DESC NULLS LAST,"notice_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","event_id");--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id","created_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_client_status" ON "orders" USING btree ("client_id","status","pay_until");--> statement-breakpoint
CREATE INDEX "orders_client_list" ON "orders" USING btree ("client_id","status","created_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_client_pending" ON "orders" USING btree ("client_id","created_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST) WHERE "orders"."status" in ('unpaid', 'paid') and "orders"."order_type" <> 'append';--> statement-breakpoint
CREATE INDEX "orders_client_payment" ON "orders" USING btree ("client_id","payment_status","pay_until") WHERE "orders"."status" = 'unpaid' and "orders"."payment_status" <> 'none';--> statement-breakpoint
CREATE INDEX "orders_key" ON "orders" USING btree ("key");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_until") WHERE "orders"."status" = 'unpaid';--> statement-breakpoint
CREATE INDEX "quotes_expires" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id","quoted_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","message_id");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"message_id");--> statement-breakpoint
CREATE INDEX "outbox_address" ON "outbox" USING btree ("address","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mobile_payments_order" ON "mobile_payments" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "mobile_payments_open" ON "mobile_payments" USING btree ("order_id") WHERE "mobile_payments"."status" in ('open', 'unknown');--> statement-breakpoint
CREATE INDEX "mobile_payments_watched" ON "mobile_payments" USING btree ("heard_at") WHERE "mobile_payments"."status" in ('open', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "received_payments_reference" ON "received_payments" USING btree ("means","reference");--> statement-breakpoint
CREATE INDEX "received_payments_refunded" ON "received_payments" USING btree ("received_at") WHERE "received_payments"."refunded" > 0;--> statement-breakpoint
CREATE INDEX "received_payments_order" ON "received_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "received_payments_queue" ON "received_payments" USING btree ("settlement","received_at");--> statement-breakpoint
CREATE INDEX "transfer_proofs_order" ON "transfer_proofs" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_proofs_waiting" ON "transfer_proofs" USING btree ("order_id") WHERE "transfer_proofs"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "transfer_proofs_queue" ON "transfer_proofs" USING btree ("status","number");--> statement-breakpoint
CREATE INDEX "transfer_proofs_file" ON "transfer_proofs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "department_members_department" ON "department_members" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "departments_client" ON "departments" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "departments_parent" ON "departments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "order_products_client" ON "order_products" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "registration_links_of" ON "registration_links" USING btree ("registration_id","sent_at");--> statement-breakpoint
CREATE INDEX "registration_links_email" ON "registration_links" USING btree ("email","sent_at");--> statement-breakpoint
CREATE INDEX "registrations_holder" ON "registrations" USING btree ("holder","submitted_at");--> statement-breakpoint
CREATE INDEX "registrations_confirmed_by" ON "registrations" USING btree ("confirmed_by","confirmed_at");--> statement-breakpoint
CREATE INDEX "registrations_submitted" ON "registrations" USING btree ("submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_client" ON "registrations" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "clients_sales_manager" ON "clients" USING btree ("sales_manager_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_enterprise_number" ON "clients" USING btree ("enterprise_number");--> statement-breakpoint
CREATE INDEX "ended_sessions_ended" ON "ended_sessions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "session_passes_expires" ON "session_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_account" ON "sign_in_attempts" USING btree ("account","attempted_at");--> statement-breakpoint
CREATE INDEX "users_client" ON "users" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "signing_messages_taken" ON "signing_messages" USING btree ("taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_tasks_open" ON "signing_tasks" USING btree ("order_id") WHERE "signing_tasks"."status" in ('waiting', 'opened');--> statement-breakpoint
CREATE INDEX "signing_tasks_order" ON "signing_tasks" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "signing_tasks_uncopied" ON "signing_tasks" USING btree ("heard_at") WHERE "signing_tasks"."status" = 'signed' and "signing_tasks"."signed_file_id" is null;--> statement-breakpoint
CREATE INDEX "signing_tasks_heard" ON "signing_tasks" USING btree ("heard_at") WHERE "signing_tasks"."status" in ('waiting', 'opened');--> statement-breakpoint
CREATE INDEX "flow_traces_user" ON "flow_traces" USING btree ("user_id","stored_at");--> statement-breakpoint
CREATE INDEX "flow_traces_network" ON "flow_traces" USING btree ("network","stored_at") WHERE "flow_traces"."network" is not null;--> statement-breakpoint
CREATE INDEX "flow_traces_stored" ON "flow_traces" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "verification_looks_of" ON "verification_looks" USING btree ("verification_id","at");--> statement-breakpoint
CREATE INDEX "verifications_client" ON "verifications" USING btree ("client_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_pending" ON "verifications" USING btree ("client_id") WHERE "verifications"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "verifications_queue" ON "verifications" USING btree ("status","number");--> statement-breakpoint
CREATE INDEX "verifications_license" ON "verifications" USING btree ("business_license");--> statement-breakpoint
CREATE INDEX "verifications_attorney" ON "verifications" USING btree ("power_of_attorney");--> statement-breakpoint
CREATE INDEX "voucher_spendings_order" ON "voucher_spendings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "vouchers_client" ON "vouchers" USING btree ("client_id","valid_until","voucher_id");