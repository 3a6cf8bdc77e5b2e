CREATE OR REPLACE FUNCTION note_shop_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO shop_changes (tenant, total)
  SELECT DISTINCT n.tenant, 1 FROM fresh n JOIN gone o USING (tenant, id)
   WHERE (n.category_id, n.brand, n.rating_tenths, n.price_minor, n.status, n.stock = 0)
         IS DISTINCT FROM (o.category_id, o.brand, o.rating_tenths, o.price_minor, o.status, o.stock = 0);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION note_shop_changes() FROM PUBLIC;
