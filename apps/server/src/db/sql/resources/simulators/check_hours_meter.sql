-- The hours of a simulator never fall.
CREATE OR REPLACE FUNCTION check_hours_meter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'simulators: the meter stood at %', OLD.hours_meter
    USING ERRCODE = 'check_violation', CONSTRAINT = 'simulators__hours_meter__meter_falls';
END $$;
