CALL area_table('trainers');
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON trainers FOR EACH ROW
  EXECUTE FUNCTION check_lookups('position_id', 'trainer_position');
-- By its name it runs before `touch`, which compares what a change comes to.
CREATE TRIGGER a_name BEFORE INSERT OR UPDATE OF first_name_ar, family_name_ar, first_name_en, family_name_en ON trainers
  FOR EACH ROW EXECUTE FUNCTION name_trainer();

CREATE TRIGGER trainer_copy AFTER UPDATE OF first_name, last_name, email, phone, address, gender_id, country_id, birth_date, joined_on
  ON users FOR EACH ROW WHEN (NEW.kind IN ('trainer', 'staff') AND NEW.erased_at IS NULL) EXECUTE FUNCTION copy_person_to_trainer();

CALL wall('trainer_licence_types');

CALL wall('trainer_branches');

CALL wall('trainer_specialities');
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON trainer_specialities FOR EACH ROW
  EXECUTE FUNCTION check_lookups('speciality_id', 'trainer_speciality');

CALL wall('trainer_certifications');
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON trainer_certifications FOR EACH ROW
  EXECUTE FUNCTION check_lookups('certification_id', 'trainer_certification');
