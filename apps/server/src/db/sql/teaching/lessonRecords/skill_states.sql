-- Where students stand with each skill, by the lessons that were finished: the level of the last one, whether it was better
-- (1) or worse (-1) than the time before, when it was seen last, in how many lessons, and in which different conditions it was
-- shown well and without help; and where the student sees themselves. Who asks has seen to it that the students are theirs to ask about.
CREATE OR REPLACE FUNCTION skill_states(tenant_id integer, students integer[])
RETURNS TABLE (student_id integer, skill_id integer, level integer, trend integer, last_seen timestamptz, times integer, contexts jsonb,
               own_level integer)
LANGUAGE sql STABLE AS $$
  WITH rated AS MATERIALIZED (
    SELECT b.student_id, s.skill_id, s.level, l.starts_at, r.id,
           CASE WHEN s.level >= 4 AND NOT s.prompted AND s.traffic IS NOT NULL
                THEN jsonb_build_object('traffic', s.traffic, 'light', s.light, 'weather', s.weather, 'road', s.road) END AS context
      FROM bookings b
      JOIN lesson_records r ON r.tenant = b.tenant AND r.booking_id = b.id AND r.finished_at IS NOT NULL
      JOIN lessons l ON l.tenant = b.tenant AND l.id = b.lesson_id
      JOIN skill_ratings s ON s.tenant = r.tenant AND s.record_id = r.id
     WHERE b.tenant = tenant_id AND b.student_id = ANY (students)),
  whole AS (
    SELECT student_id, skill_id, array_agg(level ORDER BY starts_at DESC, id DESC) AS levels, max(starts_at) AS last_seen,
           count(*) AS times, jsonb_agg(DISTINCT context) FILTER (WHERE context IS NOT NULL) AS contexts
      FROM rated GROUP BY student_id, skill_id),
  own AS (
    SELECT DISTINCT ON (b.student_id, o.skill_id) b.student_id, o.skill_id, o.level
      FROM bookings b JOIN self_ratings o ON o.tenant = b.tenant AND o.enrolment_id = b.enrolment_id
     WHERE b.tenant = tenant_id AND b.student_id = ANY (students)
     ORDER BY b.student_id, o.skill_id, o.id DESC)
  SELECT student_id, skill_id, levels[1]::integer, coalesce(sign(levels[1] - levels[2]), 0)::integer, last_seen, times::integer,
         coalesce(contexts, '[]'), own.level::integer
    FROM whole LEFT JOIN own USING (student_id, skill_id)
$$;
