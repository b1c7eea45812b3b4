ALTER TABLE "captchas" ADD COLUMN "mobile" text;--> statement-breakpoint
CREATE INDEX "captchas_holder" ON "captchas" USING btree ("holder","purpose","mobile");