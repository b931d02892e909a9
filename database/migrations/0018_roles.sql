CREATE TABLE "administrator_languages" (
	"administrator_id" text NOT NULL,
	"language_code" text NOT NULL,
	CONSTRAINT "administrator_languages_administrator_id_language_code_pk" PRIMARY KEY("administrator_id","language_code"),
	CONSTRAINT "administrator_languages_no_original" CHECK ("administrator_languages"."language_code" <> 'en')
);
--> statement-breakpoint
CREATE TABLE "invited_languages" (
	"invitation_id" integer NOT NULL,
	"language_code" text NOT NULL,
	CONSTRAINT "invited_languages_invitation_id_language_code_pk" PRIMARY KEY("invitation_id","language_code"),
	CONSTRAINT "invited_languages_no_original" CHECK ("invited_languages"."language_code" <> 'en')
);
--> statement-breakpoint
ALTER TABLE "administrator_invitations" ADD COLUMN "role" text DEFAULT 'administrator' NOT NULL;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "role" text DEFAULT 'administrator' NOT NULL;--> statement-breakpoint
ALTER TABLE "administrator_languages" ADD CONSTRAINT "administrator_languages_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_languages" ADD CONSTRAINT "administrator_languages_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "invited_languages" ADD CONSTRAINT "invited_languages_invitation_id_administrator_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."administrator_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invited_languages" ADD CONSTRAINT "invited_languages_language_code_languages_code_fk" FOREIGN KEY ("language_code") REFERENCES "public"."languages"("code") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "administrator_invitations" ADD CONSTRAINT "administrator_invitations_role_known" CHECK ("administrator_invitations"."role" in ('administrator', 'editor', 'translator'));--> statement-breakpoint
ALTER TABLE "administrators" ADD CONSTRAINT "administrators_role_known" CHECK ("administrators"."role" in ('administrator', 'editor', 'translator'));--> statement-breakpoint

-- Somebody has to remain who can give roles. One after the other: two at once would count on each other.
CREATE FUNCTION keep_an_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('keep_an_administrator'));
  IF NOT EXISTS (SELECT FROM administrators WHERE role = 'administrator' AND deactivated_at IS NULL) THEN
    RAISE EXCEPTION 'the last active administrator remains one'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'administrators_one_remains';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_an_administrator AFTER UPDATE OF role ON administrators
  FOR EACH ROW WHEN (OLD.role = 'administrator' AND NEW.role <> 'administrator' AND OLD.deactivated_at IS NULL)
  EXECUTE FUNCTION keep_an_administrator();
--> statement-breakpoint
CREATE TRIGGER keep_an_administrator_on_delete AFTER DELETE ON administrators
  FOR EACH ROW WHEN (OLD.role = 'administrator' AND OLD.deactivated_at IS NULL)
  EXECUTE FUNCTION keep_an_administrator();
--> statement-breakpoint
-- Who is no administrator any more must not become one again through an invitation of their own.
CREATE TRIGGER end_invitations_with_role AFTER UPDATE OF role ON administrators
  FOR EACH ROW WHEN (OLD.role = 'administrator' AND NEW.role <> 'administrator')
  EXECUTE FUNCTION end_invitations('id');
