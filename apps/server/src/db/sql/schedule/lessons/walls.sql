CALL area_table('lessons');

CALL wall('bookings');
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF enrolment_id ON bookings FOR EACH ROW EXECUTE FUNCTION book_student();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION audit_record('created_by', 'lesson_id');
CREATE TRIGGER booked_student AFTER UPDATE OF student_id ON enrolments FOR EACH ROW
  WHEN (NEW.student_id <> OLD.student_id) EXECUTE FUNCTION move_bookings();
CREATE TRIGGER forget_places AFTER UPDATE OF erased_at ON users FOR EACH ROW
  WHEN (NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL) EXECUTE FUNCTION forget_places();
