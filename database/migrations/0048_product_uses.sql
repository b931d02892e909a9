-- Products say what they are made for.
-- The release before can run on this.

ALTER TABLE "products" ADD COLUMN "uses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
SELECT guard_record('products');
--> statement-breakpoint
SELECT set_config('kamsin.cause', 'demo content', true);
--> statement-breakpoint
-- Buyers in the south of China write a woven label as in Hong Kong.
INSERT INTO search_synonyms (language_code, words) VALUES
  ('zh-Hans', '织标, 织唛'),
  ('zh-Hant', '織嘜, 織標');
--> statement-breakpoint
SELECT set_config('kamsin.cause', '', true);
