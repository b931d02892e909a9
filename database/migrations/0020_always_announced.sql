-- An import may write as a replica does (session_replication_role, as in dumps of hosted databases; or
-- logical replication), where ordinary triggers rest. Pages and the count of pins depend on these ones.
DO $$
DECLARE
  always record;
BEGIN
  FOR always IN
    SELECT t.tgname, t.tgrelid::regclass AS on_table FROM pg_trigger t
    WHERE t.tgname IN ('announce', 'announce_update', 'announce_likes', 'count_pins', 'forget_pins')
      AND t.tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace)
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', always.on_table, always.tgname);
  END LOOP;
END $$;
