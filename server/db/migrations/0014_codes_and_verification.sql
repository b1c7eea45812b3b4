CREATE TABLE "captchas" (
	"captcha_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"passed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"spent_at" timestamp with time zone,
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
ALTER TABLE "image_codes" ADD CONSTRAINT "image_codes_captcha_id_captchas_captcha_id_fk" FOREIGN KEY ("captcha_id") REFERENCES "public"."captchas"("captcha_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_looks" ADD CONSTRAINT "verification_looks_verification_id_verifications_verification_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("verification_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_looks" ADD CONSTRAINT "verification_looks_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_looks" ADD CONSTRAINT "verification_looks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_power_of_attorney_files_file_id_fk" FOREIGN KEY ("power_of_attorney") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_business_license_files_file_id_fk" FOREIGN KEY ("business_license") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_submitted_by_users_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captchas_expired" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "image_codes_captcha" ON "image_codes" USING btree ("captcha_id");--> statement-breakpoint
CREATE INDEX "message_codes_holder" ON "message_codes" USING btree ("holder","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "message_codes_mobile" ON "message_codes" USING btree ("mobile","sent_at");--> statement-breakpoint
CREATE INDEX "message_codes_network" ON "message_codes" USING btree ("network","sent_at");--> statement-breakpoint
CREATE INDEX "message_codes_sent" ON "message_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "verification_looks_of" ON "verification_looks" USING btree ("verification_id","at");--> statement-breakpoint
CREATE INDEX "verifications_client" ON "verifications" USING btree ("client_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_pending" ON "verifications" USING btree ("client_id") WHERE "verifications"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "verifications_queue" ON "verifications" USING btree ("status","number");--> statement-breakpoint
CREATE INDEX "verifications_license" ON "verifications" USING btree ("business_license");--> statement-breakpoint
CREATE INDEX "verifications_attorney" ON "verifications" USING btree ("power_of_attorney");