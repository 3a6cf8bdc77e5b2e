-- Has free hours looked at once more, since one more student waits: those whose list was at its end.
CREATE OR REPLACE FUNCTION reopen_slots(tenant_id integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE freed_slots f SET next_offer_at = now()
   WHERE f.tenant = tenant_id AND (app_sees_all() OR tenant_id = app_tenant()) AND f.status = 'open' AND f.next_offer_at IS NULL
     AND f.starts_at > now();
END $$;

REVOKE ALL ON FUNCTION reopen_slots(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reopen_slots(integer) TO dsms_app;
