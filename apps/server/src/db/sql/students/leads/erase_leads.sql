-- Takes away who asked, from leads, from what was said with them and from the log of them. Columns that counts need stay: source,
-- licence, branch, status with its reason, and when. Answers how many.
CREATE OR REPLACE FUNCTION erase_leads(of_tenant integer, ids integer[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  UPDATE leads SET name = '{}', phone = NULL, email = NULL, source_detail = NULL, wish_times = '[]', follow_up_on = NULL,
         language = NULL, notes = NULL, erased_at = now()
   WHERE tenant = of_tenant AND id = ANY (ids) AND erased_at IS NULL;
  GET DIAGNOSTICS gone = ROW_COUNT;
  DELETE FROM lead_talks WHERE tenant = of_tenant AND lead_id = ANY (ids);
  -- this very change included
  UPDATE audit_log SET subject = '', before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = of_tenant AND entity = 'leads' AND entity_id = ANY (ids);
  RETURN gone;
END $$;

REVOKE ALL ON FUNCTION erase_leads(integer, integer[]) FROM PUBLIC;
