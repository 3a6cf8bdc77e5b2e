-- Lets people read files that the caller may read. Files that are not theirs to share are passed over in silence.
CREATE OR REPLACE FUNCTION share_files(shared integer[], people integer[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO file_readers (tenant, file_id, user_id)
  SELECT f.tenant, f.id, p FROM files f CROSS JOIN unnest(people) AS p
   WHERE f.id = ANY(shared) AND f.owner_id <> p
     AND (app_is_system() OR f.owner_id = app_user()
          OR EXISTS (SELECT FROM file_readers r WHERE r.file_id = f.id AND r.user_id = app_user()))
  ON CONFLICT DO NOTHING;
END $$;

REVOKE ALL ON FUNCTION share_files(integer[], integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION share_files(integer[], integer[]) TO dsms_app;
