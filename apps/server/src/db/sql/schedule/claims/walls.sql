CALL wall('resources');
REVOKE DELETE ON resources FROM dsms_app;
CALL wall('claims');
CREATE TRIGGER room BEFORE INSERT OR UPDATE ON claims FOR EACH ROW
  WHEN (NEW.occupies AND NEW.slot <> 0) EXECUTE FUNCTION count_claims();
