-- A brand or type that is called differently is found by its new name.
CREATE OR REPLACE FUNCTION rename_vehicle_lookups() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE vehicles v SET lookup_text = vehicle_lookup_text(v.brand_id, v.type_id) WHERE v.brand_id = NEW.id OR v.type_id = NEW.id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION rename_vehicle_lookups() FROM PUBLIC;
