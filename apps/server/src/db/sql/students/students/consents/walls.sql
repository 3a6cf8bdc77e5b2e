CALL wall('trainer_consents');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON trainer_consents FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON trainer_consents FOR EACH ROW EXECUTE FUNCTION audit_record();
