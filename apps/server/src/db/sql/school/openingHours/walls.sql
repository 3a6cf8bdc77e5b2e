CALL wall('opening_weeks');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON opening_weeks FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON opening_weeks FOR EACH ROW EXECUTE FUNCTION audit_record();

CALL wall('season_hours');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON season_hours FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON season_hours FOR EACH ROW EXECUTE FUNCTION audit_record();

-- Told in the summary of their week, whose change is logged.
CALL wall('opening_hours');
