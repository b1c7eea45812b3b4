CREATE TABLE "sandbox_signings" (
	"task_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"return_to" text NOT NULL,
	"link_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_signings_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "signing_tasks" (
	"task_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "signing_tasks_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"document" text NOT NULL,
	"language" text NOT NULL,
	"content_hash" text NOT NULL,
	"file_id" text NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"link" text,
	"link_expires_at" timestamp with time zone,
	"begun_at" timestamp with time zone NOT NULL,
	"begun_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "activation" jsonb;--> statement-breakpoint
ALTER TABLE "order_products" ADD COLUMN "administrator_id" text;--> statement-breakpoint
ALTER TABLE "signing_tasks" ADD CONSTRAINT "signing_tasks_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_tasks" ADD CONSTRAINT "signing_tasks_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_tasks" ADD CONSTRAINT "signing_tasks_begun_by_users_user_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_tasks_open" ON "signing_tasks" USING btree ("order_id") WHERE "signing_tasks"."status" in ('waiting', 'opened');--> statement-breakpoint
CREATE INDEX "signing_tasks_order" ON "signing_tasks" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "signing_tasks_heard" ON "signing_tasks" USING btree ("heard_at") WHERE "signing_tasks"."status" in ('waiting', 'opened');--> statement-breakpoint
ALTER TABLE "order_products" ADD CONSTRAINT "order_products_administrator_id_users_user_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;