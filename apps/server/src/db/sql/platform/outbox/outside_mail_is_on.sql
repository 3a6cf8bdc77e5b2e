-- Whether mail to addresses outside leaves at all; the platform's people can stop it at any moment.
CREATE OR REPLACE FUNCTION outside_mail_is_on() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN NOT EXISTS (SELECT FROM setting_values v
    WHERE v.key = 'mail.outside' AND v.tenant = 0 AND v.organization_id IS NULL AND v.branch_id IS NULL
      AND v.archived_at IS NULL AND v.value = 'false'::jsonb);
END $$;

REVOKE ALL ON FUNCTION outside_mail_is_on() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION outside_mail_is_on() TO dsms_app;
