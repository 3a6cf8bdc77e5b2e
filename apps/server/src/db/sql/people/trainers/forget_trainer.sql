-- What tells who an erased person was goes from the trainer and the credentials too, and from the log of both.
CREATE OR REPLACE FUNCTION forget_trainer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE trainers SET first_name_ar = NULL, family_name_ar = NULL, first_name_en = NEW.first_name, family_name_en = NULL,
         email = NEW.email, phone = NULL, address = NULL, gender_id = NULL, country_id = NULL, birth_date = NULL,
         start_point = NULL, bio = '{}', photo = NULL, notes = NULL, is_public = false, status_reason = NULL
   WHERE tenant = NEW.tenant AND id = NEW.id;
  UPDATE trainer_credentials SET number = NULL, file_id = NULL, notes = NULL, status_reason = NULL
   WHERE tenant = NEW.tenant AND trainer_id = NEW.id;
  UPDATE audit_log SET subject = NEW.first_name, before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = NEW.tenant
     AND (entity = 'trainers' AND entity_id = NEW.id
       OR entity = 'trainer_credentials' AND entity_id IN (
            SELECT c.id FROM trainer_credentials c WHERE c.tenant = NEW.tenant AND c.trainer_id = NEW.id));
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION forget_trainer() FROM PUBLIC;
