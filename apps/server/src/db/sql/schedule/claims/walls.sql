CALL wall('resources');
REVOKE DELETE ON resources FROM dsms_app;
CALL wall('claims');
CREATE POLICY reach ON claims AS RESTRICTIVE USING ((SELECT app_reach('lessons')) = 'school');
CREATE TRIGGER room BEFORE INSERT OR UPDATE ON claims FOR EACH ROW
  WHEN (NEW.occupies AND NEW.slot <> 0) EXECUTE FUNCTION count_claims();
