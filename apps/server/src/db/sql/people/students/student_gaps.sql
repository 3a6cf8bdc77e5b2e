-- What a student lacks before they may become active, by the rules of the school; the names are those of the contract.
CREATE OR REPLACE FUNCTION student_gaps(school integer, student integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
           CASE WHEN r.needs_birth_date AND u.birth_date IS NULL THEN 'birth_date' END,
           CASE WHEN r.needs_contact AND u.phone IS NULL AND u.email IS NULL THEN 'contact' END,
           CASE WHEN r.needs_identity AND s.id_hash IS NULL THEN 'identity' END,
           CASE WHEN r.needs_identity AND s.id_expires_on < t.today THEN 'identity_expired' END,
           CASE WHEN r.needs_consent AND s.data_consent_at IS NULL THEN 'consent' END,
           CASE WHEN r.needs_guardian AND m.minor AND NOT EXISTS (
             SELECT FROM student_guardians g WHERE g.tenant = school AND g.student_id = student AND 'sign' = ANY (g.rights)) THEN 'guardian' END,
           CASE WHEN r.needs_documents AND p.missing THEN 'documents' END,
           CASE WHEN r.needs_documents AND p.pending THEN 'documents_pending' END,
           CASE WHEN r.needs_contract AND NOT EXISTS (
             SELECT FROM contracts c WHERE c.tenant = school AND c.student_id = student AND c.status = 'accepted') THEN 'contract' END], NULL)
    FROM students s
    JOIN users u ON u.tenant = s.tenant AND u.id = s.id
   CROSS JOIN LATERAL (SELECT (student_rules_of(school)).*) r
   CROSS JOIN LATERAL (SELECT app_today() AS today) t
   CROSS JOIN LATERAL (SELECT is_minor(u.birth_date, r.majority_age, t.today) AS minor) m
   CROSS JOIN LATERAL (SELECT coalesce(bool_or(d.status IN ('missing', 'rejected', 'expired')), false) AS missing,
                              coalesce(bool_or(d.status = 'pending'), false) AS pending
                         FROM student_papers(school, student, m.minor, r.documents) d) p
   WHERE s.tenant = school AND s.id = student
$$;
