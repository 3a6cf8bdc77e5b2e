CALL wall('lesson_records');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON lesson_records FOR EACH ROW EXECUTE FUNCTION touch_record('slots');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON lesson_records FOR EACH ROW
  EXECUTE FUNCTION audit_record('slots', 'internal_note', 'shared_note');
REVOKE DELETE ON lesson_records FROM dsms_app;

CALL wall('skill_ratings');
CALL wall('error_marks');

CALL wall('record_signatures');
REVOKE UPDATE, DELETE ON record_signatures FROM dsms_app;
CALL wall('lesson_acts');
REVOKE UPDATE, DELETE ON lesson_acts FROM dsms_app;
CALL wall('record_corrections');
REVOKE UPDATE, DELETE ON record_corrections FROM dsms_app;
