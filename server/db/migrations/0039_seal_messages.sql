-- A migration has no key to encrypt the texts with. Those that were sent are shown to nobody outside of the demo.
DELETE FROM "outbox";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sealed_body" text NOT NULL;
