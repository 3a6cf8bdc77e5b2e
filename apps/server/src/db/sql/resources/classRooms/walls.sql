CALL area('class_rooms', ARRAY['active>maintenance', 'active>inactive', 'maintenance>active', 'maintenance>inactive', 'inactive>active']);
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON class_rooms FOR EACH ROW
  EXECUTE FUNCTION check_lookups('type_id', 'room_type', 'function_id', 'room_function');
