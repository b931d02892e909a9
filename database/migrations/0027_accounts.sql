ALTER TABLE "administrators" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_changes" ADD COLUMN "administrator_id" text;--> statement-breakpoint
ALTER TABLE "security_log" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_changes" ADD CONSTRAINT "planned_changes_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_changes_of_administrator" ON "planned_changes" USING btree ("administrator_id") WHERE "planned_changes"."done_at" is null;--> statement-breakpoint
UPDATE planned_changes p SET administrator_id = a.id FROM administrators a WHERE a.email = p.planned_by;
--> statement-breakpoint

-- Whoever writes a plan: a release before this one names only the address.
CREATE FUNCTION name_planner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.administrator_id := (SELECT id FROM administrators WHERE email = NEW.planned_by);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER name_planner BEFORE INSERT ON planned_changes
  FOR EACH ROW WHEN (NEW.administrator_id IS NULL) EXECUTE FUNCTION name_planner();
--> statement-breakpoint

-- Links of a demoted person to previews end too, an editor's who becomes a translator included.
DROP TRIGGER end_invitations_with_role ON administrators;
--> statement-breakpoint
CREATE TRIGGER end_invitations_with_role AFTER UPDATE OF role ON administrators
  FOR EACH ROW WHEN (OLD.role <> NEW.role AND (OLD.role = 'administrator' OR NEW.role = 'translator'))
  EXECUTE FUNCTION end_invitations('id');
