-- What each of some students lacks before they may become active, by the rules of the school; the names are those of the
-- contract. For all at once: asked one by one, a page of a list spent thirty times as long on it.
-- In plpgsql, which keeps its plan: planning took as long as running.
CREATE OR REPLACE FUNCTION gaps_of_students(school integer, chosen integer[])
RETURNS TABLE (student_id integer, gaps text[]) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  r student_rules := student_rules_of(school);
  today date := app_today();
  minors integer[];
BEGIN
  SELECT coalesce(array_agg(u.id), '{}') INTO minors
    FROM users u WHERE u.tenant = school AND u.id = ANY (chosen) AND is_minor(u.birth_date, r.majority_age, today);
  RETURN QUERY
  SELECT s.id, array_remove(ARRAY[
           CASE WHEN r.needs_birth_date AND u.birth_date IS NULL THEN 'birth_date' END,
           CASE WHEN r.needs_contact AND u.phone IS NULL AND u.email IS NULL THEN 'contact' END,
           CASE WHEN r.needs_identity AND s.id_hash IS NULL THEN 'identity' END,
           CASE WHEN r.needs_identity AND s.id_expires_on < today THEN 'identity_expired' END,
           CASE WHEN r.needs_consent AND s.data_consent_at IS NULL THEN 'consent' END,
           CASE WHEN r.needs_guardian AND s.id = ANY (minors) AND s.id NOT IN (
             SELECT g.student_id FROM student_guardians g
              WHERE g.tenant = school AND g.student_id = ANY (chosen) AND 'sign' = ANY (g.rights)) THEN 'guardian' END,
           CASE WHEN r.needs_documents AND p.missing THEN 'documents' END,
           CASE WHEN r.needs_documents AND p.pending THEN 'documents_pending' END,
           CASE WHEN r.needs_contract AND s.id NOT IN (
             SELECT c.student_id FROM contracts c
              WHERE c.tenant = school AND c.student_id = ANY (chosen) AND c.status = 'accepted') THEN 'contract' END], NULL)
    FROM students s
    JOIN users u ON u.tenant = s.tenant AND u.id = s.id
    LEFT JOIN (SELECT d.student_id, bool_or(d.status IN ('missing', 'rejected', 'expired')) AS missing, bool_or(d.status = 'pending') AS pending
                 FROM papers_of_students(school, chosen, minors, CASE WHEN r.needs_documents THEN r.documents ELSE '[]' END) d
                GROUP BY d.student_id) p ON p.student_id = s.id
   WHERE s.tenant = school AND s.id = ANY (chosen);
END $$;
