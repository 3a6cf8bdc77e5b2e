CREATE OR REPLACE FUNCTION rename_fleet() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE maintenance_orders SET vehicle_text = names_text(NEW.name) || ' ' || NEW.registration_no || ' ' || NEW.plate_key
   WHERE tenant = NEW.tenant AND vehicle_id = NEW.id;
  UPDATE vehicle_defects SET vehicle_text = names_text(NEW.name) || ' ' || NEW.registration_no || ' ' || NEW.plate_key
   WHERE tenant = NEW.tenant AND vehicle_id = NEW.id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION rename_fleet() FROM PUBLIC;
