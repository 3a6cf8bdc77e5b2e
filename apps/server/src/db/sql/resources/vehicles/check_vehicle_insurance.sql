-- A renewal ends later than what was there.
CREATE OR REPLACE FUNCTION check_vehicle_insurance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM vehicle_insurances i
              WHERE i.tenant = NEW.tenant AND i.vehicle_id = NEW.vehicle_id AND i.id < NEW.id
                AND i.expires_on >= NEW.expires_on) THEN
    RAISE EXCEPTION 'vehicle_insurances: does not end later than the one before'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'vehicle_insurances__expires_on__not_later';
  END IF;
  RETURN NEW;
END $$;
