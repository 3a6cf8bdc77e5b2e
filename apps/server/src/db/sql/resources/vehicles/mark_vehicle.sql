-- Takes plate and chassis number for a vehicle, over all schools, and lets go what it no longer has. Looks as its owner,
-- since nobody is told whose the other vehicle is.
CREATE OR REPLACE FUNCTION mark_vehicle() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own record;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM vehicle_marks m WHERE m.tenant = OLD.tenant AND m.vehicle_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' OR NEW.archived_at IS NOT NULL OR NEW.status = 'decommissioned' THEN
    RETURN NULL;
  END IF;
  FOR own IN VALUES ('registration_no', coalesce(NEW.country_id, 0), NEW.plate_key), ('chassis_no', 0, NEW.chassis_no) LOOP
    INSERT INTO vehicle_marks (kind, country_id, mark, tenant, vehicle_id)
    VALUES (own.column1, own.column2, own.column3, NEW.tenant, NEW.id) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'vehicles: % is taken', own.column3
        USING ERRCODE = 'unique_violation', TABLE = 'vehicles', CONSTRAINT = 'vehicles__' || own.column1;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION mark_vehicle() FROM PUBLIC;
