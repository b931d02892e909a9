DROP INDEX "bin_together";--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "bulk" uuid;--> statement-breakpoint
CREATE INDEX "bin_of_record" ON "bin" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "history_bulk" ON "history" USING btree ("bulk") WHERE "history"."bulk" is not null;--> statement-breakpoint
CREATE INDEX "history_former_product" ON "history" USING btree ((("before" ->> 'product_id')::int)) WHERE "history"."kind" = 'item_codes' and "history"."operation" = 'update';--> statement-breakpoint
UPDATE "history" h SET "bulk" = b."together" FROM "bin" b WHERE b."change_set" = h."change_set" AND b."together" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "bin" DROP COLUMN "together";
--> statement-breakpoint
-- An entry names its bulk edit, and that of a translation of an item code the code's product: what a product's
-- history shows and restores is found by it. Translations that go with their code are found by the code.
CREATE OR REPLACE FUNCTION add_history(
  record_kind text, owner text, parent text, changed_table text, change text, whole jsonb, old_values jsonb, new_values jsonb)
RETURNS void LANGUAGE sql AS $$
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
$$;
--> statement-breakpoint
UPDATE history h SET parent_id = c.product_id FROM item_codes c
WHERE h.kind = 'item_codes' AND h.table_name = 'translations' AND h.parent_id IS NULL AND c.id = h.record_id;
--> statement-breakpoint
-- Checked at the end of a restore: two codes may have exchanged their names since.
ALTER TABLE item_codes
  DROP CONSTRAINT item_codes_once_per_product,
  ADD CONSTRAINT item_codes_once_per_product UNIQUE (product_id, item_code) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- What the back-office deletes of the catalogue is in the bin when its transaction ends, itself or, of an item
-- code, its product. Statements of psql have no actor and delete what they like.
CREATE FUNCTION keep_in_bin() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product integer := CASE WHEN TG_TABLE_NAME = 'item_codes' THEN (to_jsonb(OLD) ->> 'product_id')::integer END;
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
END $$;
--> statement-breakpoint
DO $$
DECLARE catalogue text;
BEGIN
  FOREACH catalogue IN ARRAY ARRAY[
    'products', 'product_categories', 'item_codes', 'gallery_items', 'gallery_categories', 'news_items'
  ] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER keep_in_bin AFTER DELETE ON %I DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (history_actor() IS NOT NULL) EXECUTE FUNCTION keep_in_bin()', catalogue);
  END LOOP;
END $$;
