-- When the transaction of a kept event began; whom it was for is not told. Null when it is not kept any more.
CREATE OR REPLACE FUNCTION event_time(event_id bigint) RETURNS timestamptz
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT min(created_at) FROM live_events WHERE id = event_id);
END $$;

REVOKE ALL ON FUNCTION event_time(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION event_time(bigint) TO dsms_app;
