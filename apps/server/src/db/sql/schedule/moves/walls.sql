CALL area_table('move_requests');
REVOKE DELETE ON move_requests FROM dsms_app;
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF booking_id ON move_requests FOR EACH ROW EXECUTE FUNCTION move_student();
CREATE TRIGGER moved_student AFTER UPDATE OF student_id ON bookings FOR EACH ROW
  WHEN (NEW.student_id <> OLD.student_id) EXECUTE FUNCTION move_requests_along();
