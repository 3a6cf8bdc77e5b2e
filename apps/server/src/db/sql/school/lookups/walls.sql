CALL area_table('lookup_values');
-- The platform's lookups are read by everybody, and changed by the platform alone.
CREATE POLICY everybody ON lookup_values FOR SELECT USING (tenant = 0);
CREATE TRIGGER renamed_vehicle AFTER UPDATE OF name ON lookup_values FOR EACH ROW
  WHEN (NEW.kind IN ('vehicle_brand', 'vehicle_type') AND NEW.name <> OLD.name) EXECUTE FUNCTION rename_vehicle_lookups();

CALL shown_table('lookup_values', 'school');
