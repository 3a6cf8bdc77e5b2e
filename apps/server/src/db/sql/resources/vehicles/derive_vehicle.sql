-- What a vehicle's row says by other rows or by the day: names of brand and type, the hour of the next reminder.
CREATE OR REPLACE FUNCTION derive_vehicle() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.year_model <> OLD.year_model THEN
    IF NEW.year_model > extract(year FROM now() AT TIME ZONE 'UTC' + interval '14 hours') + 1 THEN
      RAISE EXCEPTION 'vehicles: year model % is still to come', NEW.year_model
        USING ERRCODE = 'check_violation', CONSTRAINT = 'vehicles__year_model__too_large';
    END IF;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.brand_id <> OLD.brand_id OR NEW.type_id <> OLD.type_id THEN
    NEW.lookup_text := vehicle_lookup_text(NEW.brand_id, NEW.type_id);
  END IF;
  IF NEW.archived_at IS NOT NULL OR NEW.status = 'decommissioned' THEN
    NEW.remind_at := NULL;
  ELSIF TG_OP = 'UPDATE' AND (NEW.archived_at, NEW.status, NEW.insurance_expires_on, NEW.inspection_expires_on,
        NEW.registration_expires_on, NEW.permit_expires_on) IS DISTINCT FROM (OLD.archived_at, OLD.status,
        OLD.insurance_expires_on, OLD.inspection_expires_on, OLD.registration_expires_on, OLD.permit_expires_on) THEN
    NEW.remind_at := '1970-01-01T00:00:00Z';
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION derive_vehicle() FROM PUBLIC;
