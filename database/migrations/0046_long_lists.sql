-- The release before can run on this.
-- The former indexes are dropped last, because this locks their tables for readers, too.
CREATE INDEX "gallery_items_by_status" ON "gallery_items" USING btree ("status","display_order","name","id");--> statement-breakpoint
CREATE INDEX "history_orders" ON "history" USING btree ("kind","change_set","id") WHERE "history"."record_id" is null;--> statement-breakpoint
CREATE INDEX "history_demo_content" ON "history" USING btree ("kind","record_id") WHERE "history"."operation" = 'insert' and "history"."cause" = 'demo content';--> statement-breakpoint
CREATE INDEX "translations_name_files" ON "translations" USING btree ("id") WHERE "translations"."translated_value"::text ~ '(products|pdf|item-code-images|gallery-items|gallery-videos|documents|news|carousel)/';--> statement-breakpoint
CREATE INDEX "item_codes_newest" ON "item_codes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "item_codes_last_changed" ON "item_codes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "item_codes_by_spelling" ON "item_codes" USING btree (translate(lower(normalize("item_code", NFKC)), ' -', ''));--> statement-breakpoint
CREATE INDEX "item_codes_without_alt_text" ON "item_codes" USING btree ("item_code","id") WHERE coalesce("item_codes"."image_url", '') <> '' and not "item_codes"."is_decorative" and coalesce("item_codes"."alt_text", '') = '';--> statement-breakpoint
CREATE INDEX "products_by_slug" ON "products" USING btree (lower("slug"));--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_last_changed" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_by_status" ON "products" USING btree ("status","display_order","name","id");--> statement-breakpoint
CREATE INDEX "products_by_folded_name" ON "products" USING btree (fold("name"));--> statement-breakpoint
CREATE INDEX "products_without_picture" ON "products" USING btree ("display_order","name","id") WHERE coalesce("products"."image_url", '') = '';--> statement-breakpoint
CREATE INDEX "products_without_pdf" ON "products" USING btree ("display_order","name","id") WHERE coalesce("products"."catalogue_pdf", '') = '';--> statement-breakpoint
CREATE INDEX "contact_messages_newest_next" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "gallery_items_in_order_next" ON "gallery_items" USING btree ("display_order","name","id");--> statement-breakpoint
CREATE INDEX "news_items_in_order_next" ON "news_items" USING btree ("status","is_pinned" DESC NULLS FIRST,"display_order","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "news_items_newest_next" ON "news_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_in_order_next" ON "products" USING btree ("display_order","name","id");--> statement-breakpoint
CREATE FUNCTION index_name_parts() RETURNS void LANGUAGE plpgsql AS $$
-- Finds a part of a name of three letters or more by its trigrams. A database that cannot have the extension does
-- without: searches then read every name.
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS products_name_parts ON products USING gin (fold(name) gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS products_slug_parts ON products USING gin (fold(slug) gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS item_codes_code_parts ON item_codes USING gin (fold(item_code) gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'Searches read every name: %', SQLERRM;
END $$;
--> statement-breakpoint
SELECT index_name_parts();
--> statement-breakpoint
DROP INDEX "contact_messages_newest";
--> statement-breakpoint
ALTER INDEX "contact_messages_newest_next" RENAME TO "contact_messages_newest";
--> statement-breakpoint
DROP INDEX "gallery_items_in_order";
--> statement-breakpoint
ALTER INDEX "gallery_items_in_order_next" RENAME TO "gallery_items_in_order";
--> statement-breakpoint
DROP INDEX "news_items_in_order";
--> statement-breakpoint
ALTER INDEX "news_items_in_order_next" RENAME TO "news_items_in_order";
--> statement-breakpoint
DROP INDEX "news_items_newest";
--> statement-breakpoint
ALTER INDEX "news_items_newest_next" RENAME TO "news_items_newest";
--> statement-breakpoint
DROP INDEX "products_in_order";
--> statement-breakpoint
ALTER INDEX "products_in_order_next" RENAME TO "products_in_order";
