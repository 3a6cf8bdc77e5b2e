-- A reading lies between those before and after it, unless it corrects them.
CREATE OR REPLACE FUNCTION check_vehicle_odometer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_km integer;
  after_km integer;
BEGIN
  SELECT o.km INTO before_km FROM vehicle_odometer o
   WHERE o.tenant = NEW.tenant AND o.vehicle_id = NEW.vehicle_id AND o.read_at <= NEW.read_at
   ORDER BY o.read_at DESC, o.id DESC LIMIT 1;
  SELECT o.km INTO after_km FROM vehicle_odometer o
   WHERE o.tenant = NEW.tenant AND o.vehicle_id = NEW.vehicle_id AND o.read_at > NEW.read_at
   ORDER BY o.read_at, o.id LIMIT 1;
  IF NEW.source <> 'correction' AND (NEW.km < before_km OR NEW.km > after_km) THEN
    RAISE EXCEPTION 'vehicle_odometer: % km is not between % and %', NEW.km, before_km, after_km
      USING ERRCODE = 'check_violation', CONSTRAINT = 'vehicle_odometer__km__odometer_falls';
  END IF;
  RETURN NEW;
END $$;
