-- What tells who an erased person was goes from the student, the lead they were, the guardian and the papers, and from the log of all these.
-- What they were taught, and when, stays, in the log too.
CREATE OR REPLACE FUNCTION forget_student(school integer, person integer, shown text) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  private text[] := '{learner_permit_no,official_file_no,notes,status_reason}';
  nothing jsonb := '{"ar": "", "en": ""}';
  script text := script_of(shown);
  named jsonb := nothing || jsonb_build_object(script, shown);
BEGIN
  UPDATE enrolments SET learner_permit_no = NULL, official_file_no = NULL, notes = NULL, status_reason = NULL
   WHERE tenant = school AND student_id = person;
  UPDATE audit_log SET before = before - private, after = after - private
   WHERE tenant = school AND entity = 'enrolments' AND (before ?| private OR after ?| private)
     AND entity_id IN (SELECT e.id FROM enrolments e WHERE e.tenant = school AND e.student_id = person);
  UPDATE students SET first_name = named, second_name = nothing, family_name = nothing,
         name = jsonb_build_object(script, shown), id_type_id = NULL, id_sealed = NULL, id_hash = NULL, id_last4 = NULL,
         id_expires_on = NULL, province = NULL, city = NULL, address = NULL, pickup_points = '[]', wish_times = '[]', occupation = NULL,
         blood_group = NULL, wears_glasses = false, special_needs = '{}', emergency_name = NULL, emergency_relation = NULL,
         emergency_phone = NULL, referred_by = NULL, shared_notes = NULL, internal_notes = NULL, tags = '{}', photo = NULL,
         contact_text = '', status_reason = NULL
   WHERE tenant = school AND id = person;
  UPDATE guardians SET first_name = named, second_name = nothing, family_name = nothing,
         name = jsonb_build_object(script, shown), id_type_id = NULL, id_sealed = NULL, id_hash = NULL, id_last4 = NULL,
         address = NULL, notes = NULL, contact_text = '', status_reason = NULL
   WHERE tenant = school AND id = person;
  UPDATE documents SET number = NULL, file_id = NULL, notes = NULL, status_reason = NULL
   WHERE tenant = school AND student_id = person;
  UPDATE calls_to_make SET said = NULL WHERE tenant = school AND student_id = person;
  UPDATE trainer_consents SET note = '', withdrawn_note = '' WHERE tenant = school AND student_id = person;
  UPDATE contracts SET texts = '{}' WHERE tenant = school AND student_id = person;
  UPDATE contract_acceptances SET name = shown, signature = NULL
   WHERE tenant = school AND (person_id = person OR contract_id IN (
           SELECT c.id FROM contracts c WHERE c.tenant = school AND c.student_id = person));
  UPDATE contract_objections SET reason = '–', answer = CASE WHEN answer IS NOT NULL THEN '–' END
   WHERE tenant = school AND contract_id IN (
           SELECT c.id FROM contracts c WHERE c.tenant = school AND c.student_id = person);
  UPDATE correction_requests SET wanted = '{}', id_sealed = NULL, id_last4 = NULL, note = NULL, reason = NULL
   WHERE tenant = school AND student_id = person;
  UPDATE student_merges SET before = '{}', after = '{}' WHERE tenant = school AND person IN (kept_id, other_id);
  PERFORM erase_leads(school, ARRAY(SELECT l.id FROM leads l WHERE l.tenant = school AND l.student_id = person));
  UPDATE audit_log SET subject = shown, before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = school
     AND (entity IN ('students', 'guardians') AND entity_id = person
       OR entity = 'documents' AND entity_id IN (SELECT d.id FROM documents d WHERE d.tenant = school AND d.student_id = person)
       OR entity = 'calls_to_make' AND entity_id IN (
            SELECT c.id FROM calls_to_make c WHERE c.tenant = school AND c.student_id = person)
       OR entity = 'trainer_consents' AND entity_id IN (
            SELECT c.id FROM trainer_consents c WHERE c.tenant = school AND c.student_id = person)
       OR entity = 'contracts' AND entity_id IN (SELECT c.id FROM contracts c WHERE c.tenant = school AND c.student_id = person)
       OR entity = 'correction_requests' AND entity_id IN (
            SELECT c.id FROM correction_requests c WHERE c.tenant = school AND c.student_id = person));
END $$;

REVOKE ALL ON FUNCTION forget_student(integer, integer, text) FROM PUBLIC;
