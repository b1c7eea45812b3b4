ALTER TABLE "received_payments" ADD COLUMN "refunds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "received_payments" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "received_payments_refunded" ON "received_payments" USING btree ("received_at") WHERE "received_payments"."refunded" > 0;