-- The release before can run on this.
-- Products are locked before what belongs to them, as a save does. Former indexes are dropped last, because this locks
-- their tables for readers, too.
CREATE INDEX "products_of_status" ON "products" USING btree ("status","id");
--> statement-breakpoint
CREATE INDEX "products_in_order_down" ON "products" USING btree ("display_order" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "product_category_mappings_of_category" ON "product_category_mappings" USING btree ("category_id","product_id");
--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."answered_at" is null and "contact_messages"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "contact_messages_untouched" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."read_at" is null and "contact_messages"."taken_by" is null and "contact_messages"."answered_at" is null and "contact_messages"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "gallery_items_by_type" ON "gallery_items" USING btree ("is_pdf","name","id");
--> statement-breakpoint
CREATE INDEX "gallery_items_name_files" ON "gallery_items" USING btree ("id") WHERE "gallery_items"."project_details"::text ~ '(products|pdf|item-code-images|gallery-items|gallery-videos|documents|news|carousel)/';
--> statement-breakpoint
CREATE INDEX "gallery_items_last_changed" ON "gallery_items" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "news_items_name_files" ON "news_items" USING btree ("id") WHERE "news_items"."article_body"::text ~ '(products|pdf|item-code-images|gallery-items|gallery-videos|documents|news|carousel)/';
--> statement-breakpoint
CREATE INDEX "news_items_by_slug" ON "news_items" USING btree (lower("slug"));
--> statement-breakpoint
CREATE INDEX "news_items_by_category" ON "news_items" USING btree ("category","created_at","id") WHERE length("news_items"."category") <= 500;
--> statement-breakpoint
CREATE INDEX "news_items_of_long_category" ON "news_items" USING btree ("id") WHERE not length("news_items"."category") <= 500;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_name_parts() RETURNS void LANGUAGE plpgsql AS $$
-- Finds a part of a name or message of three letters or more by its trigrams. A database that cannot have the
-- extension does without: searches then read every name.
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS products_name_parts ON products USING gin (fold(name) gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS products_slug_parts ON products USING gin (fold(slug) gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS item_codes_code_parts ON item_codes USING gin (fold(item_code) gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS gallery_items_name_parts ON gallery_items USING gin (fold(name) gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS news_items_title_parts ON news_items USING gin (fold(title) gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS contact_messages_parts ON contact_messages USING gin (
    fold(name) gin_trgm_ops, fold(email) gin_trgm_ops, fold(company) gin_trgm_ops, fold(address) gin_trgm_ops,
    fold(subject) gin_trgm_ops, fold(message) gin_trgm_ops);
EXCEPTION WHEN deadlock_detected THEN
  -- The whole migration is run again.
  RAISE;
WHEN OTHERS THEN
  RAISE NOTICE 'Searches read every name: %', SQLERRM;
END $$;
--> statement-breakpoint
SELECT index_name_parts();
--> statement-breakpoint
DROP INDEX "product_category_mappings_by_category";
--> statement-breakpoint
DROP INDEX "contact_messages_new";
