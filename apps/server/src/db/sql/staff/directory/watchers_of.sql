-- Who has a window open and may know whether a person is there; to be asked by the system. Those who work at the school are
-- told apart without asking of each.
CREATE OR REPLACE FUNCTION watchers_of(person integer) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
  SELECT v.id
    FROM (SELECT DISTINCT l.user_id FROM live_people l WHERE l.seen_at > present_since()) live
    JOIN users v ON v.id = live.user_id
    LEFT JOIN roles r ON r.tenant = v.tenant AND r.id = v.role_id
    JOIN users them ON them.id = person
   WHERE (v.tenant IN (them.tenant, 0) OR (them.tenant = 0 AND r.key = 'admin'))
     AND CASE WHEN v.tenant = them.tenant AND v.kind IN ('staff', 'trainer') AND them.kind IN ('staff', 'trainer')
                   AND r.key IS DISTINCT FROM 'client' THEN true
              ELSE meets(v.id, person) END
$$;
