-- Where students stand with each skill, by the lessons that were finished: the level of the last one, whether it was better
-- (1) or worse (-1) than the time before, when it was seen last, and in how many lessons. Who asks has seen to it that the
-- students are theirs to ask about.
CREATE OR REPLACE FUNCTION skill_states(tenant_id integer, students integer[])
RETURNS TABLE (student_id integer, skill_id integer, level integer, trend integer, last_seen timestamptz, times integer)
LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (seen.student_id, seen.skill_id)
         seen.student_id, seen.skill_id, seen.level::integer, coalesce(sign(seen.level - seen.before), 0)::integer,
         seen.starts_at, seen.times::integer
    FROM (
      SELECT b.student_id, s.skill_id, s.level, l.starts_at, r.id,
             lag(s.level) OVER (PARTITION BY b.student_id, s.skill_id ORDER BY l.starts_at, r.id) AS before,
             count(*) OVER (PARTITION BY b.student_id, s.skill_id) AS times
        FROM bookings b
        JOIN lesson_records r ON r.tenant = b.tenant AND r.booking_id = b.id AND r.finished_at IS NOT NULL
        JOIN lessons l ON l.tenant = b.tenant AND l.id = b.lesson_id
        JOIN skill_ratings s ON s.tenant = r.tenant AND s.record_id = r.id
       WHERE b.tenant = tenant_id AND b.student_id = ANY (students)) seen
   ORDER BY seen.student_id, seen.skill_id, seen.starts_at DESC, seen.id DESC
$$;
