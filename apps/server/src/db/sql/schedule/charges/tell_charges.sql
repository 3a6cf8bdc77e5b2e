-- Tells students, and guardians who pay for them, that they owe something or no longer do, each in their own language.
CREATE OR REPLACE FUNCTION tell_charges(tenant_id integer, ids integer[], what text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  told jsonb;
BEGIN
  WITH whom AS (
    SELECT c.id, c.student_id AS person FROM charges c WHERE c.tenant = tenant_id AND c.id = ANY (ids)
     UNION
    SELECT c.id, g.guardian_id
      FROM charges c
      JOIN student_guardians g ON g.tenant = c.tenant AND g.student_id = c.student_id AND 'pay' = ANY (g.rights)
      JOIN guardians w ON w.tenant = g.tenant AND w.id = g.guardian_id AND w.status = 'active' AND w.archived_at IS NULL
     WHERE c.tenant = tenant_id AND c.id = ANY (ids)),
  kept AS (
    INSERT INTO notifications (user_id, tenant, kind, params, link)
    SELECT u.id, u.tenant, what,
           jsonb_build_object('lesson', text_in(y.name, coalesce(a.preferences ->> 'language', 'ar')), 'day', to_char(l.starts_at AT TIME ZONE s.time_zone, 'YYYY-MM-DD'),
                              'time', to_char(l.starts_at AT TIME ZONE s.time_zone, 'HH24:MI')),
           '/my/charges?student=' || c.student_id
      FROM whom w
      JOIN charges c ON c.tenant = tenant_id AND c.id = w.id
      JOIN bookings b ON b.tenant = c.tenant AND b.id = c.booking_id
      JOIN lessons l ON l.tenant = b.tenant AND l.id = b.lesson_id
      JOIN lesson_types y ON y.tenant = l.tenant AND y.id = l.type_id
      JOIN schools s ON s.id = c.tenant
      JOIN users u ON u.tenant = c.tenant AND u.id = w.person AND u.status = 'active'
      JOIN accounts a ON a.id = u.account_id
     ORDER BY w.id, u.id
    RETURNING user_id)
  SELECT jsonb_agg(DISTINCT user_id) INTO told FROM kept;
  IF told IS NOT NULL THEN
    PERFORM publish_event(jsonb_build_object('users', told), '{"type":"notification"}', true);
  END IF;
END $$;

REVOKE ALL ON FUNCTION tell_charges(integer, integer[], text) FROM PUBLIC;
