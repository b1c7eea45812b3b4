CREATE TABLE "voucher_spendings" (
	"voucher_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"spent_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "voucher_spendings_voucher_id_order_id_pk" PRIMARY KEY("voucher_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "remaining_credit" bigint;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "spend" text;--> statement-breakpoint
UPDATE "vouchers" SET "spend" = CASE
	WHEN "worth"->>'kind' = 'amount' AND "holder" = 'client' AND "minimum" IS NULL AND "used_by_order_id" IS NULL
		AND jsonb_array_length("order_types") = 0 AND jsonb_array_length("plan_ids") = 0 THEN 'in_parts'
	ELSE 'once' END;--> statement-breakpoint
ALTER TABLE "vouchers" ALTER COLUMN "spend" SET NOT NULL;--> statement-breakpoint
UPDATE "voucher_codes" SET "voucher" = "voucher" || jsonb_build_object('spend', CASE
	WHEN "voucher"->'worth'->>'kind' = 'amount' AND "voucher"->>'holder' = 'client' AND "voucher"->'minimum' = 'null'::jsonb
		AND jsonb_array_length("voucher"->'order_types') = 0 AND jsonb_array_length("voucher"->'plan_ids') = 0 THEN 'in_parts'
	ELSE 'once' END);--> statement-breakpoint
INSERT INTO "voucher_spendings" ("voucher_id", "order_id", "amount", "spent_at")
	SELECT DISTINCT ON ("vouchers"."voucher_id") "vouchers"."voucher_id", "orders"."order_id", 0 - ("line"->'amount'->>'minor')::bigint, "orders"."created_at"
	FROM "vouchers" JOIN "orders" ON "orders"."order_id" = "vouchers"."used_by_order_id"
	CROSS JOIN LATERAL jsonb_array_elements("orders"."lines") AS "line"
	WHERE "line"->>'kind' IN ('agency_voucher', 'client_voucher') AND "line"->>'ref' = "vouchers"."voucher_id";--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "issued_by_order_id" text;--> statement-breakpoint
ALTER TABLE "voucher_spendings" ADD CONSTRAINT "voucher_spendings_voucher_id_vouchers_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("voucher_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_spendings" ADD CONSTRAINT "voucher_spendings_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_spendings_order" ON "voucher_spendings" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_issued_by_order_id_orders_order_id_fk" FOREIGN KEY ("issued_by_order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_issued_by_order_id_unique" UNIQUE("issued_by_order_id");