-- Searches find "Lamé" by "lame": fold() leaves the accents of Latin letters out, and of no others. In
-- Japanese, Greek or Russian a mark makes another letter. Texts without such letters are as quick as before.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(value) = length(value) THEN lower(value COLLATE "C")
    WHEN value ~ '[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]' THEN normalize(
      regexp_replace(lower(normalize(value, NFKD)), '([a-z])[\u0300-\u036f]+', '\1', 'g'), NFC)
    WHEN value IS NFKC NORMALIZED THEN lower(value)
    ELSE lower(normalize(value, NFKC)) END;
