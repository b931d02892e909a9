CREATE TABLE "draft_files" (
	"draft_id" integer NOT NULL,
	"address" text NOT NULL,
	"content_hash" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "draft_files_draft_id_address_pk" PRIMARY KEY("draft_id","address")
);
--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_draft_id_record_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."record_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_files_by_content" ON "draft_files" USING btree ("content_hash");
--> statement-breakpoint
-- A subscriber who left the bin is forgotten: no version of theirs can be restored any more. Asked at the end
-- of the transaction, as restoring takes the entry out of the bin before the row is back.
CREATE FUNCTION forget_subscriber() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM history h
  WHERE h.kind = OLD.kind AND h.record_id = OLD.record_id
    AND NOT EXISTS (SELECT FROM newsletter_subscription s WHERE s.id = OLD.record_id)
    AND NOT EXISTS (SELECT FROM bin b WHERE b.kind = OLD.kind AND b.record_id = OLD.record_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forget_subscriber AFTER DELETE ON bin
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.kind = 'newsletter_subscription') EXECUTE FUNCTION forget_subscriber();
--> statement-breakpoint
DELETE FROM history h
WHERE h.kind = 'newsletter_subscription'
  AND NOT EXISTS (SELECT FROM newsletter_subscription s WHERE s.id = h.record_id)
  AND NOT EXISTS (SELECT FROM bin b WHERE b.kind = h.kind AND b.record_id = h.record_id);
