-- What a school asks of its students; a school that never said so asks what its country's pack says, else what is asked unless told.
CREATE OR REPLACE FUNCTION student_rules_of(school integer) RETURNS student_rules LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(
    (SELECT r FROM student_rules r WHERE r.tenant = school),
    jsonb_populate_record(NULL::student_rules, jsonb_build_object(
      'tenant', school, 'version', 0, 'majority_age', 18, 'needs_birth_date', true, 'needs_contact', true, 'needs_identity', true,
      'needs_consent', true, 'needs_guardian', true, 'needs_documents', true, 'needs_contract', false, 'documents', jsonb_build_array(
        jsonb_build_object('kind', 'id', 'of', 'everybody', 'licence_type_ids', '[]'::jsonb),
        jsonb_build_object('kind', 'photo', 'of', 'everybody', 'licence_type_ids', '[]'::jsonb),
        jsonb_build_object('kind', 'medical', 'of', 'everybody', 'licence_type_ids', '[]'::jsonb),
        jsonb_build_object('kind', 'guardian_consent', 'of', 'minors', 'licence_type_ids', '[]'::jsonb)))
      || pack_rules_of(school)));
END $$;
