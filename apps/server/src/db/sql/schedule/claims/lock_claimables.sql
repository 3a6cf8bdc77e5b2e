-- Locks whose time a lesson takes, in the order of their keys, so that of two who plan one waits and neither is refused for
-- the other's sake; makes the rows that are not there yet. Rows that are read afterwards stay as they are until the end.
CREATE OR REPLACE FUNCTION lock_claimables(tenant_id integer, kinds text[], refs integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO claimables (tenant, kind, ref_id)
  SELECT tenant_id, w.kind, w.ref
    FROM (SELECT DISTINCT kind, ref FROM unnest(kinds, refs) AS given (kind, ref)) w
   WHERE NOT EXISTS (SELECT FROM claimables r WHERE r.tenant = tenant_id AND r.kind = w.kind AND r.ref_id = w.ref)
   ORDER BY w.kind, w.ref
  ON CONFLICT ON CONSTRAINT claimables_once DO NOTHING;
  PERFORM FROM claimables r
    JOIN unnest(kinds, refs) AS w (kind, ref) ON w.kind = r.kind AND w.ref = r.ref_id
   WHERE r.tenant = tenant_id
   ORDER BY r.id
     FOR NO KEY UPDATE OF r;
END $$;
