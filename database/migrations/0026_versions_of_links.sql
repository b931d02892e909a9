-- A link is part of the record whose form shows it. When a link comes or goes, whoever writes, the version
-- of that record rises: a form that was open conflicts instead of undoing it.
CREATE OR REPLACE FUNCTION keep_version() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
-- Takes the table of the record and the column that holds its id. A save that has raised the version of its
-- record already is not counted twice.
CREATE FUNCTION raise_linked_version() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
CREATE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE ON product_category_mappings
  FOR EACH ROW EXECUTE FUNCTION raise_linked_version('products', 'product_id');
--> statement-breakpoint
CREATE TRIGGER raise_all_versions AFTER TRUNCATE ON product_category_mappings
  FOR EACH STATEMENT EXECUTE FUNCTION raise_linked_version('products', 'product_id');
--> statement-breakpoint
CREATE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE ON gallery_item_categories
  FOR EACH ROW EXECUTE FUNCTION raise_linked_version('gallery_items', 'gallery_item_id');
--> statement-breakpoint
CREATE TRIGGER raise_all_versions AFTER TRUNCATE ON gallery_item_categories
  FOR EACH STATEMENT EXECUTE FUNCTION raise_linked_version('gallery_items', 'gallery_item_id');
--> statement-breakpoint
CREATE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE ON gallery_item_products
  FOR EACH ROW EXECUTE FUNCTION raise_linked_version('gallery_items', 'gallery_item_id');
--> statement-breakpoint
CREATE TRIGGER raise_all_versions AFTER TRUNCATE ON gallery_item_products
  FOR EACH STATEMENT EXECUTE FUNCTION raise_linked_version('gallery_items', 'gallery_item_id');
--> statement-breakpoint
-- Raising versions locks records after their links, a save or a bulk edit does so before. So a deletion that
-- takes links along locks the records first, in the order of bulk edits. Takes the table of the records, and of
-- the links their table, the column of the record and the column of the other end.
CREATE FUNCTION lock_linked_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'SELECT FROM %I WHERE id IN (SELECT %I FROM %I WHERE %I = $1) ORDER BY id FOR NO KEY UPDATE',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3]) USING OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER lock_linked_records BEFORE DELETE ON product_categories
  FOR EACH ROW EXECUTE FUNCTION lock_linked_records('products', 'product_id', 'product_category_mappings', 'category_id');
--> statement-breakpoint
CREATE TRIGGER lock_linked_records BEFORE DELETE ON gallery_categories
  FOR EACH ROW EXECUTE FUNCTION lock_linked_records('gallery_items', 'gallery_item_id', 'gallery_item_categories', 'gallery_category_id');
--> statement-breakpoint
CREATE TRIGGER lock_linked_records BEFORE DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION lock_linked_records('gallery_items', 'gallery_item_id', 'gallery_item_products', 'product_id');
--> statement-breakpoint
-- A file that only a plan names is kept as long as the plan.
CREATE TRIGGER release_changed_files AFTER UPDATE OF change ON planned_changes FOR EACH ROW
  WHEN (OLD.change IS DISTINCT FROM NEW.change) EXECUTE FUNCTION release_files('change');
--> statement-breakpoint
CREATE TRIGGER release_deleted_files AFTER DELETE ON planned_changes
  FOR EACH ROW EXECUTE FUNCTION release_files('change');
--> statement-breakpoint
CREATE TRIGGER release_all_files BEFORE TRUNCATE ON planned_changes
  FOR EACH STATEMENT EXECUTE FUNCTION release_files('change');
