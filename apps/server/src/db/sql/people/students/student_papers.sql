-- The kinds of papers that a school asks of a student on a day, each with how it stands: the newest one that counts. Some are asked
-- of minors alone, some of those who learn for certain licence types. An approved one whose last day is over counts no longer, also
-- before the work that is due has said so.
CREATE OR REPLACE FUNCTION student_papers(school integer, student integer, minor boolean, wanted jsonb)
RETURNS TABLE (kind text, status text, document_id integer) LANGUAGE sql STABLE AS $$
  SELECT w.kind, coalesce(d.status, 'missing'), d.id
    FROM jsonb_to_recordset(wanted) AS w (kind text, "of" text, licence_type_ids jsonb)
    LEFT JOIN LATERAL (
      SELECT o.id, s.status FROM documents o
       CROSS JOIN LATERAL (
         SELECT CASE WHEN o.status = 'approved' AND o.expires_on < app_today() THEN 'expired' ELSE o.status END AS status) s
       WHERE o.tenant = school AND o.student_id = student AND o.kind = w.kind AND o.archived_at IS NULL AND o.status <> 'replaced'
       ORDER BY array_position(ARRAY['approved', 'pending', 'rejected', 'expired'], s.status), o.id DESC LIMIT 1) d ON true
   WHERE (w."of" = 'everybody' OR minor)
     AND (coalesce(w.licence_type_ids, '[]') = '[]' OR EXISTS (
       SELECT FROM enrolments e
        WHERE e.tenant = school AND e.student_id = student AND e.archived_at IS NULL
          AND e.status NOT IN ('cancelled', 'expired', 'closed') AND w.licence_type_ids @> to_jsonb(e.licence_type_id)))
$$;
