CREATE TABLE "client_features" (
	"client_id" text NOT NULL,
	"feature" text NOT NULL,
	CONSTRAINT "client_features_client_id_feature_pk" PRIMARY KEY("client_id","feature")
);
--> statement-breakpoint
ALTER TABLE "client_features" ADD CONSTRAINT "client_features_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;