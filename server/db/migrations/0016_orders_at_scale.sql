DROP INDEX "orders_client";--> statement-breakpoint
ALTER TABLE "order_products" ADD COLUMN "usage" jsonb;--> statement-breakpoint
CREATE INDEX "orders_client_list" ON "orders" USING btree ("client_id","status","created_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_client_pending" ON "orders" USING btree ("client_id","created_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST) WHERE "orders"."status" in ('unpaid', 'paid') and "orders"."order_type" <> 'append';--> statement-breakpoint
CREATE INDEX "orders_client_payment" ON "orders" USING btree ("client_id","payment_status","pay_until") WHERE "orders"."status" = 'unpaid' and "orders"."payment_status" <> 'none';--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id","created_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST);