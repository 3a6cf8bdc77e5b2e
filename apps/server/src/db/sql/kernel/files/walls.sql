CALL shared_wall('files',
  'owner_id = (SELECT app_user()) OR (SELECT true FROM file_readers r WHERE r.file_id = files.id AND r.user_id = (SELECT app_user()))',
  'owner_id = (SELECT app_user())');

CALL personal_wall('file_readers');
REVOKE INSERT, UPDATE ON file_readers FROM dsms_app;

ALTER TABLE pictures ENABLE ROW LEVEL SECURITY;
-- names and nothing else; which row of whom names a picture is told by nobody
CREATE POLICY platform ON pictures USING ((SELECT app_sees_all()));
GRANT SELECT, INSERT, UPDATE, DELETE ON pictures TO dsms_app;
