CREATE TABLE "released_files" (
	"path" text PRIMARY KEY NOT NULL,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint

-- A file that a record has let go, whoever wrote, may be deleted at once; one that no record has
-- referred to may belong to a save under way.

-- The stored paths that a text names; domain/files/file-references.server.ts reads them alike.
CREATE FUNCTION stored_paths(value text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT folder || '/' || name
  FROM (SELECT string_to_array(value, '/') AS part) AS parts,
    generate_series(1, cardinality(part) - 1) AS at,
    substring(part[at] FROM '(products|pdf|item-code-images|gallery-items|gallery-videos|documents|news|carousel)$') AS folder,
    substring(part[at + 1] FROM '^[A-Za-z0-9_-][A-Za-z0-9._-]*') AS longest,
    unnest(ARRAY[longest, rtrim(longest, '._-')]) AS name
  WHERE folder IS NOT NULL AND name <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION release_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format('INSERT INTO released_files (path)
      SELECT stored_paths(to_jsonb(record) ->> field) FROM %I AS record, unnest($1) AS field
      WHERE to_jsonb(record) ->> field LIKE ''%%/%%'' ON CONFLICT DO NOTHING', TG_TABLE_NAME) USING TG_ARGV;
  ELSE
    INSERT INTO released_files (path)
    SELECT stored_paths(to_jsonb(OLD) ->> field) FROM unnest(TG_ARGV) AS field
    WHERE to_jsonb(OLD) -> field IS DISTINCT FROM to_jsonb(NEW) -> field
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  referring text;
  fields text[];
  old_values text;
BEGIN
  FOR referring, fields IN VALUES
    ('products', ARRAY['image_url', 'catalogue_pdf']),
    ('product_images', ARRAY['image_url']),
    ('item_codes', ARRAY['image_url']),
    ('gallery_items', ARRAY['primary_image_url', 'pdf_url', 'project_details']),
    ('gallery_images', ARRAY['image_url']),
    ('news_items', ARRAY['primary_image_url', 'article_body']),
    ('news_media', ARRAY['media_url']),
    ('general_settings', ARRAY['image_url']),
    ('translations', ARRAY['translated_value'])
  LOOP
    old_values := 'OLD.' || array_to_string(fields, ', OLD.');
    -- Thousands of rows without an address are deleted as quickly as before.
    EXECUTE format('CREATE TRIGGER release_deleted_files AFTER DELETE ON %I
      FOR EACH ROW WHEN (concat(%s) LIKE ''%%/%%'') EXECUTE FUNCTION release_files(%s)',
      referring, old_values, array_to_string(fields, ', '));
    EXECUTE format('CREATE TRIGGER release_changed_files AFTER UPDATE OF %s ON %I
      FOR EACH ROW WHEN (ROW(%s) IS DISTINCT FROM ROW(%s)) EXECUTE FUNCTION release_files(%1$s)',
      array_to_string(fields, ', '), referring, old_values, replace(old_values, 'OLD.', 'NEW.'));
    EXECUTE format('CREATE TRIGGER release_all_files BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION release_files(%s)', referring, array_to_string(fields, ', '));
  END LOOP;
END $$;
