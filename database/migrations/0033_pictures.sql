-- What each picture shows: see docs/decisions/0220-a-picture-says-what-it-shows.md.

ALTER TABLE "gallery_images" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news_media" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "news_media" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item_codes" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "item_codes" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE FUNCTION outdate_part_translations() RETURNS trigger LANGUAGE plpgsql AS $$
-- The translations of a part of a record are fields of the record, such as picture_12_alt_text.
-- The arguments: the kind of the record, the column with its id, the first word of the fields.
BEGIN
  UPDATE translations t SET outdated_since = now()
  WHERE t.entity_type = TG_ARGV[0] AND t.entity_id = (to_jsonb(NEW) ->> TG_ARGV[1])::integer
    AND t.outdated_since IS NULL
    AND t.field_name LIKE TG_ARGV[2] || '\_' || NEW.id || '\_%'
    AND to_jsonb(NEW) -> substring(t.field_name FROM '^[a-z]+_\d+_(.*)$')
      IS DISTINCT FROM to_jsonb(OLD) -> substring(t.field_name FROM '^[a-z]+_\d+_(.*)$');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION remove_part_translations() RETURNS trigger LANGUAGE plpgsql AS $$
-- The arguments are those of outdate_part_translations.
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM translations WHERE entity_type = TG_ARGV[0] AND field_name LIKE TG_ARGV[2] || '\_%';
  ELSE
    DELETE FROM translations
    WHERE entity_type = TG_ARGV[0] AND entity_id = (to_jsonb(OLD) ->> TG_ARGV[1])::integer
      AND field_name LIKE TG_ARGV[2] || '\_' || OLD.id || '\_%';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER outdate_block_translations ON page_blocks;
--> statement-breakpoint
DROP TRIGGER remove_block_translations ON page_blocks;
--> statement-breakpoint
DROP TRIGGER remove_all_block_translations ON page_blocks;
--> statement-breakpoint
DROP FUNCTION outdate_block_translations();
--> statement-breakpoint
DROP FUNCTION remove_block_translations();
--> statement-breakpoint
SELECT guard_record('products');
--> statement-breakpoint
SELECT guard_record('product_images');
--> statement-breakpoint
SELECT guard_record('item_codes');
--> statement-breakpoint
SELECT guard_record('gallery_items');
--> statement-breakpoint
SELECT guard_record('gallery_images');
--> statement-breakpoint
SELECT guard_record('news_items');
--> statement-breakpoint
SELECT guard_record('news_media');
--> statement-breakpoint
CREATE TRIGGER outdate_part_translations AFTER UPDATE OF title, body, alt_text ON page_blocks
FOR EACH ROW EXECUTE FUNCTION outdate_part_translations('pages', 'page_id', 'block');
--> statement-breakpoint
CREATE TRIGGER remove_part_translations AFTER DELETE ON page_blocks
FOR EACH ROW EXECUTE FUNCTION remove_part_translations('pages', 'page_id', 'block');
--> statement-breakpoint
CREATE TRIGGER remove_all_part_translations AFTER TRUNCATE ON page_blocks
FOR EACH STATEMENT EXECUTE FUNCTION remove_part_translations('pages', 'page_id', 'block');
--> statement-breakpoint
CREATE TRIGGER outdate_part_translations AFTER UPDATE OF alt_text ON product_images
FOR EACH ROW EXECUTE FUNCTION outdate_part_translations('products', 'product_id', 'picture');
--> statement-breakpoint
CREATE TRIGGER remove_part_translations AFTER DELETE ON product_images
FOR EACH ROW EXECUTE FUNCTION remove_part_translations('products', 'product_id', 'picture');
--> statement-breakpoint
CREATE TRIGGER remove_all_part_translations AFTER TRUNCATE ON product_images
FOR EACH STATEMENT EXECUTE FUNCTION remove_part_translations('products', 'product_id', 'picture');
--> statement-breakpoint
CREATE TRIGGER outdate_part_translations AFTER UPDATE OF alt_text ON gallery_images
FOR EACH ROW EXECUTE FUNCTION outdate_part_translations('gallery_items', 'gallery_item_id', 'picture');
--> statement-breakpoint
CREATE TRIGGER remove_part_translations AFTER DELETE ON gallery_images
FOR EACH ROW EXECUTE FUNCTION remove_part_translations('gallery_items', 'gallery_item_id', 'picture');
--> statement-breakpoint
CREATE TRIGGER remove_all_part_translations AFTER TRUNCATE ON gallery_images
FOR EACH STATEMENT EXECUTE FUNCTION remove_part_translations('gallery_items', 'gallery_item_id', 'picture');
--> statement-breakpoint
CREATE TRIGGER outdate_part_translations AFTER UPDATE OF alt_text ON news_media
FOR EACH ROW EXECUTE FUNCTION outdate_part_translations('news_items', 'news_item_id', 'picture');
--> statement-breakpoint
CREATE TRIGGER remove_part_translations AFTER DELETE ON news_media
FOR EACH ROW EXECUTE FUNCTION remove_part_translations('news_items', 'news_item_id', 'picture');
--> statement-breakpoint
CREATE TRIGGER remove_all_part_translations AFTER TRUNCATE ON news_media
FOR EACH STATEMENT EXECUTE FUNCTION remove_part_translations('news_items', 'news_item_id', 'picture');
