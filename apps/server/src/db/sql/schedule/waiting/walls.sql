CALL wall('waitlist_entries');
CALL reach_wall('waitlist_entries', 'students', 'student_id', 'reached_students');
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF enrolment_id ON waitlist_entries FOR EACH ROW EXECUTE FUNCTION book_student();
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON waitlist_entries FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON waitlist_entries FOR EACH ROW EXECUTE FUNCTION audit_record();

CALL wall('freed_slots');
CREATE POLICY reach ON freed_slots AS RESTRICTIVE USING ((SELECT app_reach('lessons')) = 'school');

CALL wall('slot_offers');
CREATE POLICY reach ON slot_offers AS RESTRICTIVE
  USING ((SELECT app_reach('lessons')) = 'school' OR student_id IN (SELECT reached_students('own')));
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF enrolment_id ON slot_offers FOR EACH ROW EXECUTE FUNCTION book_student();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON slot_offers FOR EACH ROW EXECUTE FUNCTION audit_record('answered_by', 'slot_id');
