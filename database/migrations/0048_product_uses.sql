-- Products say what they are made for.
-- The release before can run on this.

ALTER TABLE "products" ADD COLUMN "uses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
SELECT guard_record('products');
