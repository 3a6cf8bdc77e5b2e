-- Ends holds whose time is over, of all schools or of one; what somebody else is about to decide on is left to them. Answers
-- whose they were.
CREATE OR REPLACE FUNCTION expire_holds(tenant_id integer DEFAULT NULL) RETURNS SETOF integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held record;
BEGIN
  FOR held IN
    SELECT tenant, id FROM lessons
     WHERE status = 'held' AND hold_until <= now() AND (tenant_id IS NULL OR tenant = tenant_id)
     ORDER BY tenant, id FOR UPDATE SKIP LOCKED
  LOOP
    UPDATE lessons SET status = 'expired' WHERE tenant = held.tenant AND id = held.id;
    UPDATE claims SET occupies = false WHERE tenant = held.tenant AND lesson_id = held.id;
    RETURN NEXT held.tenant;
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION expire_holds(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION expire_holds(integer) TO dsms_app;
