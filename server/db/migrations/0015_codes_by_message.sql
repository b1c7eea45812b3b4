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
ALTER TABLE "image_codes" ADD CONSTRAINT "image_codes_captcha_id_captchas_captcha_id_fk" FOREIGN KEY ("captcha_id") REFERENCES "public"."captchas"("captcha_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captchas_expired" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "image_codes_captcha" ON "image_codes" USING btree ("captcha_id");--> statement-breakpoint
CREATE INDEX "message_codes_holder" ON "message_codes" USING btree ("holder","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "message_codes_mobile" ON "message_codes" USING btree ("mobile","sent_at");--> statement-breakpoint
CREATE INDEX "message_codes_network" ON "message_codes" USING btree ("network","sent_at");--> statement-breakpoint
CREATE INDEX "message_codes_sent" ON "message_codes" USING btree ("sent_at");