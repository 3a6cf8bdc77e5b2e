CALL area_table('simulators', ARRAY['reminds_at', 'calibration_due_on']);
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON simulators FOR EACH ROW
  EXECUTE FUNCTION check_lookups('brand_id', 'vehicle_brand', 'type_id', 'vehicle_type', 'purpose_id', 'vehicle_purpose');
CREATE TRIGGER hours_meter BEFORE UPDATE OF hours_meter ON simulators FOR EACH ROW
  WHEN (NEW.hours_meter < OLD.hours_meter) EXECUTE FUNCTION check_hours_meter();
CREATE TRIGGER reminder BEFORE INSERT OR UPDATE OF last_calibrated_on, calibration_interval_days, status, archived_at ON simulators
  FOR EACH ROW EXECUTE FUNCTION set_calibration_reminder();

CALL wall('simulator_licence_types');

CALL wall('simulator_scenarios');

CALL wall('simulator_calibrations');
REVOKE UPDATE, DELETE ON simulator_calibrations FROM dsms_app;
