-- As for item codes: shades may change their numbers with each other in one transaction.
ALTER TABLE shades
  DROP CONSTRAINT shades_once_per_product,
  ADD CONSTRAINT shades_once_per_product UNIQUE (product_id, number) DEFERRABLE INITIALLY IMMEDIATE;
