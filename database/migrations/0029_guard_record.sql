-- One function gives a table its triggers, from the catalogue of its columns and foreign keys: see
-- docs/decisions/0203-one-function-equips-a-table.md.
-- The release before can run on this.

CREATE FUNCTION set_trigger(guarded regclass, name text, wanted boolean, events text, action text)
RETURNS void LANGUAGE plpgsql AS $$
-- Creates or replaces a trigger, or drops it if the table is not to have it. Readers of the table need not wait.
DECLARE
  exists_already boolean := EXISTS (SELECT FROM pg_trigger WHERE tgrelid = guarded AND tgname = name);
BEGIN
  IF NOT coalesce(wanted, false) THEN
    IF exists_already THEN EXECUTE format('DROP TRIGGER %I ON %s', name, guarded); END IF;
  ELSIF action LIKE 'DEFERRABLE %' THEN
    -- PostgreSQL cannot replace a constraint trigger; these depend on no column.
    IF NOT exists_already THEN
      EXECUTE format('CREATE CONSTRAINT TRIGGER %I %s ON %s %s', name, events, guarded, action);
    END IF;
  ELSE
    EXECUTE format('CREATE OR REPLACE TRIGGER %I %s ON %s %s', name, events, guarded, action);
    -- Pages must hear of an import that writes as a replica does.
    IF name LIKE 'announce%' THEN EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', guarded, name); END IF;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION column_list(fields text[]) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN (SELECT string_agg(quote_ident(field), ', ') FROM unnest(fields) AS field);
--> statement-breakpoint
CREATE FUNCTION any_changed(fields text[]) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN (SELECT string_agg(format('OLD.%1$I IS DISTINCT FROM NEW.%1$I', field), ' OR ') FROM unnest(fields) AS field);
--> statement-breakpoint
CREATE FUNCTION guard_files(guarded regclass, fields text[]) RETURNS void LANGUAGE plpgsql AS $$
-- Notes in released_files the stored files that the columns of a table name no longer.
DECLARE
  has_files boolean := cardinality(fields) > 0;
  release text := format('EXECUTE FUNCTION release_files(%s)',
    (SELECT string_agg(quote_literal(field), ', ') FROM unnest(fields) AS field));
BEGIN
  PERFORM set_trigger(guarded, 'release_changed_files', has_files, 'AFTER UPDATE OF ' || column_list(fields),
    format('FOR EACH ROW WHEN (%s) %s', any_changed(fields), release));
  -- The condition keeps the deletion of thousands of rows without files quick.
  PERFORM set_trigger(guarded, 'release_deleted_files', has_files, 'AFTER DELETE',
    format('FOR EACH ROW WHEN (concat(%s) LIKE ''%%/%%'') %s',
      (SELECT string_agg(format('OLD.%I', field), ', ') FROM unnest(fields) AS field), release));
  PERFORM set_trigger(guarded, 'release_all_files', has_files, 'BEFORE TRUNCATE', 'FOR EACH STATEMENT ' || release);
END $$;
--> statement-breakpoint
CREATE FUNCTION guard_record(
  guarded regclass, announced boolean DEFAULT NULL, catalogue boolean DEFAULT NULL, files text[] DEFAULT NULL
) RETURNS void LANGUAGE plpgsql AS $$
-- Gives a table its triggers: one of records, or one whose rows belong to records. Run it again when its columns
-- have changed.
--
-- A column has the meaning of its name:
--   version          the table holds records; a change of content raises it
--   updated_at       dates a change of content
--   display_order    a new order of records is one entry of the history and no change of them
--   likes            no content; announced on a channel of their own
--   slug             former slugs lead to the record
--   status           changes can be planned
--   *_url, *_pdf     addresses of stored files
--   entity_id        rows name their record, as translations do
-- Foreign keys ON DELETE CASCADE to records, in the order of the columns: the first leads to the record that a row
-- belongs to, the second of a table without id to the record that a row links to.
--
-- The options are what the catalogue cannot tell. Left out, they stay as the table's triggers have them:
--   announced        public pages show the table (a new table: yes)
--   catalogue        records are translated, and the back-office deletes them into the bin (a new table: yes)
--   files            columns besides *_url and *_pdf in which addresses of stored files stand (a new table: none)
DECLARE
  fields text[] := ARRAY(SELECT attname::text FROM pg_attribute
    WHERE attrelid = guarded AND attnum > 0 AND NOT attisdropped ORDER BY attnum);
  has_version boolean := 'version' = ANY (fields);
  has_order boolean := 'display_order' = ANY (fields);
  has_likes boolean := 'likes' = ANY (fields);
  has_slug boolean := 'slug' = ANY (fields);
  has_status boolean := 'status' = ANY (fields);
  names_record boolean := 'entity_id' = ANY (fields);
  is_record boolean := has_version AND NOT names_record;
  is_link boolean;
  -- The tables of records that foreign keys lead to, and the columns of those keys.
  records text[];
  record_ids text[];
  kind text;
  owner text;
  parent text := '';
  existing text[] := ARRAY(SELECT tgname::text FROM pg_trigger WHERE tgrelid = guarded);
  is_new boolean := NOT 'record_truncation' = ANY (existing);
  watched text;
  recorded text;
  texts text[];
  file_fields text[];
  record_history text;
  raise_version text;
BEGIN
  SELECT array_agg(c.relname::text ORDER BY k.conkey), array_agg(a.attname::text ORDER BY k.conkey)
  INTO records, record_ids
  FROM pg_constraint k
  JOIN pg_class c ON c.oid = k.confrelid
  JOIN pg_attribute a ON a.attrelid = guarded AND a.attnum = k.conkey[1]
  WHERE k.conrelid = guarded AND k.contype = 'f' AND k.confdeltype = 'c'
    AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = k.confrelid AND attname = 'version');
  is_link := NOT 'id' = ANY (fields) AND cardinality(records) = 2;
  IF names_record THEN
    kind := '';
    owner := 'entity_id';
  ELSIF is_record THEN
    kind := guarded::text;
    owner := 'id';
    parent := coalesce(record_ids[1], '');
  ELSIF records IS NOT NULL THEN
    kind := records[1];
    owner := record_ids[1];
  ELSE
    RAISE EXCEPTION '% has no version, and no foreign key ON DELETE CASCADE to a table that has one', guarded;
  END IF;

  announced := coalesce(announced, is_new OR 'announce' = ANY (existing));
  catalogue := is_record AND coalesce(catalogue, is_new OR 'keep_in_bin' = ANY (existing));
  files := coalesce(files, (SELECT string_to_array(encode(tgargs, 'escape'), '\000')
    FROM pg_trigger WHERE tgrelid = guarded AND tgname = 'release_all_files'), '{}');

  watched := column_list(ARRAY(SELECT field FROM unnest(fields) AS field
    WHERE field NOT IN ('display_order', 'likes', 'updated_at')));
  recorded := column_list(ARRAY(SELECT field FROM unnest(fields) AS field
    WHERE field NOT IN ('version', 'likes', 'updated_at') AND NOT (is_record AND field = 'display_order')));
  texts := ARRAY(SELECT attname::text FROM pg_attribute
    WHERE attrelid = guarded AND atttypid = 'text'::regtype ORDER BY attnum);
  file_fields := ARRAY(SELECT field FROM unnest(fields) AS field
    WHERE field = ANY (files) OR field = ANY (texts) AND field ~ '_(url|pdf)$');
  texts := ARRAY(SELECT field FROM unnest(texts) AS field
    WHERE field NOT IN ('slug', 'status') AND field !~ '_(url|pdf)$');

  PERFORM set_trigger(guarded, 'announce', announced,
    'AFTER INSERT OR DELETE OR TRUNCATE' || CASE WHEN has_likes THEN '' ELSE ' OR UPDATE' END,
    'FOR EACH STATEMENT EXECUTE FUNCTION announce_change()');
  PERFORM set_trigger(guarded, 'announce_update', announced AND has_likes, 'AFTER UPDATE',
    'FOR EACH ROW WHEN (to_jsonb(OLD) - ''likes'' IS DISTINCT FROM to_jsonb(NEW) - ''likes'')
     EXECUTE FUNCTION announce_change()');
  PERFORM set_trigger(guarded, 'announce_likes', announced AND has_likes, 'AFTER UPDATE OF likes',
    'FOR EACH STATEMENT EXECUTE FUNCTION announce_likes()');

  PERFORM set_trigger(guarded, 'keep_version', has_version, 'BEFORE UPDATE OF ' || watched,
    'FOR EACH ROW EXECUTE FUNCTION keep_version()');
  PERFORM set_trigger(guarded, 'keep_updated_at', 'updated_at' = ANY (fields), 'BEFORE UPDATE OF ' || watched,
    'FOR EACH ROW EXECUTE FUNCTION keep_updated_at()');

  record_history := format('EXECUTE FUNCTION record_history(%L, %L, %L)', kind, owner, parent);
  PERFORM set_trigger(guarded, 'record_history', true, 'AFTER INSERT OR DELETE OR UPDATE OF ' || recorded,
    'FOR EACH ROW ' || record_history);
  PERFORM set_trigger(guarded, 'record_truncation', true, 'BEFORE TRUNCATE', 'FOR EACH STATEMENT ' || record_history);
  PERFORM set_trigger(guarded, 'record_order', is_record AND has_order, 'AFTER UPDATE',
    format('REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION record_order(%L)', kind));

  PERFORM set_trigger(guarded, 'remember_slug', has_slug, 'AFTER INSERT OR DELETE OR UPDATE OF slug',
    'FOR EACH ROW EXECUTE FUNCTION remember_slug()');
  PERFORM set_trigger(guarded, 'forget_slugs', has_slug, 'AFTER TRUNCATE',
    'FOR EACH STATEMENT EXECUTE FUNCTION remember_slug()');
  PERFORM set_trigger(guarded, 'forget_plans', has_status, 'AFTER DELETE',
    'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forget_plans()');
  PERFORM set_trigger(guarded, 'forget_all_plans', has_status, 'AFTER TRUNCATE',
    'FOR EACH STATEMENT EXECUTE FUNCTION forget_plans()');

  -- Which of the texts are translated, the translations themselves say.
  PERFORM set_trigger(guarded, 'outdate_translations', catalogue AND texts <> '{}',
    'AFTER UPDATE OF ' || column_list(texts),
    format('FOR EACH ROW WHEN (%s) EXECUTE FUNCTION outdate_translations()', any_changed(texts)));
  PERFORM set_trigger(guarded, 'remove_translations', catalogue, 'AFTER DELETE',
    'FOR EACH ROW EXECUTE FUNCTION remove_translations()');
  PERFORM set_trigger(guarded, 'remove_all_translations', catalogue, 'AFTER TRUNCATE',
    'FOR EACH STATEMENT EXECUTE FUNCTION remove_translations()');
  PERFORM set_trigger(guarded, 'keep_in_bin', catalogue, 'AFTER DELETE',
    'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (history_actor() IS NOT NULL) EXECUTE FUNCTION keep_in_bin()');

  PERFORM guard_files(guarded, file_fields);

  raise_version := format('EXECUTE FUNCTION raise_linked_version(%L, %L)', records[1], record_ids[1]);
  PERFORM set_trigger(guarded, 'raise_version', is_link, 'AFTER INSERT OR UPDATE OR DELETE',
    'FOR EACH ROW ' || raise_version);
  PERFORM set_trigger(guarded, 'raise_all_versions', is_link, 'AFTER TRUNCATE', 'FOR EACH STATEMENT ' || raise_version);
  IF is_link THEN
    PERFORM set_trigger(records[2], 'lock_records_of_' || guarded, true, 'BEFORE DELETE',
      format('FOR EACH ROW EXECUTE FUNCTION lock_linked_records(%L, %L, %L, %L)',
        records[1], record_ids[1], guarded, record_ids[2]));
  END IF;
END $$;
--> statement-breakpoint
SELECT
  guard_record('products'),
  guard_record('product_images'),
  guard_record('product_categories'),
  guard_record('product_category_mappings'),
  guard_record('item_codes'),
  guard_record('gallery_items', files => '{project_details}'),
  guard_record('gallery_images'),
  guard_record('gallery_categories'),
  guard_record('gallery_item_categories'),
  guard_record('gallery_item_products'),
  guard_record('news_items', files => '{article_body}'),
  guard_record('news_media'),
  guard_record('translations', files => '{translated_value}'),
  guard_record('general_settings', catalogue => false),
  guard_record('global_settings', catalogue => false),
  guard_record('newsletter_subscription', announced => false, catalogue => false),
  guard_files('record_drafts', '{rows}'),
  guard_files('planned_changes', '{change}');
--> statement-breakpoint
-- Each link table locks by a trigger of its own name now.
DROP TRIGGER lock_linked_records ON products;
--> statement-breakpoint
DROP TRIGGER lock_linked_records ON product_categories;
--> statement-breakpoint
DROP TRIGGER lock_linked_records ON gallery_categories;
--> statement-breakpoint
DROP FUNCTION watch_columns();
