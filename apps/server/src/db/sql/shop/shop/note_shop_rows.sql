-- How often something changed that the filters of a shop count by, so that what was counted can be kept until then.
-- Added up, since the highest of a number says nothing of a transaction that began earlier and ends later.
CREATE OR REPLACE FUNCTION note_shop_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO shop_changes (tenant, total) SELECT DISTINCT tenant, 1 FROM moved;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION note_shop_rows() FROM PUBLIC;
