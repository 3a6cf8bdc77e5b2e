-- Brings the claims of a lesson in line with what it says and who is booked. Its claimables are locked first, by
-- `lock_claimables`. What holds one lesson at once has slot 0, so that the constraint refuses a second; what holds several has
-- the lesson's own, and `check_capacity` counts.
CREATE OR REPLACE FUNCTION claim_lesson(tenant_id integer, lesson integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wanted integer[];
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RAISE EXCEPTION 'another school''s lesson';
  END IF;
  INSERT INTO claimables (tenant, kind, ref_id)
  SELECT tenant_id, t.kind, t.ref FROM takes_of_lesson(tenant_id, lesson) t ORDER BY t.kind, t.ref
  ON CONFLICT ON CONSTRAINT claimables_once DO NOTHING;
  wanted := ARRAY(
    SELECT r.id FROM claimables r JOIN takes_of_lesson(tenant_id, lesson) t ON t.kind = r.kind AND t.ref = r.ref_id
     WHERE r.tenant = tenant_id);
  DELETE FROM claims c WHERE c.tenant = tenant_id AND c.lesson_id = lesson AND c.claimable_id <> ALL (wanted);
  INSERT INTO claims (tenant, claimable_id, lesson_id, during, slot, occupies)
  SELECT l.tenant, r.id, l.id, tstzrange(l.starts_at, l.ends_at),
         CASE WHEN capacity_of(tenant_id, r.kind, r.ref_id) = 1 THEN 0 ELSE l.id END,
         lesson_occupies(l.status)
    FROM lessons l, claimables r
   WHERE l.tenant = tenant_id AND l.id = lesson AND r.tenant = tenant_id AND r.id = ANY (wanted)
   ORDER BY r.id
  ON CONFLICT ON CONSTRAINT claims_lesson DO UPDATE
     SET during = excluded.during, slot = excluded.slot, occupies = excluded.occupies
   WHERE (claims.during, claims.slot, claims.occupies) IS DISTINCT FROM (excluded.during, excluded.slot, excluded.occupies);
END $$;

REVOKE ALL ON FUNCTION claim_lesson(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_lesson(integer, integer) TO dsms_app;
