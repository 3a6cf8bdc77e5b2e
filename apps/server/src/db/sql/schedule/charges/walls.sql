CALL area_table('charges', '{told_status}');
REVOKE DELETE ON charges FROM dsms_app;
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF enrolment_id ON charges FOR EACH ROW EXECUTE FUNCTION charge_student();
CREATE TRIGGER charged_student AFTER UPDATE OF student_id ON enrolments FOR EACH ROW
  WHEN (NEW.student_id <> OLD.student_id) EXECUTE FUNCTION move_charges();
