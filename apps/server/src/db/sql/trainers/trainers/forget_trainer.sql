-- What tells who an erased person was goes from the trainer and the credentials, and from the log of both. Why they were away is
-- nobody's business any more.
CREATE OR REPLACE FUNCTION forget_trainer(school integer, person integer, shown text, mailbox text) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE trainers SET first_name_ar = NULL, family_name_ar = NULL, first_name_en = shown, family_name_en = NULL,
         email = mailbox, phone = NULL, address = NULL, gender_id = NULL, country_id = NULL, birth_date = NULL,
         start_point = NULL, bio = '{}', photo = NULL, notes = NULL, is_public = false, status_reason = NULL
   WHERE tenant = school AND id = person;
  UPDATE trainer_credentials SET number = NULL, file_id = NULL, notes = NULL, status_reason = NULL
   WHERE tenant = school AND trainer_id = person;
  UPDATE audit_log SET subject = shown, before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = school
     AND (entity = 'trainers' AND entity_id = person
       OR entity = 'trainer_credentials' AND entity_id IN (
            SELECT c.id FROM trainer_credentials c WHERE c.tenant = school AND c.trainer_id = person));
  UPDATE leave_requests SET note = NULL, status_reason = NULL WHERE tenant = school AND trainer_id = person;
  UPDATE availability_exceptions SET reason = NULL WHERE tenant = school AND trainer_id = person;
  UPDATE audit_log SET subject = '', before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = school
     AND (entity = 'leave_requests' AND entity_id IN (
            SELECT l.id FROM leave_requests l WHERE l.tenant = school AND l.trainer_id = person)
       OR entity = 'availability_exceptions' AND person::text IN (before ->> 'trainer_id', after ->> 'trainer_id'));
END $$;

REVOKE ALL ON FUNCTION forget_trainer(integer, integer, text, text) FROM PUBLIC;
