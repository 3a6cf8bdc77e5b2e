-- The kinds of papers that a school asks of some students on a day, each with how it stands: the newest one that counts. Some are asked
-- of minors alone, some of those who learn for certain licence types. An approved one whose last day is over counts no longer, also
-- before the work that is due has said so. For all students at once: asked one by one, each kind of each student was looked for.
CREATE OR REPLACE FUNCTION papers_of_students(school integer, chosen integer[], minors integer[], wanted jsonb)
RETURNS TABLE (student_id integer, kind text, status text, document_id integer) LANGUAGE sql STABLE AS $$
  SELECT c.id, w.kind, coalesce(d.status, 'missing'), d.id
    FROM unnest(chosen) AS c (id)
   CROSS JOIN jsonb_to_recordset(wanted) AS w (kind text, "of" text, licence_type_ids jsonb)
    LEFT JOIN (
      SELECT DISTINCT ON (o.student_id, o.kind) o.student_id, o.kind, o.id, s.status
        FROM documents o
       CROSS JOIN (SELECT app_today() AS today OFFSET 0) t
       CROSS JOIN LATERAL (
         SELECT CASE WHEN o.status = 'approved' AND o.expires_on < t.today THEN 'expired' ELSE o.status END AS status) s
       WHERE o.tenant = school AND o.student_id = ANY (chosen) AND o.archived_at IS NULL AND o.status <> 'replaced'
       ORDER BY o.student_id, o.kind, array_position(ARRAY['approved', 'pending', 'rejected', 'expired'], s.status), o.id DESC) d
      ON d.student_id = c.id AND d.kind = w.kind
   WHERE (w."of" = 'everybody' OR c.id = ANY (minors))
     AND (coalesce(w.licence_type_ids, '[]') = '[]' OR EXISTS (
       SELECT FROM enrolments e
        WHERE e.tenant = school AND e.student_id = c.id AND e.archived_at IS NULL
          AND e.status NOT IN ('cancelled', 'expired', 'closed') AND w.licence_type_ids @> to_jsonb(e.licence_type_id)))
$$;
