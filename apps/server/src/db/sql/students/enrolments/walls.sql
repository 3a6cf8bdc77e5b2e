CALL area_table('enrolments');
CREATE TRIGGER people BEFORE INSERT OR UPDATE OF student_id, trainer_id ON enrolments FOR EACH ROW
  EXECUTE FUNCTION check_enrolment_people();
