CALL area_table('class_rooms');
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON class_rooms FOR EACH ROW
  EXECUTE FUNCTION check_lookups('type_id', 'room_type', 'function_id', 'room_function');
