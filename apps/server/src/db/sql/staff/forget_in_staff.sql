-- What tells who an erased person was goes from their profile and from what they wrote.
CREATE OR REPLACE FUNCTION forget_in_staff(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
BEGIN
  SELECT * INTO it FROM being_erased(person);
  UPDATE user_profiles SET company = '', designation = '', bio = '', website = '', country = '', cover = NULL, languages = '{}',
         contact_options = '{}', address = '{}', social_links = '{}', connections = '{}', notices = '{}'
   WHERE user_id = person;
  PERFORM forget_posts(it.tenant, person);
END $$;

REVOKE ALL ON FUNCTION forget_in_staff(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_staff(integer, text) TO dsms_app;
