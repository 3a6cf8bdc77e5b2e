-- Photos and files of orders, defects and checks are kept with the vehicle too.
CREATE OR REPLACE FUNCTION vehicle_file(vehicle integer, file integer) RETURNS SETOF files
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT f.* FROM files f
   WHERE f.id = file AND EXISTS (
     SELECT FROM vehicles v WHERE v.id = vehicle AND v.tenant = app_tenant() AND v.photo_id = f.id
     UNION ALL SELECT FROM vehicle_insurances i WHERE i.vehicle_id = vehicle AND i.tenant = app_tenant() AND i.file_id = f.id
     UNION ALL SELECT FROM vehicle_documents d WHERE d.vehicle_id = vehicle AND d.tenant = app_tenant() AND d.file_id = f.id
     UNION ALL SELECT FROM maintenance_orders o WHERE o.vehicle_id = vehicle AND o.tenant = app_tenant() AND o.file_ids @> ARRAY[f.id]
     UNION ALL SELECT FROM vehicle_defects b WHERE b.vehicle_id = vehicle AND b.tenant = app_tenant() AND b.photo_ids @> ARRAY[f.id]
     UNION ALL SELECT FROM vehicle_checks c WHERE c.vehicle_id = vehicle AND c.tenant = app_tenant() AND c.photo_ids @> ARRAY[f.id]);
END $$;

REVOKE ALL ON FUNCTION vehicle_file(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION vehicle_file(integer, integer) TO dsms_app;
