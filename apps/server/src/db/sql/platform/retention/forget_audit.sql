-- Takes away what was written down longer ago than it is kept; what was done to money stays ten years at least. For the
-- server's own work alone, at most so many rows at a time. Answers how many.
CREATE OR REPLACE FUNCTION forget_audit(years integer, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  IF app_user() IS NOT NULL OR NOT app_sees_all() THEN
    RAISE EXCEPTION 'forget_audit: for the server itself' USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM audit_log WHERE (tenant, id) IN (
    SELECT tenant, id FROM audit_log
     WHERE at < now() - make_interval(years => years)
       AND (at < now() - make_interval(years => greatest(years, 10))
            OR entity !~ '^(invoice|shop_order|shop_coupon|subscription|money_|plan_request)')
     LIMIT most);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;

REVOKE ALL ON FUNCTION forget_audit(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_audit(integer, integer) TO dsms_app;
