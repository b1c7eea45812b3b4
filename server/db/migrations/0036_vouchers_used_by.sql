DROP INDEX "vouchers_order";--> statement-breakpoint
ALTER TABLE "vouchers" DROP COLUMN "used_by_order_id";