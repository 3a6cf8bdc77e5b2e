-- With what an hour that became free can be given: the vehicle that it had, or while that is taken along the first of its branch
-- that does the same and has nothing else to do then. Null where there is none.
CREATE OR REPLACE FUNCTION free_vehicle(tenant_id integer, had integer, begins timestamptz, ends timestamptz, is_taken boolean)
RETURNS integer LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN CASE WHEN NOT is_taken THEN had ELSE (
    SELECT v.id
      FROM vehicles o
      JOIN vehicles v ON v.tenant = o.tenant AND v.branch_id = o.branch_id AND v.id <> o.id AND v.gear_type = o.gear_type
                     AND v.status = 'in_service' AND v.archived_at IS NULL
     WHERE o.tenant = tenant_id AND o.id = had
       AND EXISTS (SELECT FROM vehicle_licence_types a JOIN vehicle_licence_types b ON b.tenant = a.tenant AND b.licence_type_id = a.licence_type_id
                    WHERE a.tenant = o.tenant AND a.vehicle_id = o.id AND b.vehicle_id = v.id)
       AND NOT EXISTS (SELECT FROM claimables r JOIN claims c ON c.tenant = r.tenant AND c.claimable_id = r.id
                        WHERE r.tenant = v.tenant AND r.kind = 'vehicle' AND r.ref_id = v.id AND c.occupies AND c.during && tstzrange(begins, ends))
     ORDER BY v.id LIMIT 1) END;
END $$;

REVOKE ALL ON FUNCTION free_vehicle(integer, integer, timestamptz, timestamptz, boolean) FROM PUBLIC;
