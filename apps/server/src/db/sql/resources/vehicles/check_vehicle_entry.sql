-- Entries about a vehicle are written one after the other, and none about one that is gone.
CREATE OR REPLACE FUNCTION check_vehicle_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vehicle vehicles;
BEGIN
  SELECT * INTO vehicle FROM vehicles v WHERE v.id = NEW.vehicle_id AND v.tenant = NEW.tenant FOR UPDATE;
  IF vehicle.status = 'decommissioned' THEN
    RAISE EXCEPTION '%: vehicle % is decommissioned', TG_TABLE_NAME, NEW.vehicle_id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '__vehicle_id__vehicle_gone';
  END IF;
  RETURN NEW;
END $$;
