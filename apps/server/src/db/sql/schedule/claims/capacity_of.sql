-- How many lessons a resource holds at once: null for what holds as many as come, such as a room without walls.
CREATE OR REPLACE FUNCTION capacity_of(tenant_id integer, resource_kind text, ref integer) RETURNS integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN CASE resource_kind
    WHEN 'circuit' THEN (SELECT legal_capacity FROM circuits WHERE tenant = tenant_id AND id = ref)
    WHEN 'zone' THEN (SELECT capacity FROM circuit_zones WHERE tenant = tenant_id AND id = ref)
    WHEN 'simulator' THEN (SELECT stations FROM simulators WHERE tenant = tenant_id AND id = ref)
    WHEN 'room' THEN (SELECT CASE WHEN online_link IS NULL THEN 1 END FROM class_rooms WHERE tenant = tenant_id AND id = ref)
    ELSE 1
  END;
END $$;

REVOKE ALL ON FUNCTION capacity_of(integer, text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION capacity_of(integer, text, integer) TO dsms_app;
