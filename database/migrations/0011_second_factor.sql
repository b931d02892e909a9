CREATE TABLE "administrator_second_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"administrator_id" text NOT NULL,
	"secret" text NOT NULL,
	"recovery_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "administrator_second_factors_administrator_id_unique" UNIQUE("administrator_id")
);
--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "administrator_second_factors" ADD CONSTRAINT "administrator_second_factors_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;