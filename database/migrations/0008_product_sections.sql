ALTER TABLE "products" ADD COLUMN "specs" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "technical" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "disclaimers" text;--> statement-breakpoint

-- Their translations are out of date when they change, as those of the other texts are.
DROP TRIGGER outdate_translations ON products;--> statement-breakpoint
CREATE TRIGGER outdate_translations
  AFTER UPDATE OF name, description, detailed_description, specs, delivery, technical, disclaimers ON products
  FOR EACH ROW EXECUTE FUNCTION outdate_translations();
--> statement-breakpoint

-- Nor are they forgotten by what watches every column but the order (0003_quick_orders.sql).
DO $$
DECLARE content text;
BEGIN
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO content
  FROM pg_attribute
  WHERE attrelid = 'products'::regclass AND attnum > 0 AND NOT attisdropped
    AND attname NOT IN ('id', 'display_order', 'likes', 'updated_at');
  EXECUTE format('CREATE OR REPLACE TRIGGER keep_version BEFORE UPDATE OF %s ON products
    FOR EACH ROW EXECUTE FUNCTION keep_version()', content);
  EXECUTE format('CREATE OR REPLACE TRIGGER keep_updated_at BEFORE UPDATE OF %s ON products
    FOR EACH ROW EXECUTE FUNCTION keep_updated_at()', content);
END $$;
