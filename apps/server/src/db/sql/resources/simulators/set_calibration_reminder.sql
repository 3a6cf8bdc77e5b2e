CREATE OR REPLACE FUNCTION set_calibration_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reminds_at := CASE WHEN NEW.status <> 'retired' AND NEW.archived_at IS NULL THEN
    next_calibration_reminder(NEW.last_calibrated_on + NEW.calibration_interval_days, NEW.tenant) END;
  RETURN NEW;
END $$;
