-- The release before can run on this.
CREATE FUNCTION announce_records() RETURNS trigger LANGUAGE plpgsql AS $function$
-- Names the records whose rows changed, so that only they are read again; after TRUNCATE it is unknown which. A new order
-- is no change. The arguments: the kind of the records, or '' if the column entity_type has it; the column with their id.
DECLARE
  aside text[] := ARRAY['display_order', 'version', 'updated_at'];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('records_changed', '');
  ELSIF TG_OP <> 'UPDATE' OR to_jsonb(OLD) - aside IS DISTINCT FROM to_jsonb(NEW) - aside THEN
    PERFORM pg_notify('records_changed',
      coalesce(nullif(TG_ARGV[0], ''), changed ->> 'entity_type') || ' ' || (changed ->> TG_ARGV[1]))
    FROM unnest(ARRAY[to_jsonb(OLD), to_jsonb(NEW)]) AS changed
    WHERE changed ->> TG_ARGV[1] IS NOT NULL;
  END IF;
  RETURN NULL;
END $function$;
--> statement-breakpoint
DO $$
DECLARE
  announced record;
BEGIN
  FOR announced IN
    VALUES ('products', 'products', 'id'), ('item_codes', 'products', 'product_id'),
      ('product_category_mappings', 'products', 'product_id'), ('product_categories', 'product_categories', 'id'),
      ('translations', '', 'entity_id'), ('search_synonyms', 'search_synonyms', 'id')
  LOOP
    -- As with every announcement, pages must hear of an import that writes as a replica does.
    EXECUTE format('CREATE TRIGGER announce_records AFTER INSERT OR UPDATE OR DELETE ON %1$I
      FOR EACH ROW EXECUTE FUNCTION announce_records(%2$L, %3$L)', announced.column1, announced.column2, announced.column3);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER announce_records', announced.column1);
    EXECUTE format('CREATE TRIGGER announce_all_records AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION announce_records()', announced.column1);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER announce_all_records', announced.column1);
  END LOOP;
END $$;
