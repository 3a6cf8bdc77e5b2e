CALL wall('school_profiles');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON school_profiles FOR EACH ROW EXECUTE FUNCTION touch_record('setup_dismissed_at');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON school_profiles FOR EACH ROW EXECUTE FUNCTION audit_record('setup_dismissed_at');
