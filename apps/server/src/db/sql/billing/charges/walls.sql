CALL area_table('charges', '{told_status}');
REVOKE DELETE ON charges FROM dsms_app;
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF enrolment_id ON charges FOR EACH ROW EXECUTE FUNCTION charge_student();
