-- Anyone who causes a mail reads its words; the platform alone writes them.
ALTER TABLE mail_template_words ENABLE ROW LEVEL SECURITY;
CREATE POLICY read ON mail_template_words FOR SELECT USING (true);
CREATE POLICY platform ON mail_template_words USING ((SELECT app_sees_all()));
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_template_words TO dsms_app;

-- The server's own book-keeping.
ALTER TABLE mail_digests ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON mail_digests USING ((SELECT app_is_system()));
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_digests TO dsms_app;
