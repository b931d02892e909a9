-- The release before can run on this.
ALTER TABLE "administrators" ADD COLUMN "edits_formatted" boolean DEFAULT false NOT NULL;
