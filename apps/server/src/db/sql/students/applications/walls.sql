-- Nobody's but the server's: a school sees an applicant once they have shown that the address is theirs.
ALTER TABLE student_applications ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON student_applications USING ((SELECT app_is_system()));
GRANT SELECT, INSERT, UPDATE, DELETE ON student_applications TO dsms_app;
