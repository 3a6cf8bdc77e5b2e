-- What tells who an erased person was goes from the student, the lead they were, the guardian and the papers too, and from the log of all three.
-- What they were taught, and when, stays.
CREATE OR REPLACE FUNCTION forget_student() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  nothing jsonb := '{"ar": "", "en": ""}';
  script text := script_of(NEW.first_name);
  shown jsonb := nothing || jsonb_build_object(script, NEW.first_name);
BEGIN
  UPDATE students SET first_name = shown, second_name = nothing, family_name = nothing,
         name = jsonb_build_object(script, NEW.first_name), id_type_id = NULL, id_sealed = NULL, id_hash = NULL, id_last4 = NULL,
         id_expires_on = NULL, province = NULL, city = NULL, address = NULL, pickup_points = '[]', wish_times = '[]', occupation = NULL,
         blood_group = NULL, wears_glasses = false, special_needs = '{}', emergency_name = NULL, emergency_relation = NULL,
         emergency_phone = NULL, referred_by = NULL, shared_notes = NULL, internal_notes = NULL, tags = '{}', photo = NULL,
         contact_text = '', status_reason = NULL
   WHERE tenant = NEW.tenant AND id = NEW.id;
  UPDATE guardians SET first_name = shown, second_name = nothing, family_name = nothing,
         name = jsonb_build_object(script, NEW.first_name), id_type_id = NULL, id_sealed = NULL, id_hash = NULL, id_last4 = NULL,
         address = NULL, notes = NULL, contact_text = '', status_reason = NULL
   WHERE tenant = NEW.tenant AND id = NEW.id;
  UPDATE documents SET number = NULL, file_id = NULL, notes = NULL, status_reason = NULL
   WHERE tenant = NEW.tenant AND student_id = NEW.id;
  UPDATE calls_to_make SET said = NULL WHERE tenant = NEW.tenant AND student_id = NEW.id;
  UPDATE trainer_consents SET note = '', withdrawn_note = '' WHERE tenant = NEW.tenant AND student_id = NEW.id;
  UPDATE contracts SET texts = '{}' WHERE tenant = NEW.tenant AND student_id = NEW.id;
  UPDATE contract_acceptances SET name = NEW.first_name, signature = NULL
   WHERE tenant = NEW.tenant AND (person_id = NEW.id OR contract_id IN (
           SELECT c.id FROM contracts c WHERE c.tenant = NEW.tenant AND c.student_id = NEW.id));
  UPDATE contract_objections SET reason = '–', answer = CASE WHEN answer IS NOT NULL THEN '–' END
   WHERE tenant = NEW.tenant AND contract_id IN (
           SELECT c.id FROM contracts c WHERE c.tenant = NEW.tenant AND c.student_id = NEW.id);
  UPDATE correction_requests SET wanted = '{}', id_sealed = NULL, id_last4 = NULL, note = NULL, reason = NULL
   WHERE tenant = NEW.tenant AND student_id = NEW.id;
  UPDATE student_merges SET before = '{}', after = '{}' WHERE tenant = NEW.tenant AND NEW.id IN (kept_id, other_id);
  PERFORM erase_leads(NEW.tenant, ARRAY(SELECT l.id FROM leads l WHERE l.tenant = NEW.tenant AND l.student_id = NEW.id));
  UPDATE audit_log SET subject = NEW.first_name, before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = NEW.tenant
     AND (entity IN ('students', 'guardians') AND entity_id = NEW.id
       OR entity = 'documents' AND entity_id IN (SELECT d.id FROM documents d WHERE d.tenant = NEW.tenant AND d.student_id = NEW.id)
       OR entity = 'calls_to_make' AND entity_id IN (
            SELECT c.id FROM calls_to_make c WHERE c.tenant = NEW.tenant AND c.student_id = NEW.id)
       OR entity = 'trainer_consents' AND entity_id IN (
            SELECT c.id FROM trainer_consents c WHERE c.tenant = NEW.tenant AND c.student_id = NEW.id)
       OR entity = 'contracts' AND entity_id IN (SELECT c.id FROM contracts c WHERE c.tenant = NEW.tenant AND c.student_id = NEW.id)
       OR entity = 'correction_requests' AND entity_id IN (
            SELECT c.id FROM correction_requests c WHERE c.tenant = NEW.tenant AND c.student_id = NEW.id));
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION forget_student() FROM PUBLIC;
