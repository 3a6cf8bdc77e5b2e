-- When and what somebody is offered, for who may see the offer. The hour itself is nobody's, and hidden from students.
CREATE OR REPLACE FUNCTION offered_hour(offer integer)
RETURNS TABLE (starts_at timestamptz, ends_at timestamptz, type_name jsonb, branch_name jsonb, trainer text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 1 AS $$
BEGIN
  RETURN QUERY
  SELECT f.starts_at, f.ends_at, y.name, b.name,
         (SELECT c.full_name FROM people_cards(ARRAY[f.trainer_id]) c)
    FROM slot_offers o
    JOIN freed_slots f ON f.tenant = o.tenant AND f.id = o.slot_id
    JOIN lessons l ON l.tenant = f.tenant AND l.id = f.lesson_id
    JOIN lesson_types y ON y.tenant = f.tenant AND y.id = f.type_id
    JOIN branches b ON b.tenant = l.tenant AND b.id = l.branch_id
   WHERE o.id = offer AND (app_sees_all() OR o.tenant = app_tenant())
     AND (app_reach('lessons') = 'school' OR o.student_id IN (SELECT reached_students('own')));
END $$;

REVOKE ALL ON FUNCTION offered_hour(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION offered_hour(integer) TO dsms_app;
