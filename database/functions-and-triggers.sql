-- The functions and triggers as all migrations together make them. Written by
-- `npm run database:functions`; database/current-functions.test.ts says when that is due.

CREATE OR REPLACE FUNCTION public.add_history(record_kind text, owner text, parent text, changed_table text, change text, whole jsonb, old_values jsonb, new_values jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO history (change_set, actor, kind, record_id, parent_id, table_name, operation, row_key, before, after, bulk)
  VALUES (
    history_change_set(), history_actor(), coalesce(record_kind, whole ->> 'entity_type'),
    (whole ->> owner)::integer,
    CASE
      WHEN record_kind IS NULL AND whole ->> 'entity_type' = 'item_codes'
        THEN (SELECT product_id FROM item_codes WHERE id = (whole ->> 'entity_id')::integer)
      ELSE (whole ->> parent)::integer
    END,
    changed_table, change, history_row_key(whole), old_values, new_values,
    nullif(current_setting('kamsin.bulk', true), '')::uuid)
$function$;

CREATE OR REPLACE FUNCTION public.announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.announce_likes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('likes_changed', '');
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.announce_records()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
-- Names the records whose rows a statement changed, so that only they are read again; if they are many, or after
-- TRUNCATE, it names none. A new order is no change. The arguments: the kind of the records, or '' if the column
-- entity_type has it; the column with their id.
DECLARE
  aside text[] := ARRAY['display_order', 'version', 'updated_at'];
  names text[] := ARRAY[''];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    names := ARRAY(
      SELECT DISTINCT coalesce(nullif(TG_ARGV[0], ''), line ->> 'entity_type') || ' ' || (line ->> TG_ARGV[1])
      FROM (
        (SELECT to_jsonb(o) - aside FROM old_rows o EXCEPT SELECT to_jsonb(n) - aside FROM new_rows n)
        UNION ALL
        (SELECT to_jsonb(n) - aside FROM new_rows n EXCEPT SELECT to_jsonb(o) - aside FROM old_rows o)
      ) AS changed (line)
      WHERE line ->> TG_ARGV[1] IS NOT NULL LIMIT 501);
  ELSIF TG_OP <> 'TRUNCATE' THEN
    names := ARRAY(
      SELECT DISTINCT coalesce(nullif(TG_ARGV[0], ''), line ->> 'entity_type') || ' ' || (line ->> TG_ARGV[1])
      FROM (SELECT to_jsonb(c) FROM changed_rows c) AS changed (line)
      WHERE line ->> TG_ARGV[1] IS NOT NULL LIMIT 501);
  END IF;
  IF cardinality(names) > 500 THEN
    names := ARRAY[''];
  END IF;
  PERFORM pg_notify('records_changed', name) FROM unnest(names) AS name;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.announce_records_of(announced text, kind text, id_column text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
-- Creates the triggers of announce_records() on a table; kind and id_column are their arguments.
DECLARE
  event record;
BEGIN
  FOR event IN
    VALUES ('INSERT', 'REFERENCING NEW TABLE AS changed_rows'), ('DELETE', 'REFERENCING OLD TABLE AS changed_rows'),
      ('UPDATE', 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows'), ('TRUNCATE', '')
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I %s FOR EACH STATEMENT EXECUTE FUNCTION announce_records(%L, %L)',
      'announce_records_' || lower(event.column1), event.column1, announced, event.column2, kind, id_column);
    -- As with every announcement, pages must hear of an import that writes as a replica does.
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', announced, 'announce_records_' || lower(event.column1));
  END LOOP;
END $function$;

CREATE OR REPLACE FUNCTION public.any_changed(fields text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN (SELECT string_agg(format('OLD.%1$I IS DISTINCT FROM NEW.%1$I'::text, field.field), ' OR '::text) AS string_agg FROM unnest(any_changed.fields) field(field));

CREATE OR REPLACE FUNCTION public.column_list(fields text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN (SELECT string_agg(quote_ident(field.field), ', '::text) AS string_agg FROM unnest(column_list.fields) field(field));

CREATE OR REPLACE FUNCTION public.count_pins()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE difference integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.is_pinned THEN difference := difference + 1; END IF;
  IF TG_OP <> 'INSERT' AND OLD.is_pinned THEN difference := difference - 1; END IF;
  IF difference <> 0 THEN UPDATE news_pin_count SET n = n + difference; END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.end_invitations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM administrator_invitations
  WHERE invited_by = to_jsonb(NEW) ->> TG_ARGV[0] AND accepted_at IS NULL;
  DELETE FROM preview_links WHERE created_by = to_jsonb(NEW) ->> TG_ARGV[0];
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (octet_length(value) = length(value)) THEN lower((value COLLATE "C")) WHEN (value ~ '[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]'::text) THEN NORMALIZE(regexp_replace(lower(NORMALIZE(value, NFKD)), '([a-z])[\u0300-\u036f]+'::text, '\1'::text, 'g'::text), NFC) WHEN (value IS NFKC NORMALIZED) THEN lower(value) ELSE lower(NORMALIZE(value, NFKC)) END;

CREATE OR REPLACE FUNCTION public.forget_pins()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE news_pin_count SET n = 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.forget_plans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  gone_kind text := TG_TABLE_NAME;
  gone_id integer;
  is_there boolean;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM planned_changes WHERE kind = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'bin' THEN
    gone_kind := OLD.kind;
    gone_id := OLD.record_id;
  ELSE
    gone_id := OLD.id;
  END IF;
  PERFORM FROM planned_changes WHERE kind = gone_kind AND record_id = gone_id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE id = $1)', gone_kind) USING gone_id INTO is_there;
  IF NOT is_there THEN
    DELETE FROM planned_changes p WHERE p.kind = gone_kind AND p.record_id = gone_id
      AND NOT EXISTS (SELECT FROM bin b WHERE b.kind = gone_kind AND b.record_id = gone_id);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.forget_subscriber()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM history h
  WHERE h.kind = OLD.kind AND h.record_id = OLD.record_id
    AND NOT EXISTS (SELECT FROM newsletter_subscription s WHERE s.id = OLD.record_id)
    AND NOT EXISTS (SELECT FROM bin b WHERE b.kind = OLD.kind AND b.record_id = OLD.record_id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.guard_files(guarded regclass, fields text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.guard_record(guarded regclass, announced boolean DEFAULT NULL::boolean, catalogue boolean DEFAULT NULL::boolean, files text[] DEFAULT NULL::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.history_actor()
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN NULLIF(current_setting('kamsin.actor'::text, true), ''::text);

CREATE OR REPLACE FUNCTION public.history_change_set()
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
DECLARE found text := current_setting('kamsin.change_set', true);
BEGIN
  IF coalesce(found, '') = '' THEN
    found := gen_random_uuid()::text;
    PERFORM set_config('kamsin.change_set', found, true);
  END IF;
  RETURN found::uuid;
END $function$;

CREATE OR REPLACE FUNCTION public.history_row_key(whole jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (whole ? 'id'::text) THEN jsonb_build_object('id', (whole -> 'id'::text)) ELSE whole END;

CREATE OR REPLACE FUNCTION public.index_name_parts()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.keep_an_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('keep_an_administrator'));
  IF NOT EXISTS (SELECT FROM administrators WHERE role = 'administrator' AND deactivated_at IS NULL) THEN
    RAISE EXCEPTION 'the last active administrator remains one'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'administrators_one_remains';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_in_bin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  product integer := CASE WHEN TG_TABLE_NAME IN ('item_codes', 'shades')
    THEN (to_jsonb(OLD) ->> 'product_id')::integer END;
  is_there boolean;
BEGIN
  PERFORM FROM bin WHERE kind = TG_TABLE_NAME AND record_id = OLD.id OR kind = 'products' AND record_id = product;
  IF FOUND THEN RETURN NULL; END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE id = $1)', TG_TABLE_NAME) USING OLD.id INTO is_there;
  IF NOT is_there THEN
    RAISE EXCEPTION 'no. % of % was deleted and is not in the bin', OLD.id, TG_TABLE_NAME
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'deleted_into_the_bin';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.updated_at = OLD.updated_at
     AND to_jsonb(NEW) - 'likes' IS DISTINCT FROM to_jsonb(OLD) - 'likes' THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE aside text[] := ARRAY['version', 'display_order', 'likes', 'updated_at', 'created_at', 'outdated_since'];
BEGIN
  IF to_jsonb(NEW) - aside IS DISTINCT FROM to_jsonb(OLD) - aside THEN
    IF NEW.version = OLD.version THEN NEW.version := OLD.version + 1; END IF;
  END IF;
  IF NEW.version <> OLD.version THEN
    -- Read by raise_linked_version. A rollback to a savepoint takes the setting back, too.
    PERFORM set_config('kamsin.raised', TG_TABLE_NAME || ' ' || NEW.id, true);
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.lock_linked_records()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format(
    'SELECT FROM %I WHERE id IN (SELECT %I FROM %I WHERE %I = $1) ORDER BY id FOR NO KEY UPDATE',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3]) USING OLD.id;
  RETURN OLD;
END $function$;

CREATE OR REPLACE FUNCTION public.lower_case_email()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.email := lower(btrim(NEW.email));
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.name_planner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.administrator_id := (SELECT id FROM administrators WHERE email = NEW.planned_by);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.outdate_part_translations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.outdate_translations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE translations t SET outdated_since = now()
  WHERE t.entity_type = TG_TABLE_NAME AND t.entity_id = NEW.id AND t.outdated_since IS NULL
    AND to_jsonb(NEW) ? t.field_name
    AND to_jsonb(NEW) -> t.field_name IS DISTINCT FROM to_jsonb(OLD) -> t.field_name;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.raise_linked_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  record_table text := TG_ARGV[0];
  owner text := TG_ARGV[1];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format('UPDATE %I SET version = version + 1', record_table);
    RETURN NULL;
  END IF;
  EXECUTE format(
    'UPDATE %1$I SET version = version + 1 WHERE id IN ($1, $2)
      AND %2$L || id IS DISTINCT FROM current_setting(''kamsin.raised'', true)', record_table, record_table || ' ')
    USING (to_jsonb(OLD) ->> owner)::integer, (to_jsonb(NEW) ->> owner)::integer;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.record_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  record_kind text := nullif(TG_ARGV[0], '');
  owner text := TG_ARGV[1];
  parent text := nullif(TG_ARGV[2], '');
  -- Kept by triggers, counted, or put in order: no content.
  aside text[] := ARRAY['version', 'updated_at', 'likes'];
  was jsonb;
  is_now jsonb;
  old_values jsonb;
  new_values jsonb;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format(
      'SELECT add_history($1, $2, $3, $4, ''delete'', to_jsonb(t), to_jsonb(t), NULL) FROM %I t', TG_TABLE_NAME)
      USING record_kind, owner, parent, TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN was := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN is_now := to_jsonb(NEW); END IF;
  IF TG_OP = 'UPDATE' AND history_row_key(was) = history_row_key(is_now) AND was -> owner = is_now -> owner THEN
    IF owner = 'id' THEN aside := aside || 'display_order'::text; END IF;
    SELECT jsonb_object_agg(key, was -> key), jsonb_object_agg(key, value) INTO old_values, new_values
    FROM jsonb_each(is_now) WHERE key <> ALL (aside) AND value IS DISTINCT FROM was -> key;
    IF new_values IS NOT NULL THEN
      PERFORM add_history(record_kind, owner, parent, TG_TABLE_NAME, 'update', is_now, old_values, new_values);
    END IF;
    RETURN NULL;
  END IF;
  -- A row whose key changes leaves as one and comes as another.
  IF was IS NOT NULL THEN
    PERFORM add_history(record_kind, owner, parent, TG_TABLE_NAME, 'delete', was, was, NULL);
  END IF;
  IF is_now IS NOT NULL THEN
    PERFORM add_history(record_kind, owner, parent, TG_TABLE_NAME, 'insert', is_now, NULL, is_now);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.record_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO history (change_set, actor, kind, table_name, operation, before, after)
  SELECT history_change_set(), history_actor(), TG_ARGV[0], TG_TABLE_NAME, 'order',
    jsonb_object_agg(id, was), jsonb_object_agg(id, now)
  FROM (
    SELECT id, max(was) AS was, max(now) AS now
    FROM (
      SELECT id, display_order AS was, NULL::int AS now FROM old_rows
      UNION ALL SELECT id, NULL, display_order FROM new_rows
    ) AS both_rows
    GROUP BY id HAVING max(was) IS DISTINCT FROM max(now)
  ) AS moved
  HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_translation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.translated_value IS DISTINCT FROM OLD.translated_value THEN NEW.outdated_since := NULL; END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.release_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.remember_slug()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.remove_part_translations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.remove_translations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM translations WHERE entity_type = TG_TABLE_NAME;
  ELSE
    DELETE FROM translations WHERE entity_type = TG_TABLE_NAME AND entity_id = OLD.id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.set_trigger(guarded regclass, name text, wanted boolean, events text, action text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.stored_paths(value text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT folder || '/' || name
  FROM (SELECT string_to_array(value, '/') AS part) AS parts,
    generate_series(1, cardinality(part) - 1) AS at,
    substring(part[at] FROM '(products|pdf|item-code-images|gallery-items|gallery-videos|documents|news|carousel)$') AS folder,
    substring(part[at + 1] FROM '^[A-Za-z0-9_-][A-Za-z0-9._-]*') AS longest,
    unnest(ARRAY[longest, rtrim(longest, '._-')]) AS name
  WHERE folder IS NOT NULL AND name <> ''
$function$;

-- administrator_accounts
CREATE TRIGGER end_invitations AFTER UPDATE OF password ON administrator_accounts FOR EACH ROW WHEN (old.password IS DISTINCT FROM new.password) EXECUTE FUNCTION end_invitations('administrator_id');

-- administrators
CREATE TRIGGER end_invitations AFTER UPDATE OF deactivated_at ON administrators FOR EACH ROW WHEN (new.deactivated_at IS NOT NULL) EXECUTE FUNCTION end_invitations('id');
CREATE TRIGGER end_invitations_with_role AFTER UPDATE OF role ON administrators FOR EACH ROW WHEN (old.role <> new.role AND (old.role = 'administrator'::text OR new.role = 'translator'::text)) EXECUTE FUNCTION end_invitations('id');
CREATE TRIGGER keep_an_administrator AFTER UPDATE OF role ON administrators FOR EACH ROW WHEN (old.role = 'administrator'::text AND new.role <> 'administrator'::text AND old.deactivated_at IS NULL) EXECUTE FUNCTION keep_an_administrator();
CREATE TRIGGER keep_an_administrator_on_delete AFTER DELETE ON administrators FOR EACH ROW WHEN (old.role = 'administrator'::text AND old.deactivated_at IS NULL) EXECUTE FUNCTION keep_an_administrator();

-- bin
CREATE CONSTRAINT TRIGGER forget_plans AFTER DELETE ON bin DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forget_plans();
CREATE CONSTRAINT TRIGGER forget_subscriber AFTER DELETE ON bin DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.kind = 'newsletter_subscription'::text) EXECUTE FUNCTION forget_subscriber();

-- company
SELECT guard_record('company');

-- gallery_categories
SELECT guard_record('gallery_categories');

-- gallery_images
SELECT guard_record('gallery_images');
CREATE TRIGGER outdate_part_translations AFTER UPDATE OF alt_text ON gallery_images FOR EACH ROW EXECUTE FUNCTION outdate_part_translations('gallery_items', 'gallery_item_id', 'picture');
CREATE TRIGGER remove_all_part_translations AFTER TRUNCATE ON gallery_images FOR EACH STATEMENT EXECUTE FUNCTION remove_part_translations('gallery_items', 'gallery_item_id', 'picture');
CREATE TRIGGER remove_part_translations AFTER DELETE ON gallery_images FOR EACH ROW EXECUTE FUNCTION remove_part_translations('gallery_items', 'gallery_item_id', 'picture');

-- gallery_item_categories
SELECT guard_record('gallery_item_categories');

-- gallery_item_products
SELECT guard_record('gallery_item_products');

-- gallery_items
SELECT guard_record('gallery_items', files => '{project_details}');

-- general_settings
SELECT guard_record('general_settings');

-- global_settings
SELECT guard_record('global_settings', catalogue => false);

-- interface_words
SELECT guard_record('interface_words');

-- item_codes
SELECT guard_record('item_codes');
CREATE TRIGGER announce_records_delete AFTER DELETE ON item_codes REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE item_codes ENABLE ALWAYS TRIGGER announce_records_delete;
CREATE TRIGGER announce_records_insert AFTER INSERT ON item_codes REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE item_codes ENABLE ALWAYS TRIGGER announce_records_insert;
CREATE TRIGGER announce_records_truncate AFTER TRUNCATE ON item_codes FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE item_codes ENABLE ALWAYS TRIGGER announce_records_truncate;
CREATE TRIGGER announce_records_update AFTER UPDATE ON item_codes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE item_codes ENABLE ALWAYS TRIGGER announce_records_update;

-- languages
SELECT guard_record('languages', catalogue => false);

-- news_items
SELECT guard_record('news_items', files => '{article_body}');
CREATE TRIGGER count_pins AFTER INSERT OR DELETE OR UPDATE OF is_pinned ON news_items FOR EACH ROW EXECUTE FUNCTION count_pins();
ALTER TABLE news_items ENABLE ALWAYS TRIGGER count_pins;
CREATE TRIGGER forget_pins AFTER TRUNCATE ON news_items FOR EACH STATEMENT EXECUTE FUNCTION forget_pins();
ALTER TABLE news_items ENABLE ALWAYS TRIGGER forget_pins;

-- news_media
SELECT guard_record('news_media');
CREATE TRIGGER outdate_part_translations AFTER UPDATE OF alt_text ON news_media FOR EACH ROW EXECUTE FUNCTION outdate_part_translations('news_items', 'news_item_id', 'picture');
CREATE TRIGGER remove_all_part_translations AFTER TRUNCATE ON news_media FOR EACH STATEMENT EXECUTE FUNCTION remove_part_translations('news_items', 'news_item_id', 'picture');
CREATE TRIGGER remove_part_translations AFTER DELETE ON news_media FOR EACH ROW EXECUTE FUNCTION remove_part_translations('news_items', 'news_item_id', 'picture');

-- newsletter_subscription
SELECT guard_record('newsletter_subscription', announced => false, catalogue => false);
CREATE TRIGGER lower_case_email BEFORE INSERT OR UPDATE OF email ON newsletter_subscription FOR EACH ROW EXECUTE FUNCTION lower_case_email();

-- page_blocks
SELECT guard_record('page_blocks', files => '{body}');
CREATE TRIGGER outdate_part_translations AFTER UPDATE OF title, body, alt_text ON page_blocks FOR EACH ROW EXECUTE FUNCTION outdate_part_translations('pages', 'page_id', 'block');
CREATE TRIGGER remove_all_part_translations AFTER TRUNCATE ON page_blocks FOR EACH STATEMENT EXECUTE FUNCTION remove_part_translations('pages', 'page_id', 'block');
CREATE TRIGGER remove_part_translations AFTER DELETE ON page_blocks FOR EACH ROW EXECUTE FUNCTION remove_part_translations('pages', 'page_id', 'block');

-- pages
SELECT guard_record('pages');

-- planned_changes
SELECT guard_files('planned_changes', '{change}');
CREATE TRIGGER name_planner BEFORE INSERT ON planned_changes FOR EACH ROW WHEN (new.administrator_id IS NULL) EXECUTE FUNCTION name_planner();

-- product_categories
SELECT guard_record('product_categories');
CREATE TRIGGER announce_records_delete AFTER DELETE ON product_categories REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('product_categories', 'id');
ALTER TABLE product_categories ENABLE ALWAYS TRIGGER announce_records_delete;
CREATE TRIGGER announce_records_insert AFTER INSERT ON product_categories REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('product_categories', 'id');
ALTER TABLE product_categories ENABLE ALWAYS TRIGGER announce_records_insert;
CREATE TRIGGER announce_records_truncate AFTER TRUNCATE ON product_categories FOR EACH STATEMENT EXECUTE FUNCTION announce_records('product_categories', 'id');
ALTER TABLE product_categories ENABLE ALWAYS TRIGGER announce_records_truncate;
CREATE TRIGGER announce_records_update AFTER UPDATE ON product_categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('product_categories', 'id');
ALTER TABLE product_categories ENABLE ALWAYS TRIGGER announce_records_update;

-- product_category_mappings
SELECT guard_record('product_category_mappings');
CREATE TRIGGER announce_records_delete AFTER DELETE ON product_category_mappings REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE product_category_mappings ENABLE ALWAYS TRIGGER announce_records_delete;
CREATE TRIGGER announce_records_insert AFTER INSERT ON product_category_mappings REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE product_category_mappings ENABLE ALWAYS TRIGGER announce_records_insert;
CREATE TRIGGER announce_records_truncate AFTER TRUNCATE ON product_category_mappings FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE product_category_mappings ENABLE ALWAYS TRIGGER announce_records_truncate;
CREATE TRIGGER announce_records_update AFTER UPDATE ON product_category_mappings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE product_category_mappings ENABLE ALWAYS TRIGGER announce_records_update;

-- product_images
SELECT guard_record('product_images');
CREATE TRIGGER outdate_part_translations AFTER UPDATE OF alt_text ON product_images FOR EACH ROW EXECUTE FUNCTION outdate_part_translations('products', 'product_id', 'picture');
CREATE TRIGGER remove_all_part_translations AFTER TRUNCATE ON product_images FOR EACH STATEMENT EXECUTE FUNCTION remove_part_translations('products', 'product_id', 'picture');
CREATE TRIGGER remove_part_translations AFTER DELETE ON product_images FOR EACH ROW EXECUTE FUNCTION remove_part_translations('products', 'product_id', 'picture');

-- products
SELECT guard_record('products');
CREATE TRIGGER announce_records_delete AFTER DELETE ON products REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'id');
ALTER TABLE products ENABLE ALWAYS TRIGGER announce_records_delete;
CREATE TRIGGER announce_records_insert AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'id');
ALTER TABLE products ENABLE ALWAYS TRIGGER announce_records_insert;
CREATE TRIGGER announce_records_truncate AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'id');
ALTER TABLE products ENABLE ALWAYS TRIGGER announce_records_truncate;
CREATE TRIGGER announce_records_update AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'id');
ALTER TABLE products ENABLE ALWAYS TRIGGER announce_records_update;

-- record_drafts
SELECT guard_files('record_drafts', '{rows}');

-- search_synonyms
SELECT guard_record('search_synonyms', catalogue => false);
CREATE TRIGGER announce_records_delete AFTER DELETE ON search_synonyms REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('search_synonyms', 'id');
ALTER TABLE search_synonyms ENABLE ALWAYS TRIGGER announce_records_delete;
CREATE TRIGGER announce_records_insert AFTER INSERT ON search_synonyms REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('search_synonyms', 'id');
ALTER TABLE search_synonyms ENABLE ALWAYS TRIGGER announce_records_insert;
CREATE TRIGGER announce_records_truncate AFTER TRUNCATE ON search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION announce_records('search_synonyms', 'id');
ALTER TABLE search_synonyms ENABLE ALWAYS TRIGGER announce_records_truncate;
CREATE TRIGGER announce_records_update AFTER UPDATE ON search_synonyms REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('search_synonyms', 'id');
ALTER TABLE search_synonyms ENABLE ALWAYS TRIGGER announce_records_update;

-- shade_item_codes
SELECT guard_record('shade_item_codes');
CREATE TRIGGER announce_records_delete AFTER DELETE ON shade_item_codes REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('shades', 'shade_id');
ALTER TABLE shade_item_codes ENABLE ALWAYS TRIGGER announce_records_delete;
CREATE TRIGGER announce_records_insert AFTER INSERT ON shade_item_codes REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('shades', 'shade_id');
ALTER TABLE shade_item_codes ENABLE ALWAYS TRIGGER announce_records_insert;
CREATE TRIGGER announce_records_truncate AFTER TRUNCATE ON shade_item_codes FOR EACH STATEMENT EXECUTE FUNCTION announce_records('shades', 'shade_id');
ALTER TABLE shade_item_codes ENABLE ALWAYS TRIGGER announce_records_truncate;
CREATE TRIGGER announce_records_update AFTER UPDATE ON shade_item_codes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('shades', 'shade_id');
ALTER TABLE shade_item_codes ENABLE ALWAYS TRIGGER announce_records_update;

-- shade_matches
SELECT guard_record('shade_matches');
CREATE TRIGGER announce_records_delete AFTER DELETE ON shade_matches REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('shades', 'shade_id');
ALTER TABLE shade_matches ENABLE ALWAYS TRIGGER announce_records_delete;
CREATE TRIGGER announce_records_insert AFTER INSERT ON shade_matches REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('shades', 'shade_id');
ALTER TABLE shade_matches ENABLE ALWAYS TRIGGER announce_records_insert;
CREATE TRIGGER announce_records_truncate AFTER TRUNCATE ON shade_matches FOR EACH STATEMENT EXECUTE FUNCTION announce_records('shades', 'shade_id');
ALTER TABLE shade_matches ENABLE ALWAYS TRIGGER announce_records_truncate;
CREATE TRIGGER announce_records_update AFTER UPDATE ON shade_matches REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('shades', 'shade_id');
ALTER TABLE shade_matches ENABLE ALWAYS TRIGGER announce_records_update;

-- shades
SELECT guard_record('shades');
CREATE TRIGGER announce_records_delete AFTER DELETE ON shades REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE shades ENABLE ALWAYS TRIGGER announce_records_delete;
CREATE TRIGGER announce_records_insert AFTER INSERT ON shades REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE shades ENABLE ALWAYS TRIGGER announce_records_insert;
CREATE TRIGGER announce_records_truncate AFTER TRUNCATE ON shades FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE shades ENABLE ALWAYS TRIGGER announce_records_truncate;
CREATE TRIGGER announce_records_update AFTER UPDATE ON shades REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('products', 'product_id');
ALTER TABLE shades ENABLE ALWAYS TRIGGER announce_records_update;

-- translations
SELECT guard_record('translations', catalogue => false, files => '{translated_value}');
CREATE TRIGGER announce_records_delete AFTER DELETE ON translations REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('', 'entity_id');
ALTER TABLE translations ENABLE ALWAYS TRIGGER announce_records_delete;
CREATE TRIGGER announce_records_insert AFTER INSERT ON translations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('', 'entity_id');
ALTER TABLE translations ENABLE ALWAYS TRIGGER announce_records_insert;
CREATE TRIGGER announce_records_truncate AFTER TRUNCATE ON translations FOR EACH STATEMENT EXECUTE FUNCTION announce_records('', 'entity_id');
ALTER TABLE translations ENABLE ALWAYS TRIGGER announce_records_truncate;
CREATE TRIGGER announce_records_update AFTER UPDATE ON translations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_records('', 'entity_id');
ALTER TABLE translations ENABLE ALWAYS TRIGGER announce_records_update;
CREATE TRIGGER refresh_translation BEFORE UPDATE OF translated_value ON translations FOR EACH ROW EXECUTE FUNCTION refresh_translation();
