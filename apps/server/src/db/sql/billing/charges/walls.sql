CALL area_table('charges', '{told_status,open_minor,tax_minor}');
REVOKE DELETE ON charges FROM dsms_app;
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF enrolment_id ON charges FOR EACH ROW EXECUTE FUNCTION set_enrolment_student();
CREATE TRIGGER b_status BEFORE UPDATE OF paid_minor, waived_minor ON charges FOR EACH ROW EXECUTE FUNCTION keep_charge_status();
