ALTER TABLE "contact_messages" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
-- What came before there was a mark is not new.
UPDATE "contact_messages" SET "read_at" = now();--> statement-breakpoint
CREATE INDEX "contact_messages_new" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."read_at" is null;
