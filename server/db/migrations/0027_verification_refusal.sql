ALTER TABLE "clients" ADD COLUMN "verification_refusal" jsonb;--> statement-breakpoint
UPDATE "clients" SET "verification_refusal" = (
	SELECT "refusal" FROM "verifications" WHERE "verifications"."client_id" = "clients"."client_id" ORDER BY "number" DESC LIMIT 1
) WHERE "verification_message" <> '';--> statement-breakpoint
ALTER TABLE "clients" DROP COLUMN "verification_message";