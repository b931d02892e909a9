ALTER TABLE "shades" ADD COLUMN "is_pictured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
SELECT guard_record('shades');
