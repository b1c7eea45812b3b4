-- A migration has no key: the server encrypts what the renamed columns hold when it starts (server/modules/encryption/encryptPlain.ts).
ALTER TABLE "orders" RENAME COLUMN "token" TO "sealed_token";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "token_hash" text;--> statement-breakpoint
UPDATE "orders" SET "token_hash" = encode(sha256(convert_to("sealed_token", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" RENAME COLUMN "return_to" TO "sealed_return_to";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "answer" TO "sealed_answer";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "sealed_answer" SET DATA TYPE text USING "sealed_answer"::text;
