-- A database of commit 2df26ec0, the last with the migrations that the baseline replaces: its schema, some rows, and Drizzle's journal.
-- Written by that commit with the keys of the demo. It is not to be changed: later versions have to migrate what is here.

create sequence "order_numbers";

create table "ad_accounts" (
  "client_id" text not null, "cid" text not null, "name" text not null, "grant_status" text not null,
  constraint "ad_accounts_client_id_cid_pk" PRIMARY KEY (client_id, cid));
create table "addons" (
  "addon_id" text primary key, "position" integer not null, "kind" text not null, "name" jsonb not null, "unit_size" integer not null,
  "unit" jsonb not null, "prices" jsonb not null, "per_year" boolean not null, "max_quantity" integer not null);
create table "appointment_cancellations" ("client_id" text primary key, "cancelled_count" integer not null, "frozen_until" timestamptz);
create table "appointment_categories" (
  "category_id" text primary key, "parent_id" text, "name" jsonb not null, "minutes" integer, "position" integer not null);
create table "appointments" (
  "appointment_id" text primary key, "number" bigint generated always as identity, "client_id" text not null, "status" text not null,
  "cancelled_by" text, "category_id" text not null, "consultant_id" text not null, "starts_at" timestamptz not null,
  "ends_at" timestamptz not null, "company" text not null, "contact" text not null, "mobile" text not null, "messenger" text not null,
  "messenger_id" text not null, "language" text not null, "booked_at" timestamptz not null, "moves" integer default 0 not null,
  "reminded_at" timestamptz, "settled_at" timestamptz, "settled_by" text, "cancel_words" text);
CREATE INDEX appointments_agenda ON appointments (consultant_id, status, starts_at);
CREATE INDEX appointments_client ON appointments (client_id, number);
CREATE INDEX appointments_unreminded ON appointments (starts_at) WHERE (reminded_at IS NULL);
CREATE UNIQUE INDEX appointments_time ON appointments (consultant_id, starts_at) WHERE (status <> 'cancelled'::text);
create table "captchas" (
  "captcha_id" text primary key, "holder" text not null, "purpose" text not null, "challenge" text not null,
  "expires_at" timestamptz not null, "images" integer default 0 not null, "spent_at" timestamptz, "mobile" text,
  constraint "captchas_challenge_unique" UNIQUE (challenge));
CREATE INDEX captchas_expired ON captchas (expires_at);
CREATE INDEX captchas_holder ON captchas (holder, purpose, mobile);
create table "client_features" (
  "client_id" text not null, "feature" text not null, constraint "client_features_client_id_feature_pk" PRIMARY KEY (client_id, feature));
create table "clients" (
  "client_id" text primary key, "full_name" text not null, "currency" text not null, "use_zone" text not null,
  "is_oversea" boolean not null, "ali_cgs" boolean default false not null, "client_status" text default 'active'::text not null,
  "could_buy" boolean default true not null, "verification_status" text default 'none'::text not null,
  "verification_type" integer default 1 not null, "created_at" timestamptz not null, "sales_manager_id" text, "enterprise_number" text,
  "verification_refusal" jsonb);
CREATE INDEX clients_sales_manager ON clients (sales_manager_id);
CREATE UNIQUE INDEX clients_enterprise_number ON clients (enterprise_number);
create table "consultant_hours" (
  "user_id" text not null, "weekday" integer not null, "from_minute" integer not null, "to_minute" integer not null,
  constraint "consultant_hours_user_id_weekday_from_minute_pk" PRIMARY KEY (user_id, weekday, from_minute));
create table "consultants" ("user_id" text primary key, "time_zone" text not null, "use_zone" text not null);
create table "customer_exports" (
  "export_id" text primary key, "client_id" text not null, "user_id" text not null, "request" jsonb not null, "department_ids" jsonb,
  "reach" jsonb not null, "time_zone" text not null, "language" text not null, "status" text not null, "failure" text,
  "rows_total" integer not null, "rows_read" integer default 0 not null, "rows_written" integer default 0 not null,
  "parts" jsonb default '[]'::jsonb not null, "writing" text, "file_id" text, "file_size" bigint, "worker" text,
  "attempts" integer default 0 not null, "due_at" timestamptz, "created_at" timestamptz not null, "ended_at" timestamptz);
CREATE INDEX customer_exports_client ON customer_exports (client_id, created_at);
CREATE INDEX customer_exports_due ON customer_exports (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX customer_exports_stored ON customer_exports (ended_at) WHERE ((file_id IS NOT NULL) OR (writing IS NOT NULL) OR (parts <> '[]'::jsonb));
CREATE INDEX customer_exports_user ON customer_exports (user_id, created_at DESC NULLS LAST);
create table "customers" (
  "customer_id" text primary key, "client_id" text not null, "customer_no" character varying(64) not null,
  "name" character varying(200) not null, "contact" character varying(100) default ''::character varying not null,
  "email" character varying(254) default ''::character varying not null,
  "mobile" character varying(40) default ''::character varying not null,
  "region" character varying(100) default ''::character varying not null, "stage" text not null, "source" text not null, "owner_id" text,
  "department_id" text, "note" character varying(2000) default ''::character varying not null,
  "created_at" timestamp(3) with time zone not null, "last_contacted_at" timestamp(3) with time zone);
CREATE INDEX customers_client ON customers (client_id, created_at, customer_id);
CREATE UNIQUE INDEX customers_number ON customers (client_id, customer_no);
create table "department_members" (
  "department_id" text not null, "user_id" text not null,
  constraint "department_members_user_id_department_id_pk" PRIMARY KEY (user_id, department_id));
CREATE INDEX department_members_department ON department_members (department_id);
create table "departments" ("department_id" text primary key, "client_id" text not null, "parent_id" text, "name" text not null);
CREATE INDEX departments_client ON departments (client_id);
CREATE INDEX departments_parent ON departments (parent_id);
create table "ended_sessions" ("token_hash" text primary key, "ended_at" timestamptz not null);
CREATE INDEX ended_sessions_ended ON ended_sessions (ended_at);
create table "enterprise_authorisations" (
  "client_id" text primary key, "provider" text not null, "status" text not null, "reference" text, "link" text,
  "link_expires_at" timestamptz, "heard_at" timestamptz not null);
create table "files" (
  "file_id" text primary key, "holder_kind" text not null, "holder_id" text not null, "user_id" text, "upload_key" text not null,
  "purpose" text not null, "name" text not null, "size" integer not null, "type" text not null, "sha256" text,
  "began_at" timestamptz not null, "kept_at" timestamptz, "used_at" timestamptz, "active" jsonb default '[]'::jsonb not null,
  constraint "files_kept" CHECK (((kept_at IS NULL) = (sha256 IS NULL))));
CREATE INDEX files_unused ON files (began_at) WHERE (used_at IS NULL);
CREATE INDEX files_waiting ON files (holder_kind, holder_id) WHERE (used_at IS NULL);
CREATE UNIQUE INDEX files_key ON files (holder_kind, holder_id, upload_key) WHERE (kept_at IS NOT NULL);
create table "flow_drafts" (
  "draft_id" text primary key, "user_id" text, "client_id" text, "flow" text not null, "key" text not null, "snapshot" text,
  "order_id" text, "opened_at" timestamptz not null, "updated_at" timestamptz not null, "closed_at" timestamptz, "saved_by" text,
  "save_number" integer, "subject" text default ''::text not null, "tab_hash" text, "network" text,
  constraint "flow_drafts_holder" CHECK ((num_nonnulls(user_id, tab_hash) = 1)),
  constraint "flow_drafts_network_of_tab" CHECK (((tab_hash IS NULL) = (network IS NULL))), constraint "flow_drafts_key_unique" UNIQUE (key)
);
CREATE INDEX flow_drafts_closed ON flow_drafts (user_id, closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX flow_drafts_idle ON flow_drafts (updated_at) WHERE (tab_hash IS NOT NULL);
CREATE INDEX flow_drafts_network ON flow_drafts (network, updated_at) WHERE (network IS NOT NULL);
CREATE INDEX flow_drafts_tab ON flow_drafts (tab_hash, updated_at) WHERE (tab_hash IS NOT NULL);
CREATE UNIQUE INDEX flow_drafts_open ON flow_drafts (user_id, flow, subject) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX flow_drafts_tab_open ON flow_drafts (tab_hash, flow, subject) WHERE ((tab_hash IS NOT NULL) AND (closed_at IS NULL));
create table "flow_traces" (
  "code" text primary key, "user_id" text, "flow" text not null, "trace" text not null, "stored_at" timestamptz not null, "network" text,
  constraint "flow_traces_sender" CHECK ((num_nonnulls(user_id, network) = 1)));
CREATE INDEX flow_traces_network ON flow_traces (network, stored_at) WHERE (network IS NOT NULL);
CREATE INDEX flow_traces_stored ON flow_traces (stored_at);
CREATE INDEX flow_traces_user ON flow_traces (user_id, stored_at);
create table "hand_overs" (
  "hand_over_id" text primary key, "secret_hash" text not null, "user_id" text not null, "session_hash" text not null, "flow" text not null,
  "subject" text not null, "purpose" text not null, "check_code" text not null, "begun_at" timestamptz not null,
  "expires_at" timestamptz not null, "tab_hash" text, "opened_at" timestamptz, "ended_at" timestamptz, "done_at" timestamptz, "file_id" text
);
CREATE INDEX hand_overs_expires ON hand_overs (expires_at);
CREATE INDEX hand_overs_file ON hand_overs (file_id);
CREATE INDEX hand_overs_tab ON hand_overs (tab_hash, opened_at);
CREATE INDEX hand_overs_user ON hand_overs (user_id);
CREATE UNIQUE INDEX hand_overs_secret ON hand_overs (secret_hash);
create table "idempotency_keys" (
  "scope" text not null, "key" text not null, "call" text not null, "content_hash" text not null, "sealed_answer" text,
  "created_at" timestamptz not null, constraint "idempotency_keys_scope_key_pk" PRIMARY KEY (scope, key));
create table "image_codes" (
  "image_code_id" text primary key, "captcha_id" text not null, "answer_hash" text not null, "expires_at" timestamptz not null,
  "tried_by" text, "was_right" boolean default false not null);
CREATE INDEX image_codes_captcha ON image_codes (captcha_id);
create table "invite_codes" (
  "code" text primary key, "client_id" text not null, "percent" integer not null,
  constraint "invite_codes_client_id_unique" UNIQUE (client_id));
create table "invoice_files" (
  "invoice_id" text not null, "format" text not null, "file_id" text not null,
  constraint "invoice_files_invoice_id_format_pk" PRIMARY KEY (invoice_id, format),
  constraint "invoice_files_file_id_unique" UNIQUE (file_id));
create table "invoices" (
  "invoice_id" text primary key, "number" bigint generated always as identity, "order_id" text not null, "status" text not null,
  "kind" text not null, "invoice_type" text not null, "company_name" text not null, "taxpayer_id" text not null, "register" text not null,
  "registered_address" text not null, "registration_phone" text not null, "bank" text not null, "bank_account" text not null,
  "file_id" text not null, "email" text, "recipient" text, "telephone" text, "area" jsonb, "detailed_address" text,
  "applied_at" timestamptz not null, "applied_by" text not null, "decided_at" timestamptz, "decided_by" text, "refusal" jsonb,
  "invoice_number" text, "invoiced_on" date, "mailed_at" timestamptz, "mailed_by" text, "carrier" text, "tracking_number" text);
CREATE INDEX invoices_file ON invoices (file_id);
CREATE INDEX invoices_order ON invoices (order_id, number);
CREATE INDEX invoices_queue ON invoices (status, number);
CREATE UNIQUE INDEX invoices_number ON invoices (invoice_number);
CREATE UNIQUE INDEX invoices_standing ON invoices (order_id) WHERE (status <> 'refused'::text);
create table "message_codes" (
  "code_id" text primary key, "holder" text not null, "purpose" text not null, "mobile" text not null, "network" text not null,
  "code_hash" text not null, "wrong_tries" integer default 0 not null, "sent_at" timestamptz not null, "expires_at" timestamptz not null,
  "ended_at" timestamptz, "spent_by" text);
CREATE INDEX message_codes_holder ON message_codes (holder, purpose, sent_at);
CREATE INDEX message_codes_mobile ON message_codes (mobile, sent_at);
CREATE INDEX message_codes_network ON message_codes (network, sent_at);
CREATE INDEX message_codes_sent ON message_codes (sent_at);
create table "mobile_payments" (
  "payment_id" text primary key, "number" bigint generated always as identity, "order_id" text not null, "provider" text not null,
  "device" text not null, "status" text not null, "currency" text not null, "amount" bigint not null, "code_url" text, "wallet_url" text,
  "network" text, "begun_at" timestamptz not null, "begun_by" text, "expires_at" timestamptz not null, "heard_at" timestamptz not null,
  "ended_at" timestamptz);
CREATE INDEX mobile_payments_order ON mobile_payments (order_id, number);
CREATE INDEX mobile_payments_watched ON mobile_payments (heard_at) WHERE (status = ANY (ARRAY['open'::text, 'unknown'::text]));
CREATE UNIQUE INDEX mobile_payments_open ON mobile_payments (order_id) WHERE (status = ANY (ARRAY['open'::text, 'unknown'::text]));
create table "notices" (
  "notice_id" text primary key, "user_id" text not null, "category" text not null, "digest" jsonb not null, "detail" jsonb not null,
  "time" timestamptz not null, "read_at" timestamptz, "page" text);
CREATE INDEX notices_user ON notices (user_id, "time" DESC NULLS LAST, notice_id DESC NULLS LAST);
create table "order_documents" (
  "document_id" text primary key, "number" bigint generated always as identity, "order_id" text not null, "kind" text not null,
  "file_id" text not null, "attached_at" timestamptz not null, "attached_by" text not null, "removed_at" timestamptz, "removed_by" text,
  constraint "order_documents_file_id_unique" UNIQUE (file_id));
CREATE UNIQUE INDEX order_documents_attached ON order_documents (order_id, kind) WHERE (removed_at IS NULL);
create table "order_events" (
  "event_id" bigint generated always as identity primary key, "order_id" text not null, "event" text not null, "at" timestamptz not null,
  "actor" text default 'client'::text not null, "user_id" text, "subject" text);
CREATE INDEX order_events_order ON order_events (order_id, event_id);
create table "order_products" (
  "order_product_id" text primary key, "client_id" text not null, "plan_id" text not null, "starts_at" timestamptz not null,
  "ends_at" timestamptz, "term_years" integer, "plan_term_value" bigint not null, "held_addons" jsonb not null, "allowance" jsonb not null,
  "administrator_id" text, "usage" jsonb);
CREATE INDEX order_products_client ON order_products (client_id);
create table "orders" (
  "order_id" text primary key, "order_no" text not null, "sealed_token" text constraint "orders_token_not_null" not null,
  "client_id" text not null, "user_id" text not null, "placed_by" text not null, "draft_id" text, "key" text, "order_type" text not null,
  "order_product_id" text, "status" text not null, "payment_status" text not null, "title" jsonb not null, "currency" text not null,
  "amount" bigint not null, "original_amount" bigint not null, "lines" jsonb not null, "asked" jsonb, "period" jsonb,
  "invoice_flag" boolean not null, "created_at" timestamptz not null, "pay_until" timestamptz not null, "activation" jsonb,
  "remaining_credit" bigint, "token_hash" text not null, constraint "orders_draft_id_unique" UNIQUE (draft_id),
  constraint "orders_order_no_unique" UNIQUE (order_no));
CREATE INDEX orders_client ON orders (client_id, created_at DESC, order_id DESC);
CREATE INDEX orders_client_list ON orders (client_id, status, created_at DESC, order_id DESC);
CREATE INDEX orders_client_payment ON orders (client_id, payment_status, pay_until) WHERE ((status = 'unpaid'::text) AND (payment_status <> 'none'::text));
CREATE INDEX orders_client_pending ON orders (client_id, created_at DESC, order_id DESC) WHERE ((status = ANY (ARRAY['unpaid'::text, 'paid'::text])) AND (order_type <> 'append'::text));
CREATE INDEX orders_client_status ON orders (client_id, status, pay_until);
CREATE INDEX orders_key ON orders (key);
CREATE INDEX orders_unpaid ON orders (pay_until) WHERE (status = 'unpaid'::text);
create table "outbox" (
  "message_id" text primary key, "channel" text not null, "address" text not null, "language" text not null, "subject" text not null,
  "created_at" timestamptz not null, "due_at" timestamptz, "attempts" integer default 0 not null, "sent_at" timestamptz,
  "sealed_body" text not null);
CREATE INDEX outbox_address ON outbox (address, created_at DESC NULLS LAST);
CREATE INDEX outbox_created ON outbox (created_at DESC NULLS LAST, message_id);
CREATE INDEX outbox_due ON outbox (due_at, message_id);
create table "plans" (
  "plan_id" text primary key, "name" jsonb not null, "summary" jsonb not null, "rank" integer not null, "is_buyout" boolean not null,
  "systems" jsonb not null, "modules" jsonb not null, "allowance" jsonb not null, "prices" jsonb not null, "years" jsonb not null);
create table "prepaid_range" ("range_id" text primary key, "minimum" jsonb not null, "maximum" jsonb not null);
create table "public_holidays" (
  "zone" text not null, "day" date not null, "is_workday" boolean not null, constraint "public_holidays_zone_day_pk" PRIMARY KEY (zone, day)
);
create table "questionnaire_choices" (
  "choice_id" text primary key, "kind" text not null, "name" jsonb not null, "position" integer not null);
create table "questionnaires" ("client_id" text primary key, "answers" jsonb not null, "answered_at" timestamptz not null);
create table "quotes" (
  "quote_id" text primary key, "client_id" text not null, "user_id" text not null, "draft_id" text not null, "asked" jsonb not null,
  "content" jsonb not null, "quoted_at" timestamptz not null, "expires_at" timestamptz not null);
CREATE INDEX quotes_expires ON quotes (expires_at);
CREATE INDEX quotes_user ON quotes (user_id, quoted_at);
create table "received_payments" (
  "received_id" text primary key, "means" text not null, "reference" text not null, "order_id" text, "currency" text not null,
  "amount" bigint not null, "payer" text, "by_link" boolean not null, "received_at" timestamptz not null, "settlement" text not null,
  "decided_at" timestamptz, "decided_by" text, "refunds" jsonb default '{}'::jsonb not null, "refunded" bigint default 0 not null);
CREATE INDEX received_payments_order ON received_payments (order_id);
CREATE INDEX received_payments_queue ON received_payments (settlement, received_at);
CREATE INDEX received_payments_refunded ON received_payments (received_at) WHERE (refunded > 0);
CREATE UNIQUE INDEX received_payments_reference ON received_payments (means, reference);
create table "registration_links" (
  "link_hash" text primary key, "registration_id" text not null, "email" text not null, "sent_at" timestamptz not null,
  "expires_at" timestamptz not null);
CREATE INDEX registration_links_email ON registration_links (email, sent_at);
CREATE INDEX registration_links_of ON registration_links (registration_id, sent_at);
create table "registrations" (
  "registration_id" text primary key, "holder" text not null, "region" text not null, "company_name" text not null,
  "enterprise_number" text not null, "contact_name" text not null, "email" text not null, "mobile" text not null, "language" text not null,
  "terms_version" text not null, "submitted_at" timestamptz not null, "confirmed_at" timestamptz, "confirmed_by" text, "client_id" text);
CREATE INDEX registrations_confirmed_by ON registrations (confirmed_by, confirmed_at);
CREATE INDEX registrations_holder ON registrations (holder, submitted_at);
CREATE INDEX registrations_submitted ON registrations (submitted_at);
CREATE UNIQUE INDEX registrations_client ON registrations (client_id);
create table "sandbox_enterprises" (
  "client_id" text primary key, "secret" text not null, "status" text not null, "full_name" text not null, "return_to" text not null,
  "link_expires_at" timestamptz not null, constraint "sandbox_enterprises_secret_unique" UNIQUE (secret));
create table "sandbox_payments" (
  "payment_id" text primary key, "secret" text not null, "provider" text not null, "status" text not null, "order_no" text not null,
  "currency" text not null, "amount" bigint not null, "sealed_return_to" text constraint "sandbox_payments_return_to_not_null" not null,
  "expires_at" timestamptz not null, "transactions" jsonb default '[]'::jsonb not null,
  constraint "sandbox_payments_secret_unique" UNIQUE (secret));
create table "sandbox_signings" (
  "task_id" text primary key, "secret" text, "status" text not null, "title" text not null, "return_to" text default ''::text not null,
  "expires_at" timestamptz not null, constraint "sandbox_signings_secret_unique" UNIQUE (secret));
create table "seal_keys" (
  "key_id" text primary key, "public_key" text not null, "private_key" text not null, "made_at" timestamptz not null);
create table "service_switchings" (
  "client_id" text not null, "service_id" text not null, "revision" integer not null, "enabled" boolean not null,
  "switched_at" timestamptz not null, "switched_by" text not null,
  constraint "service_switchings_client_id_service_id_revision_pk" PRIMARY KEY (client_id, service_id, revision));
create table "services" (
  "plan_id" text not null, "service_id" text not null, "position" integer not null, "name" jsonb not null, "summary" jsonb not null,
  "prices" jsonb not null, "max_quantity" integer not null, constraint "services_plan_id_service_id_pk" PRIMARY KEY (plan_id, service_id));
create table "session_passes" (
  "code_hash" text primary key, "state_hash" text not null, "session_hash" text not null, "domain" text not null,
  "expires_at" timestamptz not null);
CREATE INDEX session_passes_expires ON session_passes (expires_at);
create table "sessions" (
  "token_hash" text primary key, "user_id" text not null, "created_at" timestamptz not null, "seen_at" timestamptz not null,
  "session_id" text default (gen_random_uuid())::text not null, "browser" text, "system" text, "is_risky" boolean default false not null,
  constraint "sessions_session_id_unique" UNIQUE (session_id));
CREATE INDEX sessions_created ON sessions (created_at);
CREATE INDEX sessions_user ON sessions (user_id);
create table "sign_in_attempts" (
  "attempt_id" bigint generated always as identity primary key, "account" text not null, "attempted_at" timestamptz not null);
CREATE INDEX sign_in_attempts_account ON sign_in_attempts (account, attempted_at);
create table "signing_messages" ("message_id" text primary key, "taken_at" timestamptz not null);
CREATE INDEX signing_messages_taken ON signing_messages (taken_at);
create table "signing_tasks" (
  "task_id" text primary key, "number" bigint generated always as identity, "order_id" text not null, "document" text not null,
  "language" text not null, "content_hash" text not null, "file_id" text, "provider" text not null, "status" text not null, "link" text,
  "link_expires_at" timestamptz, "begun_at" timestamptz not null, "begun_by" text not null, "expires_at" timestamptz not null,
  "heard_at" timestamptz not null, "ended_at" timestamptz, "reference" text, "signed_file_id" text, "opening_until" timestamptz,
  constraint "signing_tasks_file" CHECK (((file_id IS NOT NULL) OR (ended_at IS NOT NULL))));
CREATE INDEX signing_tasks_heard ON signing_tasks (heard_at) WHERE (status = ANY (ARRAY['waiting'::text, 'opened'::text]));
CREATE INDEX signing_tasks_order ON signing_tasks (order_id, number);
CREATE INDEX signing_tasks_uncopied ON signing_tasks (heard_at) WHERE ((status = 'signed'::text) AND (signed_file_id IS NULL));
CREATE UNIQUE INDEX signing_tasks_open ON signing_tasks (order_id) WHERE (status = ANY (ARRAY['waiting'::text, 'opened'::text]));
create table "transfer_proofs" (
  "proof_id" text primary key, "number" bigint generated always as identity, "order_id" text not null, "status" text not null,
  "payer" text not null, "payment_account" text not null, "file_id" text not null, "submitted_at" timestamptz not null, "submitted_by" text,
  "decided_at" timestamptz, "decided_by" text, "refusal" jsonb default '[]'::jsonb not null, "submitted_tab" text);
CREATE INDEX transfer_proofs_file ON transfer_proofs (file_id);
CREATE INDEX transfer_proofs_order ON transfer_proofs (order_id, number);
CREATE INDEX transfer_proofs_queue ON transfer_proofs (status, number);
CREATE UNIQUE INDEX transfer_proofs_waiting ON transfer_proofs (order_id) WHERE (status = 'submitted'::text);
create table "user_permissions" (
  "user_id" text not null, "key" text not null, "scope" integer not null,
  constraint "user_permissions_user_id_key_pk" PRIMARY KEY (user_id, key));
create table "users" (
  "user_id" text primary key, "client_id" text, "email" text not null, "password_hash" text not null,
  "is_admin" boolean default false not null, "role" text default 'client'::text not null, "nickname" text not null,
  "real_name" text not null, "family_name" text not null, "second_name" text not null, "avatar" text, "user_language" text,
  "is_demo" boolean default false not null, "created_at" timestamptz not null, "guide_dismissed" text[] default '{}'::text[] not null,
  "guide_hidden" boolean default false not null,
  constraint "users_client_or_staff" CHECK (((role = 'client'::text) = (client_id IS NOT NULL))),
  constraint "users_email_unique" UNIQUE (email));
CREATE INDEX users_client ON users (client_id);
create table "verification_looks" (
  "look_id" bigint generated always as identity primary key, "verification_id" text not null, "file_id" text, "user_id" text not null,
  "at" timestamptz not null);
CREATE INDEX verification_looks_of ON verification_looks (verification_id, at);
create table "verifications" (
  "verification_id" text primary key, "number" bigint generated always as identity, "client_id" text not null,
  "verification_type" integer not null, "status" text not null, "legal_person" text, "is_authorised" boolean, "power_of_attorney" text,
  "power_of_attorney_until" timestamptz, "company_name" text not null, "translated_name" text not null, "credit_code" text not null,
  "register" text not null, "business_license" text not null, "mobile" text not null, "submitted_at" timestamptz not null,
  "submitted_by" text not null, "decided_at" timestamptz, "decided_by" text, "refusal" jsonb);
CREATE INDEX verifications_attorney ON verifications (power_of_attorney);
CREATE INDEX verifications_client ON verifications (client_id, number);
CREATE INDEX verifications_license ON verifications (business_license);
CREATE INDEX verifications_queue ON verifications (status, number);
CREATE UNIQUE INDEX verifications_pending ON verifications (client_id) WHERE (status = 'pending'::text);
create table "voucher_codes" (
  "code" text primary key, "client_id" text, "voucher" jsonb not null, "valid_from" timestamptz not null,
  "valid_until" timestamptz not null, "redeem_from" timestamptz not null, "redeem_until" timestamptz not null, "redeemed_by" text,
  "redeemed_at" timestamptz, "voucher_id" text);
create table "voucher_spendings" (
  "voucher_id" text not null, "order_id" text not null, "amount" bigint not null, "spent_at" timestamptz not null,
  "returned_at" timestamptz, constraint "voucher_spendings_voucher_id_order_id_pk" PRIMARY KEY (voucher_id, order_id));
CREATE INDEX voucher_spendings_order ON voucher_spendings (order_id);
create table "vouchers" (
  "voucher_id" text primary key, "client_id" text not null, "holder" text not null, "name" jsonb not null, "worth" jsonb not null,
  "minimum" jsonb, "order_types" jsonb not null, "plan_ids" jsonb not null, "valid_from" timestamptz not null,
  "valid_until" timestamptz not null, "spend" text not null, "issued_by_order_id" text,
  constraint "vouchers_issued_by_order_id_unique" UNIQUE (issued_by_order_id));
CREATE INDEX vouchers_client ON vouchers (client_id, valid_until, voucher_id);

-- Rows
insert into "clients" (
  client_id, full_name, currency, use_zone, is_oversea, ali_cgs, client_status, could_buy, verification_status, verification_type,
  created_at, sales_manager_id)
  values ('client-new', '杭州新芽科技有限公司', 'CNY', 'CN', false, false, 'active', true, 'none', 1, '2026-03-02 08:00:00+00', 'user-sales');
insert into "clients" (
  client_id, full_name, currency, use_zone, is_oversea, ali_cgs, client_status, could_buy, verification_status, verification_type,
  created_at, sales_manager_id)
  values ('client-reviewed', '苏州青禾电子有限公司', 'CNY', 'CN', false, false, 'active', true, 'pending', 1, '2026-03-02 08:00:00+00', 'user-sales');
insert into "users" (
  user_id, client_id, email, password_hash, is_admin, role, nickname, real_name, family_name, second_name, is_demo, created_at,
  guide_dismissed, guide_hidden)
  values (
    'user-new-cn', 'client-new', 'new@cn.example', 'scrypt:6:YWdR6BYMOt7EtxpB-tA_Mg:iERyt-FRpoTXstYRWuhiO_hWFGo0uYTxxU1VnnLXoYY', true,
    'client', '宁', '周宁', '周', '宁', true, '2026-03-02 08:00:00+00', '{}', false);
insert into "users" (
  user_id, client_id, email, password_hash, is_admin, role, nickname, real_name, family_name, second_name, is_demo, created_at,
  guide_dismissed, guide_hidden)
  values (
    'user-pending-cn', 'client-reviewed', 'pending@cn.example',
    'scrypt:6:IcoWFWmcH9Avb0iZ1E-LhQ:FKIX_2iwO6anFh_qrJOI0dcuf7tYg4JUAl8QwcrTZiM', true, 'client', '青', '沈青', '沈', '青', true,
    '2026-03-02 08:00:00+00', '{}', false);
insert into "users" (
  user_id, email, password_hash, is_admin, role, nickname, real_name, family_name, second_name, is_demo, created_at, guide_dismissed,
  guide_hidden)
  values (
    'user-sales', 'sales@desk.example', 'scrypt:6:B5SN3r1-jQds4QYloYVzlw:wp0nMdzs7RUgdiNykkioxlS2LKUu1WV2SAqC6gVDREE', false, 'sales', '嘉禾',
    '孟嘉禾', '孟', '嘉禾', true, '2026-03-02 08:00:00+00', '{}', false);
insert into "sessions" (token_hash, user_id, created_at, seen_at, session_id, is_risky)
  values (
    '7d3f0451d638889f831dac170e4814571477f45063ac7915d5f9ffcac2b82964', 'user-new-cn', '2026-03-02 08:00:00+00', '2026-03-02 08:00:00+00',
    'hh9cCB9hXqmymPDnJOEg5w', false);
insert into "orders" (
  order_id, order_no, sealed_token, client_id, user_id, placed_by, draft_id, key, order_type, status, payment_status, title, currency,
  amount, original_amount, lines, asked, period, invoice_flag, created_at, pay_until, token_hash)
  values (
    'FnUzMWXWI1faFeaZ', 'MF-20260302-000191', 'secret.yDm1K_1zcmtqUjH9.zikO0vYDEhI3HtFZc0PVow.Luk0hHoQS3vpUFF1Xmi4K3lC6S4mUw', 'client-new',
    'user-new-cn', '周宁', 'zRCU8OrqOzBp2PLOROtsOg', 'key-of-the-order', 'new', 'unpaid', 'processing',
    '{"en": "Starter", "ja": "スターター", "zh-CN": "入门版", "zh-TW": "入門版"}', 'CNY', 480000, 480000,
    '[{"ref": "starter", "kind": "plan", "name": {"en": "Starter", "ja": "スターター", "zh-CN": "入门版", "zh-TW": "入門版"}, "unit": {"minor": 48'
    '0000, "currency": "CNY"}, "years": 1, "amount": {"minor": 480000, "currency": "CNY"}, "quantity": 1}]',
    '{"years": 1, "plan_id": "starter", "draft_id": "zRCU8OrqOzBp2PLOROtsOg", "client_id": "client-new", "order_type": "new"}',
    '{"ends_at": "2027-03-02T08:01:00.000Z", "starts_at": "2026-03-02T08:01:00.000Z"}', true, '2026-03-02 08:02:00+00',
    '2026-03-17 08:02:00+00', 'b227305726e22bc89aa892a269a2c49adbfbcee9b7c7839d4791a28db1130f41');
insert into "order_events" (event_id, order_id, event, at, actor, user_id)
  overriding system value values (60, 'FnUzMWXWI1faFeaZ', 'placed', '2026-03-02 08:02:00+00', 'client', 'user-new-cn');
insert into "order_events" (event_id, order_id, event, at, actor, user_id, subject)
  overriding system value values (
    61, 'FnUzMWXWI1faFeaZ', 'payment_begun', '2026-03-02 08:04:00+00', 'client', 'user-new-cn', '73d953daa735df32d5e87562');
insert into "flow_drafts" (
  draft_id, user_id, client_id, flow, key, snapshot, order_id, opened_at, updated_at, saved_by, save_number, subject)
  values (
    'zRCU8OrqOzBp2PLOROtsOg', 'user-new-cn', 'client-new', 'purchase', 'gElJ7ZrUgJfHkA7ohfl1xQ',
    '{"kept":"by the version before the baseline"}', 'FnUzMWXWI1faFeaZ', '2026-03-02 08:01:00+00', '2026-03-02 08:03:00+00', 'the-page', 1,
    '');
insert into "quotes" (quote_id, client_id, user_id, draft_id, asked, content, quoted_at, expires_at)
  values (
    'uD9N5tkj13Htu9F_vHrC4g', 'client-new', 'user-new-cn', 'zRCU8OrqOzBp2PLOROtsOg',
    '{"years": 1, "plan_id": "starter", "draft_id": "zRCU8OrqOzBp2PLOROtsOg", "client_id": "client-new", "order_type": "new"}',
    '{"lines": [{"ref": "starter", "kind": "plan", "name": {"en": "Starter", "ja": "スターター", "zh-CN": "入门版", "zh-TW": "入門版"}, "unit": {"'
    'minor": 480000, "currency": "CNY"}, "years": 1, "amount": {"minor": 480000, "currency": "CNY"}, "quantity": 1}], "amount": {"minor'
    '": 480000, "currency": "CNY"}, "period": {"ends_at": "2027-03-02T08:01:00.000Z", "starts_at": "2026-03-02T08:01:00.000Z"}, "discou'
    'nt": {"minor": 0, "currency": "CNY"}, "vouchers": {"agency_vouchers": [{"name": {"en": "Partner voucher of last season", "ja": "代理'
    '店クーポン（前期分）", "zh-CN": "代理商优惠券（上一季）", "zh-TW": "代理商折價券（上一季）"}, "spend": "once", "worth": {"kind": "amount", "amount": {"minor": 800'
    '00, "currency": "CNY"}}, "holder": "agency", "reason": "expired", "usable": false, "balance": {"minor": 80000, "currency": "CNY"},'
    ' "minimum": null, "plan_ids": [], "selected": false, "is_used_up": false, "valid_from": "2025-08-14T08:00:00.000Z", "voucher_id": '
    '"new-agency-ended", "order_types": [], "valid_until": "2026-02-10T08:00:00.000Z"}, {"name": {"en": "Partner voucher", "ja": "代理店クー'
    'ポン", "zh-CN": "代理商优惠券", "zh-TW": "代理商折價券"}, "spend": "once", "worth": {"kind": "amount", "amount": {"minor": 50000, "currency": "C'
    'NY"}}, "holder": "agency", "reason": null, "usable": true, "balance": {"minor": 50000, "currency": "CNY"}, "minimum": null, "plan_'
    'ids": [], "selected": false, "is_used_up": false, "valid_from": "2026-01-01T08:00:00.000Z", "voucher_id": "new-agency-500", "order'
    '_types": [], "valid_until": "2026-07-30T08:00:00.000Z"}, {"name": {"en": "Partner voucher, 10% off", "ja": "代理店クーポン（10%割引）", "zh-C'
    'N": "代理商 9 折券", "zh-TW": "代理商 9 折券"}, "spend": "once", "worth": {"kind": "percent", "percent": 10}, "holder": "agency", "reason": '
    'null, "usable": true, "balance": null, "minimum": null, "plan_ids": [], "selected": false, "is_used_up": false, "valid_from": "202'
    '6-01-01T08:00:00.000Z", "voucher_id": "new-agency-10", "order_types": [], "valid_until": "2026-08-29T08:00:00.000Z"}], "client_vou'
    'chers": [{"name": {"en": "Voucher of last season", "ja": "前期のクーポン", "zh-CN": "上一季优惠券", "zh-TW": "上一季折價券"}, "spend": "once", "worth'
    '": {"kind": "percent", "percent": 12}, "holder": "client", "reason": "expired", "usable": false, "balance": null, "minimum": null,'
    ' "plan_ids": [], "selected": false, "is_used_up": false, "valid_from": "2025-10-18T08:00:00.000Z", "voucher_id": "new-last-season"'
    ', "order_types": [], "valid_until": "2026-01-16T08:00:00.000Z"}, {"name": {"en": "Welcome voucher", "ja": "ウェルカムクーポン", "zh-CN": "新'
    '客优惠券", "zh-TW": "新客折價券"}, "spend": "in_parts", "worth": {"kind": "amount", "amount": {"minor": 20000, "currency": "CNY"}}, "holder'
    '": "client", "reason": null, "usable": true, "balance": {"minor": 20000, "currency": "CNY"}, "minimum": null, "plan_ids": [], "sel'
    'ected": false, "is_used_up": false, "valid_from": "2026-01-31T08:00:00.000Z", "voucher_id": "new-welcome", "order_types": [], "val'
    'id_until": "2026-05-31T08:00:00.000Z"}, {"name": {"en": "Voucher for large orders", "ja": "大口注文クーポン", "zh-CN": "大额订单满减券", "zh-TW":'
    ' "大額訂單滿額折價券"}, "spend": "once", "worth": {"kind": "amount", "amount": {"minor": 150000, "currency": "CNY"}}, "holder": "client", "'
    'reason": "below_minimum", "usable": false, "balance": {"minor": 150000, "currency": "CNY"}, "minimum": {"minor": 3000000, "currenc'
    'y": "CNY"}, "plan_ids": [], "selected": false, "is_used_up": false, "valid_from": "2026-01-31T08:00:00.000Z", "voucher_id": "new-l'
    'arge-order", "order_types": [], "valid_until": "2026-06-30T08:00:00.000Z"}, {"name": {"en": "Voucher of next season", "ja": "来期のクー'
    'ポン", "zh-CN": "下一季优惠券", "zh-TW": "下一季折價券"}, "spend": "once", "worth": {"kind": "percent", "percent": 15}, "holder": "client", "rea'
    'son": "not_yet_valid", "usable": false, "balance": null, "minimum": null, "plan_ids": [], "selected": false, "is_used_up": false, '
    '"valid_from": "2026-04-16T08:00:00.000Z", "voucher_id": "new-next-season", "order_types": [], "valid_until": "2026-07-15T08:00:00.'
    '000Z"}, {"name": {"en": "Voucher of another region", "ja": "他地域専用クーポン", "zh-CN": "其他地区专用券", "zh-TW": "其他地區專用折價券"}, "spend": "in_pa'
    'rts", "worth": {"kind": "amount", "amount": {"minor": 4500, "currency": "USD"}}, "holder": "client", "reason": "wrong_currency", "'
    'usable": false, "balance": {"minor": 4500, "currency": "USD"}, "minimum": null, "plan_ids": [], "selected": false, "is_used_up": f'
    'alse, "valid_from": "2026-01-31T08:00:00.000Z", "voucher_id": "new-abroad", "order_types": [], "valid_until": "2026-09-18T08:00:00'
    '.000Z"}, {"name": {"en": "Flagship voucher", "ja": "フラッグシップ限定クーポン", "zh-CN": "旗舰版专享券", "zh-TW": "旗艦版專屬折價券"}, "spend": "once", "wor'
    'th": {"kind": "amount", "amount": {"minor": 300000, "currency": "CNY"}}, "holder": "client", "reason": "wrong_plan", "usable": fal'
    'se, "balance": {"minor": 300000, "currency": "CNY"}, "minimum": null, "plan_ids": ["flagship"], "selected": false, "is_used_up": f'
    'alse, "valid_from": "2026-01-31T08:00:00.000Z", "voucher_id": "new-flagship", "order_types": [], "valid_until": "2026-09-18T08:00:'
    '00.000Z"}, {"name": {"en": "Renewal voucher, 5% off", "ja": "更新専用クーポン（5%割引）", "zh-CN": "续费 95 折券", "zh-TW": "續約 95 折券"}, "spend": '
    '"once", "worth": {"kind": "percent", "percent": 5}, "holder": "client", "reason": "wrong_type", "usable": false, "balance": null, '
    '"minimum": null, "plan_ids": [], "selected": false, "is_used_up": false, "valid_from": "2026-01-31T08:00:00.000Z", "voucher_id": "'
    'new-renewal-5", "order_types": ["renew", "upgrade_renew"], "valid_until": "2026-09-18T08:00:00.000Z"}, {"name": {"en": "Goodwill c'
    'redit, covers a whole order", "ja": "お詫びクーポン（全額充当可）", "zh-CN": "服务补偿券（可全额抵扣）", "zh-TW": "服務補償折價券（可全額折抵）"}, "spend": "in_parts", "w'
    'orth": {"kind": "amount", "amount": {"minor": 20000000, "currency": "CNY"}}, "holder": "client", "reason": null, "usable": true, "'
    'balance": {"minor": 20000000, "currency": "CNY"}, "minimum": null, "plan_ids": [], "selected": false, "is_used_up": false, "valid_'
    'from": "2026-02-20T08:00:00.000Z", "voucher_id": "new-credit-note", "order_types": [], "valid_until": "2026-10-28T08:00:00.000Z"}]'
    '}, "currency_id": 1, "product_list": [{"quantity": 1, "product_id": "starter"}], "discount_amount": {"minor": 0, "currency": "CNY"'
    '}, "original_amount": {"minor": 480000, "currency": "CNY"}, "remaining_credit": null, "reduced_version_hints": []}',
    '2026-03-02 08:01:00+00', '2026-03-02 08:16:00+00');
insert into "idempotency_keys" (scope, key, call, content_hash, sealed_answer, created_at)
  values (
    'client-new', 'key-of-the-order', '/mall/order/add', '4e7953a910cd1798d128f9a84b56977bd5d702dea188e3521e00f7ce5370b9f6',
    'secret.wOMtB5IKX2R-I5C6.VPMCdtcNdLDE7k6uQnxJ8A.ZLWnMg9claokQZqRH7Cg6f4xy8w0I8TtkJtCTgnEouzJn_aZJF-6WV22q--kO3wyiQbuqwzH9hyhgRPBFb-'
    '8iD1OfIAjr5nciZZcsTmO2qzTfgfQ5R7OTCHR_18wOLY3GzFdSBJonJ2hBggPLz457lta-T81EZBU6J5htqS5LvAVQBbGGyhriFOF8xRe0thZluAKARp02Uv3b5ErD0Wg1'
    'Wc4zz7pyW5CHVMWh0qoNP_e1A-Sc35VeV5wkGgMerY_0-PNzbKQ4zJLe--weFgm6ELigIRyiuDwkBE__WxDNgTaKusrNeieenUmIbyKLzfxsIw7fboao2YVV0h4Kxt_w_f'
    'nUaXm80B85K0UzCCfZReCgSyc83EEPMn0GLTF9wQOnAd89i2OdvfZ2dnlTlFzkWorsuBrMMp45VjeJFg-f-lMeH_7VgsqD73Hx5jy-0sBFnq0poGFXZ7J-xFXAhFO-uozv'
    'VxgN-ZNDgTsrexY-ifvhJQxWd-ti6ieorRHgF7huve3nG6CLL_Ht-4WGcg3QVF78CKBL4Du6c63WnPLjfif-2gyqnTw3jX5DfnR2g_Euak4Xd0EpUe0aL1ZkacwY1C687j'
    'chCfDxuR5QgTCy0eVfvrzleAyZikAnWd5l57iAGCDBGeCdP-BsGuBTfAae70i5GL9-OXZPM6cXAgeZGcWVgJ5wluJetk5j0IwvdI9iJgdG4ib-54N4Fa_JVMdI6YxMOIkA'
    'BtUH3CTMv1PW-4r-fjcaWFSLd0ARQLVZsAFC5YKLF687sXG9V4uSpUmQ7JDc4oOOb5qatXQ-bIxJp6BZTvg6PSX2kc498GonkD6gcxkaOYUHHZ0Efm3_veLYTICzOUaUSX'
    'J3tzJLz6sO5dvLLjWpARjiw1psjOO3jM_FhLRUxDFxV32ca02W8ZADInDomquFQGbiDkIM06xIi4DP9BjmuxgisQDBW6yZv3Of1NoAqn7eJ9v9DKhVN-VtYWdXGzrtNjpI'
    'Mv61y2CpegKUSup_RQlMBFoMvOA7NTLBp3iETXRMGGexFrOG8V6LpnwY7srq0o_3Mr7WKdmZ6ggL44Prn_cZggRKTWvC7Ba_zxGaiWiyQC_qxSjlvC406xQ2x2Ru5WWzQ6'
    'kIfkHcsEyNE9OdeuRaIgKkHB2C6v9GhspvLXp86cIWF94biyPz2Dq4s6DP2G8kwfaD74Mkedqr68txOMHUJOR-tOfQJjqwdSEOrFpKMoGE6IielLsZWDobkXCvJOiJJ1Mz'
    'OubOglPB9U_Y9QSi6LXy7Jb_3GV1PNDE_9HVesjnfP83EiR3gWBRSWFRUEJoeCCPr4x881_r2K5xYtArhbBdN2W1aZqNDIYxijs_iSYmyO6o4FSGIhj9dnXJUb8UgibeUR'
    '5EFj8Ry5qopiFfgyDCkDJHchv0YiKm-gYGxvjEUV6FO06RQ6WaEY1UZ9FRaVwwzYe5GW8gXWNJu3N3bec17P0KZFwu2_KVO5BHS6vZfGmjE_HlN6LHC91kPhR5DdMqz3dj'
    'SMnm-O0t3JcitbUGYoVZ74EZ7QU0a7lW-4gu5KlTxfLzDncpDX0BRPqI7wzLqRc34-wS-kBDBCD-UVNTeELRT9aZAtvTdfzw3p2Swmt5GEFzNRoXtp3xO61m-Yhjs5h87z'
    'NfPajGQwyD_nEgMOdK-4eq9wHYzXmLqqY90mz8hIX8EVa-BpWUiMZjIlNU7y60Xr0dOwF8ch5_VV-CXdEx0F_tvq2ZKA-od27vwUw0504lfUEbLZqlkiRydRcPFVWyYkwZ'
    'JaQA6X9j5NExODu_73mabVk2Qk3eQJsXcZOtyky0SgMLhuIKXcYh9gz0j3x__6vjdQcJ3NeHjcYMyC2Eh62wnekohMJR1kw1XqWTKb1c3yssAqE2pm_HIvfySfTuBmWvFK'
    '_HLZuGCQ6PuBFUHMiKOe8KJhLXFDMFTrTnwLW8NEdkjkEAMxWtW3iSEA5xoFYLPEYUxN4OAQKKQ26cd009q6BhKje958',
    '2026-03-02 08:02:00+00');
insert into "mobile_payments" (
  payment_id, number, order_id, provider, device, status, currency, amount, code_url, network, begun_at, begun_by, expires_at, heard_at)
  overriding system value values (
    '73d953daa735df32d5e87562', 1, 'FnUzMWXWI1faFeaZ', 'wechat', 'computer', 'open', 'CNY', 480000, '/cashier/y-X84NOKWcytndCSQXBUVw',
    '192.0.2.1', '2026-03-02 08:04:00+00', 'user-new-cn', '2026-03-02 08:19:00+00', '2026-03-02 08:04:00+00');
insert into "sandbox_payments" (
  payment_id, secret, provider, status, order_no, currency, amount, sealed_return_to, expires_at, transactions)
  values (
    '73d953daa735df32d5e87562', 'y-X84NOKWcytndCSQXBUVw', 'wechat', 'waiting', 'MF-20260302-000191', 'CNY', 480000,
    'secret.YT1F6_CU3gih_iiS.bO1pYXeXfOHrSijVxEFktg.eQ_ccSB8kViEJ4-OnjgJ6Rcm3TuGffTwmZFmG76I9tbU0maTfWv6vv1-mPrMbPcsi2vGHy30YEsXCPSCVyw'
    'FetLKt7drOj724mjzpA',
    '2026-03-02 08:19:00+00', '[]');
insert into "outbox" (message_id, channel, address, language, subject, created_at, due_at, attempts, sealed_body)
  values (
    'ArAt2ZAeKAdkLTKz', 'mail', 'new@cn.example', 'zh-CN', '订单 MF-20260302-000191 已提交', '2026-03-02 08:02:00+00', '2026-03-02 08:02:00+00',
    0,
    'secret.EYjTYxzORvzbIQg1.k7IOkXf4o1Mz2ZDYp_rytQ.68frGaeA85TV5nRNo1JNzvs86VtM-FQ-ZNd_KDrfaXGrrWYgRYx50hoeGvamQGAAf6D0RGzzUcTbsEaRVD8'
    'XizgdEfHgJLZGxmFWLNKAai6aTYFIDBfjmmH5TNeotyuTTSJqfsucj8A7tHnjM9VKnsfdDJLjlclEV_31UO6YpVovOUbYm0tkZBB6mJ0KC4v4BkiJjuVJ9PF93ID7X-cjE'
    'yE-Oed0ClNgj54PctHsk6N2my5W5XxTbYvMWrLROOKWzTYLu0LXdwMWq9TnRry9LN09i41Z7bXGQ59r5zV749nsnDcK0t_35exb4d3dhjY7sBu_9EXtgEkdk5aJTUZdCE8'
    'fCSETkopG0D5XJlVYF1TME-FrWXfPJ9yvWSl_V4DeJNz9_v7415GwQ3-gBCq95JurpcrAHCSU5ioN9AwtO834tsrHdA-M87T0qOr75F46lM4Xsg74--ARxT_rUStOjFUV5'
    '_bjtbPtxLJU4T9cuE5xaiul1Uq4WvZJ_M4UaFxxPepEHi-lXrQ'
);
insert into "files" (
  file_id, holder_kind, holder_id, user_id, upload_key, purpose, name, size, type, sha256, began_at, kept_at, used_at, active)
  values (
    'client-reviewed-business_license', 'client', 'client-reviewed', 'user-pending-cn', 'client-reviewed-business_license',
    'business_license', 'business_license.pdf', 882, 'application/pdf', '02691999871d6f934c0a5f5e27a6e66d2e24bd9e52e5d8beac7bd9417f63287c',
    '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '[]');
insert into "files" (
  file_id, holder_kind, holder_id, user_id, upload_key, purpose, name, size, type, sha256, began_at, kept_at, used_at, active)
  values (
    'client-reviewed-power_of_attorney', 'client', 'client-reviewed', 'user-pending-cn', 'client-reviewed-power_of_attorney',
    'power_of_attorney', 'power_of_attorney.pdf', 883, 'application/pdf',
    'c651c4de9c9792b21ab68cfd8d63aa687c7bc7bdad594be859f73a233c17a1e4', '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00',
    '2026-03-01 08:00:00+00', '[]');
insert into "verifications" (
  verification_id, number, client_id, verification_type, status, legal_person, is_authorised, power_of_attorney, power_of_attorney_until,
  company_name, translated_name, credit_code, register, business_license, mobile, submitted_at, submitted_by)
  overriding system value values (
    'client-reviewed-verification', 1, 'client-reviewed', 1, 'pending',
    'secret.vS1Z9WCSWAGh1dcI.xYn2oG7jV_izSqaTnQMZuA._Tl4UE4sBwCzWnn_z0KtSE_SO8hF6-iPWIFmdip_NxyHRAgZ0tdFyElmY7nTKns', false,
    'client-reviewed-power_of_attorney', '2036-03-01 08:00:00+00', '苏州青禾电子有限公司', 'Suzhou Qinghe Electronics Co., Ltd.',
    '91320505MA1WDEM041', 'listed', 'client-reviewed-business_license', '+8613862001100', '2026-03-01 08:00:00+00', 'user-pending-cn');
insert into "invite_codes" (code, client_id, percent)
  values ('QINGHE66', 'client-reviewed', 5);
insert into "invite_codes" (code, client_id, percent)
  values ('XINYA666', 'client-new', 5);
insert into "notices" (notice_id, user_id, category, digest, detail, time, read_at, page)
  values (
    'notice-user-new-cn-2', 'user-new-cn', 'system',
    '{"en": "Welcome to the mall", "ja": "ストアへようこそ", "zh-CN": "欢迎使用商城", "zh-TW": "歡迎使用商城"}',
    '{"en": "Here you buy, renew and upgrade plans, and find your orders and vouchers.", "ja": "プランの購入・更新・アップグレード、ご注文とクーポンの確認ができます。", "'
    'zh-CN": "您可以在这里购买、续费和升级版本，查看订单与优惠券。", "zh-TW": "您可以在這裡購買、續約和升級方案，查看訂單與折價券。"}',
    '2026-02-10 08:00:00+00', '2026-03-02 08:00:00+00', '/store');
insert into "notices" (notice_id, user_id, category, digest, detail, time, page)
  values (
    'uuO1KpEbv2OeoTR_', 'user-new-cn', 'order',
    '{"en": "Order MF-20260302-000191 has been placed", "ja": "ご注文MF-20260302-000191を承りました", "zh-CN": "订单 MF-20260302-000191 已提交", "zh-'
    'TW": "訂單 MF-20260302-000191 已送出"}',
    '{"en": "We have received your order MF-20260302-000191 for CNY 4,800. It is not paid yet: please pay by March 17, 2026 at 16:02 (G'
    'MT+8).", "ja": "ご注文MF-20260302-000191（CNY 4,800）を承りました。お支払いはまだ完了しておりません。2026年3月17日 16:02（GMT+8）までにお支払いください。", "zh-CN": "订单 MF-2026'
    '0302-000191 已提交，金额 CNY 4,800，尚未付款，请在 2026年3月17日 16:02（GMT+8）前付款。", "zh-TW": "訂單 MF-20260302-000191 已送出，金額 CNY 4,800，尚未付款，請於 2026年3'
    '月17日 16:02（GMT+8）前付款。"}',
    '2026-03-02 08:02:00+00', '/order/detail/FnUzMWXWI1faFeaZ');

-- Where counting goes on
select setval('order_numbers', 19);
select setval('order_events_event_id_seq', 61);
select setval('sign_in_attempts_attempt_id_seq', 1);
select setval('transfer_proofs_number_seq', 1);
select setval('mobile_payments_number_seq', 1);
select setval('order_documents_number_seq', 6);
select setval('invoices_number_seq', 5);
select setval('signing_tasks_number_seq', 3);
select setval('verifications_number_seq', 5);
select setval('appointments_number_seq', 4);

-- Foreign keys
alter table "ad_accounts" add constraint ad_accounts_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id);
alter table "appointment_cancellations"
  add constraint appointment_cancellations_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id);
alter table "appointments"
  add constraint appointments_category_id_appointment_categories_category_id_fk foreign key (category_id) references appointment_categories(category_id),
  add constraint appointments_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id),
  add constraint appointments_consultant_id_consultants_user_id_fk foreign key (consultant_id) references consultants(user_id),
  add constraint appointments_settled_by_users_user_id_fk foreign key (settled_by) references users(user_id);
alter table "client_features"
  add constraint client_features_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id);
alter table "clients" add constraint clients_sales_manager_id_users_user_id_fk foreign key (sales_manager_id) references users(user_id);
alter table "consultant_hours"
  add constraint consultant_hours_user_id_consultants_user_id_fk foreign key (user_id) references consultants(user_id);
alter table "consultants" add constraint consultants_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "customer_exports"
  add constraint customer_exports_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id),
  add constraint customer_exports_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "customers"
  add constraint customers_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id),
  add constraint customers_department_id_departments_department_id_fk foreign key (department_id) references departments(department_id),
  add constraint customers_owner_id_users_user_id_fk foreign key (owner_id) references users(user_id);
alter table "department_members"
  add constraint department_members_department_id_departments_department_id_fk foreign key (department_id) references departments(department_id),
  add constraint department_members_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "departments"
  add constraint departments_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id),
  add constraint departments_parent_id_departments_department_id_fk foreign key (parent_id) references departments(department_id);
alter table "enterprise_authorisations"
  add constraint enterprise_authorisations_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id);
alter table "files" add constraint files_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "flow_drafts" add constraint flow_drafts_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "flow_traces" add constraint flow_traces_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "hand_overs"
  add constraint hand_overs_file_id_files_file_id_fk foreign key (file_id) references files(file_id) ON DELETE SET NULL,
  add constraint hand_overs_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "image_codes"
  add constraint image_codes_captcha_id_captchas_captcha_id_fk foreign key (captcha_id) references captchas(captcha_id) ON DELETE CASCADE;
alter table "invite_codes" add constraint invite_codes_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id);
alter table "invoice_files"
  add constraint invoice_files_file_id_files_file_id_fk foreign key (file_id) references files(file_id),
  add constraint invoice_files_invoice_id_invoices_invoice_id_fk foreign key (invoice_id) references invoices(invoice_id);
alter table "invoices"
  add constraint invoices_applied_by_users_user_id_fk foreign key (applied_by) references users(user_id),
  add constraint invoices_decided_by_users_user_id_fk foreign key (decided_by) references users(user_id),
  add constraint invoices_file_id_files_file_id_fk foreign key (file_id) references files(file_id),
  add constraint invoices_mailed_by_users_user_id_fk foreign key (mailed_by) references users(user_id),
  add constraint invoices_order_id_orders_order_id_fk foreign key (order_id) references orders(order_id);
alter table "mobile_payments"
  add constraint mobile_payments_begun_by_users_user_id_fk foreign key (begun_by) references users(user_id),
  add constraint mobile_payments_order_id_orders_order_id_fk foreign key (order_id) references orders(order_id);
alter table "notices" add constraint notices_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "order_documents"
  add constraint order_documents_attached_by_users_user_id_fk foreign key (attached_by) references users(user_id),
  add constraint order_documents_file_id_files_file_id_fk foreign key (file_id) references files(file_id),
  add constraint order_documents_order_id_orders_order_id_fk foreign key (order_id) references orders(order_id),
  add constraint order_documents_removed_by_users_user_id_fk foreign key (removed_by) references users(user_id);
alter table "order_events"
  add constraint order_events_order_id_orders_order_id_fk foreign key (order_id) references orders(order_id),
  add constraint order_events_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "order_products"
  add constraint order_products_administrator_id_users_user_id_fk foreign key (administrator_id) references users(user_id),
  add constraint order_products_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id),
  add constraint order_products_plan_id_plans_plan_id_fk foreign key (plan_id) references plans(plan_id);
alter table "orders" add constraint orders_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id);
alter table "questionnaires"
  add constraint questionnaires_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id);
alter table "quotes" add constraint quotes_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id);
alter table "received_payments"
  add constraint received_payments_decided_by_users_user_id_fk foreign key (decided_by) references users(user_id),
  add constraint received_payments_order_id_orders_order_id_fk foreign key (order_id) references orders(order_id);
alter table "registration_links"
  add constraint registration_links_registration_id_registrations_registration_i foreign key (registration_id) references registrations(registration_id) ON DELETE CASCADE
;
alter table "registrations"
  add constraint registrations_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id);
alter table "service_switchings"
  add constraint service_switchings_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id),
  add constraint service_switchings_switched_by_users_user_id_fk foreign key (switched_by) references users(user_id);
alter table "services" add constraint services_plan_id_plans_plan_id_fk foreign key (plan_id) references plans(plan_id);
alter table "sessions" add constraint sessions_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "signing_tasks"
  add constraint signing_tasks_begun_by_users_user_id_fk foreign key (begun_by) references users(user_id),
  add constraint signing_tasks_file_id_files_file_id_fk foreign key (file_id) references files(file_id),
  add constraint signing_tasks_order_id_orders_order_id_fk foreign key (order_id) references orders(order_id),
  add constraint signing_tasks_signed_file_id_files_file_id_fk foreign key (signed_file_id) references files(file_id);
alter table "transfer_proofs"
  add constraint transfer_proofs_decided_by_users_user_id_fk foreign key (decided_by) references users(user_id),
  add constraint transfer_proofs_file_id_files_file_id_fk foreign key (file_id) references files(file_id),
  add constraint transfer_proofs_order_id_orders_order_id_fk foreign key (order_id) references orders(order_id),
  add constraint transfer_proofs_submitted_by_users_user_id_fk foreign key (submitted_by) references users(user_id);
alter table "user_permissions" add constraint user_permissions_user_id_users_user_id_fk foreign key (user_id) references users(user_id);
alter table "users" add constraint users_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id);
alter table "verification_looks"
  add constraint verification_looks_file_id_files_file_id_fk foreign key (file_id) references files(file_id),
  add constraint verification_looks_user_id_users_user_id_fk foreign key (user_id) references users(user_id),
  add constraint verification_looks_verification_id_verifications_verification_i foreign key (verification_id) references verifications(verification_id)
;
alter table "verifications"
  add constraint verifications_business_license_files_file_id_fk foreign key (business_license) references files(file_id),
  add constraint verifications_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id),
  add constraint verifications_decided_by_users_user_id_fk foreign key (decided_by) references users(user_id),
  add constraint verifications_power_of_attorney_files_file_id_fk foreign key (power_of_attorney) references files(file_id),
  add constraint verifications_submitted_by_users_user_id_fk foreign key (submitted_by) references users(user_id);
alter table "voucher_codes"
  add constraint voucher_codes_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id),
  add constraint voucher_codes_redeemed_by_clients_client_id_fk foreign key (redeemed_by) references clients(client_id),
  add constraint voucher_codes_voucher_id_vouchers_voucher_id_fk foreign key (voucher_id) references vouchers(voucher_id);
alter table "voucher_spendings"
  add constraint voucher_spendings_order_id_orders_order_id_fk foreign key (order_id) references orders(order_id),
  add constraint voucher_spendings_voucher_id_vouchers_voucher_id_fk foreign key (voucher_id) references vouchers(voucher_id);
alter table "vouchers"
  add constraint vouchers_client_id_clients_client_id_fk foreign key (client_id) references clients(client_id),
  add constraint vouchers_issued_by_order_id_orders_order_id_fk foreign key (issued_by_order_id) references orders(order_id);

-- The journal of Drizzle: 45 migrations
create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
insert into drizzle.__drizzle_migrations (hash, created_at) values
  ('2fc6513497fe62eb02a65dfd7f220bcaf8157ad19bf056371acae61bad1d92a4', 1795225710997),
  ('4b0e1752478b93c51f9f4e9ce268f71f5217dd5f19bd404aaaf69e228ade4e99', 1795234512649),
  ('db6b3cdb26f76e0b026fe8aa33199cac63a5ba15f47b44a4eb158f081752ef6b', 1795303732138),
  ('1c475263259c4eab11db8527d6f9193461fe1ed475dc382db90bcb40b9e7cc29', 1795316378047),
  ('e971b058d63d37e9a5b14df02b879ce47659ad20c68c719415646751efae2c2e', 1795331119261),
  ('dbcb636f03030c94786c6c851baa72369607b06fc9835cca1959a8defeff5faa', 1795342678321),
  ('9e029c8e3e636132189a895fab63d92f69e2996c43c977572b9c86fdabac9ea3', 1795356118395),
  ('8a09a1537f2e19ce9ab3af158d93f1e45db253db733e2c134532d5e75e7fb685', 1795358227078),
  ('b8bc32149ff8728b760b958fce29b0868f39dfcd506f3e9fab8faaec1aa7270b', 1795361669066),
  ('3703d7f9a164efecd8cf96c3971b0229b04a417d7ba45d96501b6e596217cd9f', 1795368844675),
  ('017b19b3febcf907b872a86dfaad5cc5e21878e79ddfcd7e3dc4de7fcef71470', 1795382867035),
  ('6573331e3b35e7b6752b1ec326604faf769acc55a79d67d5c6b2f7e9faeb50a2', 1795383583399),
  ('673c08bbbf9a2280cf20be9141c563ed286e8f6f6076c4a16139937a6ad34425', 1795389360539),
  ('52895d46db2cacf1eed19acd40b59e3e094344525dc2f5c4d8bb023d0aa74504', 1795395956177),
  ('f202cc0bed189442a519a9975df1dc952893987f0e06feff0f1376b578bc8f80', 1795398247291),
  ('30e7c68833e07977718a429f736ff36868a1bc07ac56cbe6032770d6b2bb162e', 1795400625510),
  ('f2da47b023e6b16822a8819549d08df92dab17206e64ebd5400cc9d5b281ec32', 1795400938883),
  ('163ca3cbc3150daabf7c0b096a65f4c13ae7cbf8dabfaba2ac37d735ed9c5734', 1795401270132),
  ('a12b1cccc706f4ff0708765193db82f91744036bf8b152227cdd037ba65ccce2', 1795401373475),
  ('eb33edda36becaa786dd9b6b440640da5390d0fd2329fd685e4c61dbff96f794', 1795410512559),
  ('e900c101e18082d2625777938ba9ce4ddabf9c607fc68774a8da2bd51d8275da', 1795414644002),
  ('83b46b63f36321cd7d71a29496250a21cef391ebc087ae78d408fdde4e6e2d53', 1795415901600),
  ('104cfa3c037300c06b25d246dfb958f3ac62515747e6747972b67a8750387e0e', 1795416087492),
  ('96421d0946bd3e03c05090c78d62064c1b2b7ccc56e7509355b61e7c8b41c124', 1795416302942),
  ('ce0660920349cf1d78da2ea20d64f2d4e55f578e934b81814de11be1550a7dce', 1795416426580),
  ('845029e69e983817e088dedc8fa142d05752731ba0ef2eee511c45bb1d80687b', 1795438621510),
  ('ec95dc9f59e30d73bf7e368c99d3464df6a0da73da1cfc7cf17a0c9ab72238a4', 1795443827240),
  ('98b4e42b4fb7ecd2513957441ed7bc2b7b41b7ba42910d0437c2708efe1677e4', 1795558269462),
  ('f353dae1090ae6777d6fe269c46eda5704ec08382f640dbd863d32042fd01deb', 1795679933775),
  ('afc5aadba097602cb849da5f9068689daff21570c151ae61689fecd93f5c04cd', 1795681128565),
  ('2d0a622e94cdd9c84b970047db80153c885017a7c3363486d0043f8c35a7bd18', 1795682502204),
  ('9f1dd42386e8e6e0603f538a2752d209ae4d9978d288be7e583ca807295e1b41', 1795693120798),
  ('4c9a5a2476eb5bdf98752f7570dbb60687b3f10c9eca549fed244a4188483a6f', 1795703943323),
  ('7bf76b979d164d4b29f4e308947b4590a79d6e5a77edcd18c630774510b3d312', 1795775268513),
  ('0984153946678d2574107658862578d7b56fff999d0443dd0f1022589856211e', 1795778972067),
  ('d01df87928d181f8bb2d7936ecf55ad7567cdbf94a10de754cdcdfed8ec26e61', 1795781514698),
  ('b864321bb0fbceeb8d065f00376c04d1c70971c14d8dc1f5643408d3a211c459', 1795781515570),
  ('040b3bdb0cadc7276d17170adaed3db83183d4530546cec1ebab63a7d205a4bc', 1795790722582),
  ('d5ad00df201bd4539c6616ac10225d507e76835183640df93fc3748cbfe4633b', 1795792477658),
  ('e083c0fdd04b34e091ff52dd4dec6ae9af64d0f80ba773f707bada58bf092575', 1795793692336),
  ('a79cde202692c6b6b61a283351b7349528e156abae5fb3918130c7405101c8c1', 1795796303967),
  ('db4631c5ffdcc30e978918a196db612436a0d3d6c12b7ea22c2f8cf8d4a50c45', 1795796891893),
  ('1d5785b70b096b4d32c44aba62dfb91c563cfe37748d8f7a93e02c45c4579585', 1795804536300),
  ('6b55ad042e9c5cd7d12e66e6fa92293da761d95149e88cbddf5b7a0522f8e57b', 1795806420891),
  ('2de2f3b0f625df0e6bdbb3fef919ced6880f96ff901c164cebd4b2482a4f0a93', 1795806480891);
