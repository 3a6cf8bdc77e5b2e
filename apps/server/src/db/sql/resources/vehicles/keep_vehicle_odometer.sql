-- A reading lies between those before and after it, unless it corrects them. The latest one and the way of a day since
-- the last correction, over at most 90 days, stand with the vehicle.
CREATE OR REPLACE FUNCTION keep_vehicle_odometer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  latest timestamptz := (SELECT odometer_at FROM vehicles v WHERE v.id = NEW.vehicle_id AND v.tenant = NEW.tenant);
  before_km integer;
  after_km integer;
  corrected timestamptz;
  first_km integer;
  first_at timestamptz;
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
  IF latest IS NULL OR NEW.read_at >= latest THEN
    SELECT max(o.read_at) INTO corrected FROM vehicle_odometer o
     WHERE o.tenant = NEW.tenant AND o.vehicle_id = NEW.vehicle_id AND o.source = 'correction';
    SELECT o.km, o.read_at INTO first_km, first_at FROM vehicle_odometer o
     WHERE o.tenant = NEW.tenant AND o.vehicle_id = NEW.vehicle_id
       AND o.read_at >= greatest(NEW.read_at - interval '90 days', coalesce(corrected, '-infinity'))
     ORDER BY o.read_at, o.id LIMIT 1;
    UPDATE vehicles v
       SET odometer_km = NEW.km, odometer_at = NEW.read_at,
           km_per_day = CASE WHEN NEW.source <> 'correction' AND NEW.read_at >= first_at + interval '1 day'
                             THEN round(((NEW.km - first_km) / (extract(epoch FROM NEW.read_at - first_at) / 86400))::numeric, 1)
                             WHEN NEW.source <> 'correction' THEN v.km_per_day END
     WHERE v.id = NEW.vehicle_id AND v.tenant = NEW.tenant;
  END IF;
  RETURN NEW;
END $$;
