CALL area_table('move_requests');
REVOKE DELETE ON move_requests FROM dsms_app;
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF booking_id ON move_requests FOR EACH ROW EXECUTE FUNCTION move_student();
