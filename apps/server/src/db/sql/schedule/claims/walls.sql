CALL wall('claimables');
REVOKE DELETE ON claimables FROM dsms_app;
CALL wall('claims');
CREATE POLICY reach ON claims AS RESTRICTIVE USING ((SELECT app_reach('lessons')) = 'school');
CREATE TRIGGER capacity BEFORE INSERT OR UPDATE ON claims FOR EACH ROW
  WHEN (NEW.occupies AND NEW.slot <> 0) EXECUTE FUNCTION check_capacity();
