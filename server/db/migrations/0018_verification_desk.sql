DROP INDEX "clients_enterprise_number";--> statement-breakpoint
CREATE UNIQUE INDEX "clients_enterprise_number" ON "clients" USING btree ("enterprise_number");