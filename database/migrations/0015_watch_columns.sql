-- A migration that adds a column calls this: triggers that name the columns which they watch (0003,
-- 0009) are made anew and name it, too. The order, the likes and what triggers keep are watched only
-- where they were already.
CREATE FUNCTION watch_columns() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  definition text;
BEGIN
  FOR definition IN
    SELECT regexp_replace(
      pg_get_triggerdef(t.oid), '^CREATE TRIGGER (.*) UPDATE OF .* ON ',
      'CREATE OR REPLACE TRIGGER \1 UPDATE OF ' || (
        SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum)
        FROM pg_attribute a
        WHERE a.attrelid = t.tgrelid AND a.attnum > 0 AND NOT a.attisdropped
          AND (a.attnum = ANY (t.tgattr)
            OR a.attname NOT IN ('id', 'display_order', 'likes', 'version', 'updated_at'))
      ) || ' ON ')
    FROM pg_trigger t
    WHERE t.tgname IN ('keep_version', 'keep_updated_at', 'record_history') AND t.tgattr::text <> ''
  LOOP
    EXECUTE definition;
  END LOOP;
END $$;
