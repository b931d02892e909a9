DELETE FROM "administrator_invitations" WHERE "invited_by" IS NULL OR "accepted_at" IS NULL AND "invited_by" IN
  (SELECT "id" FROM "administrators" WHERE "deactivated_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "administrator_invitations" DROP CONSTRAINT "administrator_invitations_invited_by_administrators_id_fk";
--> statement-breakpoint
ALTER TABLE "administrator_invitations" ALTER COLUMN "invited_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "administrator_invitations" ADD CONSTRAINT "administrator_invitations_invited_by_administrators_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint

-- Who is deactivated must not come back through an invitation of their own, nor who has learnt a
-- password that is another one now.
CREATE FUNCTION end_invitations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM administrator_invitations
  WHERE invited_by = to_jsonb(NEW) ->> TG_ARGV[0] AND accepted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_invitations AFTER UPDATE OF deactivated_at ON administrators
  FOR EACH ROW WHEN (NEW.deactivated_at IS NOT NULL) EXECUTE FUNCTION end_invitations('id');
--> statement-breakpoint
CREATE TRIGGER end_invitations AFTER UPDATE OF password ON administrator_accounts
  FOR EACH ROW WHEN (OLD.password IS DISTINCT FROM NEW.password)
  EXECUTE FUNCTION end_invitations('administrator_id');
