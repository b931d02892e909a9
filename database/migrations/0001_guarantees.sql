-- What the database itself guarantees, whoever writes: an administrator, psql, an import.

-- Case and width do not matter in searches: ＡＢＣ, ABC and abc are the same word.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(normalize(value, NFKC));
--> statement-breakpoint

-- 1. Announcements -----------------------------------------------------------------------------
-- Every process that keeps pages listens to this channel and drops them.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY[
    'languages', 'translations', 'products', 'product_categories', 'product_category_mappings',
    'product_images', 'item_codes', 'gallery_categories', 'gallery_items', 'gallery_images',
    'gallery_item_categories', 'gallery_item_products', 'news_media', 'general_settings',
    'global_settings']
  LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change()', content_table);
  END LOOP;
END $$;
--> statement-breakpoint
-- A like is not a change of content: it would drop every page at every click.
CREATE TRIGGER announce AFTER INSERT OR DELETE OR TRUNCATE ON news_items
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON news_items
  FOR EACH ROW WHEN (to_jsonb(OLD) - 'likes' IS DISTINCT FROM to_jsonb(NEW) - 'likes')
  EXECUTE FUNCTION announce_change();
--> statement-breakpoint

-- 2. Versions: an edit that began before somebody else's is noticed ----------------------------
-- The order, the likes and the clock are not content. A writer that changes only linked rows
-- raises the version itself.
CREATE FUNCTION keep_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE aside text[] := ARRAY['version', 'display_order', 'likes', 'updated_at', 'created_at', 'outdated_since'];
BEGIN
  IF to_jsonb(NEW) - aside IS DISTINCT FROM to_jsonb(OLD) - aside THEN
    IF NEW.version = OLD.version THEN NEW.version := OLD.version + 1; END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at = OLD.updated_at
     AND to_jsonb(NEW) - 'likes' IS DISTINCT FROM to_jsonb(OLD) - 'likes' THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE versioned text;
BEGIN
  FOREACH versioned IN ARRAY ARRAY[
    'translations', 'products', 'product_categories', 'item_codes', 'gallery_categories',
    'gallery_items', 'news_items', 'general_settings', 'global_settings', 'newsletter_subscription']
  LOOP
    EXECUTE format('CREATE TRIGGER keep_version BEFORE UPDATE ON %I
      FOR EACH ROW EXECUTE FUNCTION keep_version()', versioned);
    IF versioned <> 'newsletter_subscription' THEN
      EXECUTE format('CREATE TRIGGER keep_updated_at BEFORE UPDATE ON %I
        FOR EACH ROW EXECUTE FUNCTION keep_updated_at()', versioned);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint

-- 3. At most three pinned news items -----------------------------------------------------------
-- Counting rows in a trigger lets racing writers in (each sees the table without the others).
-- One counter row makes them queue, at every isolation level; its check refuses the fourth.
INSERT INTO news_pin_count (one, n) VALUES (true, 0);
--> statement-breakpoint
CREATE FUNCTION count_pins() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE difference integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.is_pinned THEN difference := difference + 1; END IF;
  IF TG_OP <> 'INSERT' AND OLD.is_pinned THEN difference := difference - 1; END IF;
  IF difference <> 0 THEN UPDATE news_pin_count SET n = n + difference; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_pins AFTER INSERT OR DELETE OR UPDATE OF is_pinned ON news_items
  FOR EACH ROW EXECUTE FUNCTION count_pins();
--> statement-breakpoint
CREATE FUNCTION forget_pins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE news_pin_count SET n = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_pins AFTER TRUNCATE ON news_items
  FOR EACH STATEMENT EXECUTE FUNCTION forget_pins();
--> statement-breakpoint

-- 4. Translations follow their record ----------------------------------------------------------
CREATE FUNCTION remove_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM translations WHERE entity_type = TG_TABLE_NAME;
  ELSE
    DELETE FROM translations WHERE entity_type = TG_TABLE_NAME AND entity_id = OLD.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- When the original changes, its translations are out of date until somebody looks at them.
CREATE FUNCTION outdate_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE translations t SET outdated_since = now()
  WHERE t.entity_type = TG_TABLE_NAME AND t.entity_id = NEW.id AND t.outdated_since IS NULL
    AND to_jsonb(NEW) ? t.field_name
    AND to_jsonb(NEW) -> t.field_name IS DISTINCT FROM to_jsonb(OLD) -> t.field_name;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_translation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.translated_value IS DISTINCT FROM OLD.translated_value THEN NEW.outdated_since := NULL; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refresh_translation BEFORE UPDATE OF translated_value ON translations
  FOR EACH ROW EXECUTE FUNCTION refresh_translation();
--> statement-breakpoint
DO $$
DECLARE
  translated text;
  fields text;
BEGIN
  FOR translated, fields IN VALUES
    ('products', 'name, description, detailed_description'),
    ('product_categories', 'name, description'),
    ('item_codes', 'composition, type, country_of_origin, other_information, bleaching, ironing, washing_temperature, other_technical_info'),
    ('gallery_items', 'name, description, detailed_description, project_details'),
    ('gallery_categories', 'name'),
    ('news_items', 'title, description, article_body')
  LOOP
    EXECUTE format('CREATE TRIGGER remove_translations AFTER DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION remove_translations()', translated);
    EXECUTE format('CREATE TRIGGER remove_all_translations AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION remove_translations()', translated);
    EXECUTE format('CREATE TRIGGER outdate_translations AFTER UPDATE OF %s ON %I
      FOR EACH ROW EXECUTE FUNCTION outdate_translations()', fields, translated);
  END LOOP;
END $$;
--> statement-breakpoint

-- 5. Links to a former slug still arrive -------------------------------------------------------
CREATE FUNCTION remember_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM former_slugs WHERE entity_type = TG_TABLE_NAME;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM former_slugs WHERE entity_type = TG_TABLE_NAME AND entity_id = OLD.id;
  ELSE
    DELETE FROM former_slugs WHERE entity_type = TG_TABLE_NAME AND slug = NEW.slug;
    IF TG_OP = 'UPDATE' AND NEW.slug <> OLD.slug THEN
      INSERT INTO former_slugs (entity_type, slug, entity_id) VALUES (TG_TABLE_NAME, OLD.slug, NEW.id)
      ON CONFLICT (entity_type, slug) DO UPDATE SET entity_id = EXCLUDED.entity_id, created_at = now();
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE addressed text;
BEGIN
  FOREACH addressed IN ARRAY ARRAY['products', 'gallery_items', 'news_items'] LOOP
    EXECUTE format('CREATE TRIGGER remember_slug AFTER INSERT OR DELETE OR UPDATE OF slug ON %I
      FOR EACH ROW EXECUTE FUNCTION remember_slug()', addressed);
    EXECUTE format('CREATE TRIGGER forget_slugs AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION remember_slug()', addressed);
  END LOOP;
END $$;
--> statement-breakpoint

-- 6. One subscription an address ---------------------------------------------------------------
CREATE FUNCTION lower_case_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email := lower(btrim(NEW.email));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER lower_case_email BEFORE INSERT OR UPDATE OF email ON newsletter_subscription
  FOR EACH ROW EXECUTE FUNCTION lower_case_email();
--> statement-breakpoint

-- 7. The languages that every new site has -----------------------------------------------------
INSERT INTO languages (code, name, display_order) VALUES ('en', 'English', 1), ('zh-Hant', '繁體中文', 2);
