-- What a trainer shares with the person follows a change of the person. A name counts for the script that it is written in.
CREATE OR REPLACE FUNCTION copy_person_to_trainer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  is_arabic boolean := concat(NEW.first_name, NEW.last_name) ~ '[\u0600-\u06FF]';
  is_renamed boolean := (NEW.first_name, NEW.last_name) IS DISTINCT FROM (OLD.first_name, OLD.last_name);
BEGIN
  UPDATE trainers SET
         first_name_ar = CASE WHEN is_renamed AND is_arabic THEN nullif(NEW.first_name, '') ELSE first_name_ar END,
         family_name_ar = CASE WHEN is_renamed AND is_arabic THEN nullif(NEW.last_name, '') ELSE family_name_ar END,
         first_name_en = CASE WHEN is_renamed AND NOT is_arabic THEN nullif(NEW.first_name, '') ELSE first_name_en END,
         family_name_en = CASE WHEN is_renamed AND NOT is_arabic THEN nullif(NEW.last_name, '') ELSE family_name_en END,
         email = NEW.email, phone = NEW.phone, address = NEW.address, gender_id = NEW.gender_id, country_id = NEW.country_id,
         birth_date = NEW.birth_date, joined_on = NEW.joined_on
   WHERE tenant = NEW.tenant AND id = NEW.id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION copy_person_to_trainer() FROM PUBLIC;
