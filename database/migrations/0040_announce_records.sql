-- The release before can run on this.
CREATE FUNCTION announce_records() RETURNS trigger LANGUAGE plpgsql AS $function$
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
--> statement-breakpoint
CREATE FUNCTION announce_records_of(announced text, kind text, id_column text) RETURNS void LANGUAGE plpgsql AS $function$
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
--> statement-breakpoint
SELECT announce_records_of('products', 'products', 'id');
--> statement-breakpoint
SELECT announce_records_of('item_codes', 'products', 'product_id');
--> statement-breakpoint
SELECT announce_records_of('product_category_mappings', 'products', 'product_id');
--> statement-breakpoint
SELECT announce_records_of('product_categories', 'product_categories', 'id');
--> statement-breakpoint
SELECT announce_records_of('translations', '', 'entity_id');
--> statement-breakpoint
SELECT announce_records_of('search_synonyms', 'search_synonyms', 'id');
