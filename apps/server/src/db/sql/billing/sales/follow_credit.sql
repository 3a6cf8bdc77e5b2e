-- Brings the credit of seats in line with their lessons: a lesson that stands holds minutes, a taught one uses those that count,
-- all others hold none. Minutes that nothing covers are a charge where the student has a package for such lessons, or where the
-- school charges single lessons. With `recount` it looks at lessons again that were taught. Instalments that are due before a
-- lesson follow its day. Done twice it changes nothing. A person who plans a lesson may not reach
-- its students, so this looks over the wall of reach.
CREATE OR REPLACE FUNCTION follow_credit(tenant_id integer, lesson_ids integer[], recount boolean DEFAULT false) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  seat record;
  known record;
  rest integer;
  amount bigint;
  charges_all boolean;
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RAISE EXCEPTION 'another school''s lesson';
  END IF;
  charges_all := EXISTS (SELECT FROM setting_values v
                          WHERE v.tenant = tenant_id AND v.key = 'money.charge_lessons' AND v.branch_id IS NULL AND v.value = 'true');
  IF NOT charges_all AND NOT EXISTS (
    SELECT FROM bookings b JOIN sales s ON s.tenant = b.tenant AND s.enrolment_id = b.enrolment_id
     WHERE b.tenant = tenant_id AND b.lesson_id = ANY (lesson_ids)) THEN
    RETURN;
  END IF;
  FOR seat IN
    SELECT b.id, b.enrolment_id, b.price_minor, y.kind, n.day, n.planned, coalesce(b.counted_minutes, n.planned) AS counted,
           CASE WHEN b.status <> 'booked' THEN 'none'
                WHEN l.status = 'completed' AND b.attendance IS DISTINCT FROM 'absent' AND b.attendance IS DISTINCT FROM 'excused' THEN 'taught'
                WHEN l.status <> 'completed' AND lesson_stands(l.status) THEN 'planned' ELSE 'none' END AS phase,
           s.is_there AND (y.stage NOT IN ('theory', 'simulator') OR y.kind IN ('theory_class', 'simulator')) AS may_draw
      FROM bookings b
      JOIN lessons l ON l.tenant = b.tenant AND l.id = b.lesson_id
      JOIN lesson_types y ON y.tenant = l.tenant AND y.id = l.type_id
      JOIN schools z ON z.id = b.tenant
     CROSS JOIN LATERAL (SELECT (l.starts_at AT TIME ZONE z.time_zone)::date AS day,
                                (extract(epoch FROM l.ends_at - l.starts_at) / 60)::integer AS planned) n
     CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM sales o WHERE o.tenant = b.tenant AND o.enrolment_id = b.enrolment_id) AS is_there) s
     WHERE b.tenant = tenant_id AND b.lesson_id = ANY (lesson_ids) AND (s.is_there OR charges_all)
     ORDER BY b.id
  LOOP
    SELECT coalesce(sum(m.qty) FILTER (WHERE m.kind = 'hold' AND i.unit = 'minutes'), 0)
             + CASE WHEN bool_or(m.kind = 'hold' AND i.unit = 'pieces') THEN seat.planned ELSE 0 END AS held,
           coalesce(sum(m.qty) FILTER (WHERE m.kind = 'use' AND i.unit = 'minutes'), 0) AS used,
           coalesce(bool_or(m.kind = 'hold' AND seat.kind <> ALL (i.lesson_kinds)), false) AS is_other,
           coalesce(bool_or(m.kind = 'use'), false) AS is_used, coalesce(bool_or(m.kind = 'use' AND i.unit = 'pieces'), false) AS is_piece
      INTO known
      FROM credit_moves m JOIN sale_items i ON i.tenant = m.tenant AND i.id = m.item_id
     WHERE m.tenant = tenant_id AND m.booking_id = seat.id AND m.kind IN ('hold', 'use')
       AND NOT EXISTS (SELECT FROM credit_moves e WHERE e.tenant = m.tenant AND e.hold_id = m.id);
    IF seat.phase = 'none' THEN
      PERFORM end_credit(tenant_id, seat.id, true);
      PERFORM charge_rest(tenant_id, seat.id, 0, seat.day);
    ELSIF seat.phase = 'taught' THEN
      IF recount AND known.is_used AND NOT known.is_piece AND known.used <> seat.counted THEN
        PERFORM end_credit(tenant_id, seat.id, true);
        PERFORM hold_credit(tenant_id, seat.id, seat.enrolment_id, seat.kind, seat.day, seat.counted);
      END IF;
      PERFORM use_credit(tenant_id, seat.id, seat.counted);
    ELSE
      rest := seat.planned - known.held;
      IF known.is_used OR known.is_other OR rest < 0 THEN
        PERFORM end_credit(tenant_id, seat.id, true);
        rest := seat.planned;
      END IF;
      IF rest > 0 AND seat.may_draw THEN
        rest := hold_credit(tenant_id, seat.id, seat.enrolment_id, seat.kind, seat.day, rest);
      END IF;
      amount := CASE WHEN rest > 0 AND seat.price_minor > 0 AND (charges_all OR EXISTS (
                  SELECT FROM sales o JOIN sale_items i ON i.tenant = o.tenant AND i.sale_id = o.id
                   WHERE o.tenant = tenant_id AND o.enrolment_id = seat.enrolment_id AND o.status IN ('active', 'consumed')
                     AND seat.may_draw AND seat.kind = ANY (i.lesson_kinds)))
                THEN (2 * seat.price_minor * rest + seat.planned) / (2 * seat.planned) ELSE 0 END;
      PERFORM charge_rest(tenant_id, seat.id, amount, seat.day);
    END IF;
  END LOOP;
  PERFORM expire_credit(1000, tenant_id, ARRAY(
    SELECT DISTINCT b.enrolment_id FROM bookings b WHERE b.tenant = tenant_id AND b.lesson_id = ANY (lesson_ids)));
  UPDATE charges c SET due_on = n.day - 1
    FROM charges p LEFT JOIN LATERAL (
      SELECT (l.starts_at AT TIME ZONE z.time_zone)::date AS day
        FROM bookings b JOIN lessons l ON l.tenant = b.tenant AND l.id = b.lesson_id JOIN schools z ON z.id = b.tenant
       WHERE b.tenant = p.tenant AND b.enrolment_id = p.enrolment_id AND b.status = 'booked' AND lesson_stands(l.status)
       ORDER BY l.starts_at, l.id OFFSET p.due_step - 1 LIMIT 1) n ON true
   WHERE p.tenant = tenant_id AND p.due_step IS NOT NULL AND p.open_minor > 0
     AND p.enrolment_id IN (SELECT b.enrolment_id FROM bookings b WHERE b.tenant = tenant_id AND b.lesson_id = ANY (lesson_ids))
     AND c.tenant = p.tenant AND c.id = p.id AND c.due_on IS DISTINCT FROM n.day - 1;
END $$;

REVOKE ALL ON FUNCTION follow_credit(integer, integer[], boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_credit(integer, integer[], boolean) TO dsms_app;
