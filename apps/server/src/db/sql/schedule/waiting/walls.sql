CALL wall('waitlist_entries');
CALL reach_wall('waitlist_entries', 'students', 'student_id', 'reached_students');
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF enrolment_id ON waitlist_entries FOR EACH ROW EXECUTE FUNCTION book_student();
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON waitlist_entries FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON waitlist_entries FOR EACH ROW EXECUTE FUNCTION audit_record();

CREATE TRIGGER forget_wishes AFTER UPDATE OF erased_at ON users FOR EACH ROW
  WHEN (NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL) EXECUTE FUNCTION forget_wishes();

CALL wall('freed_slots');
CREATE POLICY reach ON freed_slots AS RESTRICTIVE USING ((SELECT app_reach('lessons')) = 'school');
CREATE TRIGGER free_cancelled AFTER UPDATE OF status ON lessons FOR EACH ROW
  WHEN (NEW.status = 'cancelled' AND OLD.status IN ('requested', 'scheduled', 'confirmed')) EXECUTE FUNCTION free_cancelled();
CREATE TRIGGER free_moved AFTER UPDATE OF starts_at, ends_at, trainer_id, actual_trainer_id ON lessons FOR EACH ROW
  WHEN (NEW.status = OLD.status AND OLD.status IN ('requested', 'scheduled', 'confirmed') AND OLD.capacity = 1
        AND (OLD.starts_at, OLD.ends_at, coalesce(OLD.actual_trainer_id, OLD.trainer_id))
          IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, coalesce(NEW.actual_trainer_id, NEW.trainer_id)))
  EXECUTE FUNCTION free_moved();
CREATE TRIGGER free_left AFTER UPDATE OF status ON bookings FOR EACH ROW
  WHEN (NEW.status = 'cancelled' AND OLD.status = 'booked') EXECUTE FUNCTION free_left();

CALL wall('slot_offers');
CREATE POLICY reach ON slot_offers AS RESTRICTIVE
  USING ((SELECT app_reach('lessons')) = 'school' OR student_id IN (SELECT reached_students('own')));
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF enrolment_id ON slot_offers FOR EACH ROW EXECUTE FUNCTION book_student();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON slot_offers FOR EACH ROW EXECUTE FUNCTION audit_record('answered_by', 'slot_id');
