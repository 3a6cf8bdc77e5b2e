-- What forgetting a person needs to know: what they are called from now on, where they were reached, and by which words they
-- were named. Every `forget_in_…` asks this first. It refuses all but an archived person of the caller's tenant who was not
-- erased before. The update changes nothing: it locks the person, and makes `check_erasure` look when the transaction ends.
CREATE OR REPLACE FUNCTION being_erased(
  person integer, OUT tenant integer, OUT nobody text, OUT mailbox text, OUT mailed text[], OUT words text[])
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  who users;
BEGIN
  UPDATE users u SET erased_at = NULL
   WHERE u.id = person AND u.status = 'archived' AND u.erased_at IS NULL
     AND (app_sees_all() OR u.tenant IS NOT DISTINCT FROM app_tenant())
  RETURNING u.* INTO who;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'being_erased: % is nobody to be erased', person USING ERRCODE = 'insufficient_privilege';
  END IF;
  tenant := who.tenant;
  nobody := 'erased-' || person;
  mailbox := nobody || '@erased.invalid';
  -- addresses that are nobody else's: two children may have had their father's
  mailed := ARRAY(
    SELECT DISTINCT lower(address) FROM unnest(ARRAY[who.email, (SELECT a.email FROM accounts a WHERE a.id = who.account_id)]) AS address
     WHERE address IS NOT NULL
       AND NOT EXISTS (SELECT FROM users u WHERE lower(u.email) = lower(address) AND u.id <> person AND u.status <> 'archived'));
  words := ARRAY(
    SELECT word FROM unnest(ARRAY[CASE WHEN lower(who.email) = ANY (mailed) THEN who.email END, who.full_name, who.phone,
                                  CASE WHEN length(who.username) > 5 THEN who.username END]) AS word
     WHERE word <> '');
END $$;

REVOKE ALL ON FUNCTION being_erased(integer) FROM PUBLIC;
