-- Columns that name a lookup: arguments are pairs of column and kind. A row may name the platform's or its own school's,
-- and keeps one that was retired or archived since.
CREATE OR REPLACE FUNCTION check_lookups() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  chosen integer;
BEGIN
  FOR nth IN 0 .. TG_NARGS / 2 - 1 LOOP
    chosen := (to_jsonb(NEW) ->> TG_ARGV[nth * 2])::integer;
    IF chosen IS NOT NULL
       AND (TG_OP = 'INSERT' OR chosen IS DISTINCT FROM (to_jsonb(OLD) ->> TG_ARGV[nth * 2])::integer)
       AND NOT EXISTS (SELECT FROM lookup_values v WHERE v.id = chosen AND v.kind = TG_ARGV[nth * 2 + 1]
                          AND v.tenant IN (0, NEW.tenant) AND v.status = 'active' AND v.archived_at IS NULL) THEN
      RAISE EXCEPTION '%: no % with id %', TG_TABLE_NAME, TG_ARGV[nth * 2 + 1], chosen
        USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_TABLE_NAME || '__' || TG_ARGV[nth * 2];
    END IF;
  END LOOP;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION check_lookups() FROM PUBLIC;
