-- Lists stay quick at ten thousand rows: see docs/decisions/0050-searches-read-every-row.md.

-- What is ASCII already is normal already: most texts are, and folding them costs a fifth.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = length(value) THEN lower(value)
    ELSE lower(normalize(value, NFKC)) END;
--> statement-breakpoint
DROP INDEX "item_codes_by_code";--> statement-breakpoint
CREATE INDEX "gallery_items_by_name" ON "gallery_items" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "news_items_by_title" ON "news_items" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "item_codes_in_order" ON "item_codes" USING btree ("item_code","id");--> statement-breakpoint
CREATE INDEX "item_codes_by_name" ON "item_codes" USING btree (lower("item_code"));--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree (lower("name"));
