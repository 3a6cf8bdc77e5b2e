-- Orders and defects are found by the name and plate of their vehicle.
CREATE OR REPLACE FUNCTION copy_vehicle_text() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.vehicle_text := coalesce((SELECT names_text(v.name) || ' ' || v.registration_no || ' ' || v.plate_key FROM vehicles v
                                 WHERE v.id = NEW.vehicle_id AND v.tenant = NEW.tenant), '');
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION copy_vehicle_text() FROM PUBLIC;
