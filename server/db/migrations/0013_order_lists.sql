DROP INDEX "orders_client";--> statement-breakpoint
CREATE INDEX "orders_client_list" ON "orders" USING btree ("client_id","status","created_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_client_pending" ON "orders" USING btree ("client_id","created_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST) WHERE "orders"."status" in ('unpaid', 'paid') and "orders"."order_type" <> 'append';--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id","created_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST);