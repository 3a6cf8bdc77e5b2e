CALL wall('lessons');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON lessons FOR EACH ROW EXECUTE FUNCTION touch_record('before_deed');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON lessons FOR EACH ROW EXECUTE FUNCTION audit_record('before_deed');
-- what was done is taken back within a quarter of an hour
CALL guard_status('lessons', ARRAY['in_progress>scheduled', 'in_progress>confirmed', 'in_progress>interrupted',
  'completed>scheduled', 'completed>confirmed', 'completed>in_progress', 'completed>interrupted',
  'no_show>scheduled', 'no_show>confirmed']);
-- Students and guardians reach lessons and bookings of their own; the rest of the plan is there for as long as `widen_reach_for_student`
-- says that it is looked at for a student.
CREATE POLICY reach ON lessons AS RESTRICTIVE
  USING ((SELECT app_reach('lessons')) = 'school' OR id IN (SELECT reached_lessons()));

CALL wall('bookings');
CREATE POLICY reach ON bookings AS RESTRICTIVE
  USING ((SELECT app_reach('lessons')) = 'school' OR student_id IN (SELECT reached_students('own')));
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF enrolment_id ON bookings FOR EACH ROW EXECUTE FUNCTION book_student();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION audit_record('created_by', 'lesson_id', 'record_asked_at');
CREATE TRIGGER b_stamp BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION stamp_booking();
CREATE TRIGGER b_stamp_again BEFORE UPDATE OF status ON bookings FOR EACH ROW
  WHEN (NEW.status = 'booked' AND OLD.status <> 'booked') EXECUTE FUNCTION stamp_booking();
