CREATE TABLE "bin" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"change_set" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"label" text NOT NULL,
	"deleted_by" text,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bin_change_set_unique" UNIQUE("change_set")
);
--> statement-breakpoint
CREATE TABLE "history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"change_set" uuid NOT NULL,
	"actor" text,
	"kind" text NOT NULL,
	"record_id" integer,
	"parent_id" integer,
	"table_name" text NOT NULL,
	"operation" text NOT NULL,
	"row_key" jsonb,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "history_operation_known" CHECK ("history"."operation" in ('insert', 'update', 'delete', 'order'))
);
--> statement-breakpoint
CREATE INDEX "bin_newest" ON "bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "history_of_record" ON "history" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "history_of_parent" ON "history" USING btree ("kind","parent_id","id") WHERE "history"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "history_change_set" ON "history" USING btree ("change_set");--> statement-breakpoint
CREATE INDEX "history_deletions" ON "history" USING btree ("table_name",(("row_key" ->> 'id')::int)) WHERE "history"."operation" = 'delete';--> statement-breakpoint
-- Who makes the changes of this transaction: set_config('kamsin.actor', <e-mail address>, true).
CREATE FUNCTION history_actor() RETURNS text LANGUAGE sql STABLE
  RETURN nullif(current_setting('kamsin.actor', true), '');
--> statement-breakpoint
CREATE FUNCTION history_change_set() RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE found text := current_setting('kamsin.change_set', true);
BEGIN
  IF coalesce(found, '') = '' THEN
    found := gen_random_uuid()::text;
    PERFORM set_config('kamsin.change_set', found, true);
  END IF;
  RETURN found::uuid;
END $$;
--> statement-breakpoint
CREATE FUNCTION history_row_key(whole jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN whole ? 'id' THEN jsonb_build_object('id', whole -> 'id') ELSE whole END;
--> statement-breakpoint
CREATE FUNCTION add_history(
  record_kind text, owner text, parent text, changed_table text, change text,
  whole jsonb, old_values jsonb, new_values jsonb
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO history (change_set, actor, kind, record_id, parent_id, table_name, operation, row_key, before, after)
  VALUES (
    history_change_set(), history_actor(), coalesce(record_kind, whole ->> 'entity_type'),
    (whole ->> owner)::integer, (whole ->> parent)::integer, changed_table, change,
    history_row_key(whole), old_values, new_values)
$$;
--> statement-breakpoint
-- Arguments: the kind of record ('' for translations, whose rows name it), the column that holds
-- the record's id, the column that holds its own record's id ('' for none).
CREATE FUNCTION record_history() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
-- An order is one entry, however many rows it moves. Grouped, not joined: a session keeps the plan that
-- it made for its first few rows, and a nested loop over ten thousand takes half a minute.
CREATE FUNCTION record_order() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
DO $$
DECLARE
  recorded text;
  kind text;
  owner text;
  parent text;
  content text;
BEGIN
  FOR recorded, kind, owner, parent IN VALUES
    ('products', 'products', 'id', ''),
    ('product_category_mappings', 'products', 'product_id', ''),
    ('product_images', 'products', 'product_id', ''),
    ('product_categories', 'product_categories', 'id', ''),
    ('item_codes', 'item_codes', 'id', 'product_id'),
    ('gallery_categories', 'gallery_categories', 'id', ''),
    ('gallery_items', 'gallery_items', 'id', ''),
    ('gallery_images', 'gallery_items', 'gallery_item_id', ''),
    ('gallery_item_categories', 'gallery_items', 'gallery_item_id', ''),
    ('gallery_item_products', 'gallery_items', 'gallery_item_id', ''),
    ('news_items', 'news_items', 'id', ''),
    ('news_media', 'news_items', 'news_item_id', ''),
    ('translations', '', 'entity_id', ''),
    ('general_settings', 'general_settings', 'id', ''),
    ('global_settings', 'global_settings', 'id', ''),
    ('newsletter_subscription', 'newsletter_subscription', 'id', '')
  LOOP
    -- Orders and likes of many rows do not even ask; database/guarantees.test.ts names a column
    -- that was forgotten.
    SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO content
    FROM pg_attribute
    WHERE attrelid = recorded::regclass AND attnum > 0 AND NOT attisdropped
      AND attname NOT IN ('version', 'likes', 'updated_at')
      AND NOT (owner = 'id' AND attname = 'display_order');
    EXECUTE format('CREATE TRIGGER record_history AFTER INSERT OR DELETE OR UPDATE OF %s ON %I
      FOR EACH ROW EXECUTE FUNCTION record_history(%L, %L, %L)', content, recorded, kind, owner, parent);
    EXECUTE format('CREATE TRIGGER record_truncation BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION record_history(%L, %L, %L)', recorded, kind, owner, parent);
    IF owner = 'id' AND recorded NOT IN ('item_codes', 'global_settings', 'newsletter_subscription') THEN
      EXECUTE format('CREATE TRIGGER record_order AFTER UPDATE ON %I
        REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION record_order(%L)', recorded, kind);
    END IF;
  END LOOP;
END $$;
