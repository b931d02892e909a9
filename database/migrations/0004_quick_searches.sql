-- Searches fold every text that they look at: see docs/decisions/0050-searches-read-every-row.md.

-- ASCII is normal and needs no alphabet but its own; asking whether a text is normal already costs
-- half of making it so. What fold() answers stays the same.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = length(value) THEN lower(value COLLATE "C")
    WHEN value IS NFKC NORMALIZED THEN lower(value)
    ELSE lower(normalize(value, NFKC)) END;
