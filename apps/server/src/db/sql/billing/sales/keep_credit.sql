-- Adds new moves to the sums of their items, and keeps the status of sales in use: all used or gone is consumed. The check of the
-- items refuses more than was bought; this refuses moves that end another item's, or more than they end.
CREATE OR REPLACE FUNCTION keep_credit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added a JOIN credit_moves h ON h.tenant = a.tenant AND h.id = a.hold_id
     WHERE h.item_id <> a.item_id OR a.qty > h.qty
        OR NOT (h.kind = 'hold' AND a.kind IN ('use', 'release') OR h.kind = 'use' AND a.kind = 'release')) THEN
    RAISE EXCEPTION 'a move ends a hold of its item, or gives a use back'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credit_moves_pair';
  END IF;
  UPDATE sale_items i
     SET bought = i.bought + s.bought, used = i.used + s.used, held = i.held + s.held, gone = i.gone + s.gone
    FROM (
      SELECT a.tenant, a.item_id,
             sum(CASE WHEN a.kind IN ('sell', 'in') THEN a.qty ELSE 0 END)::integer AS bought,
             sum(CASE WHEN a.kind = 'use' THEN a.qty WHEN h.kind = 'use' THEN -h.qty ELSE 0 END)::integer AS used,
             sum(CASE WHEN a.kind = 'hold' THEN a.qty WHEN h.kind = 'hold' THEN -h.qty ELSE 0 END)::integer AS held,
             sum(CASE WHEN a.kind IN ('expire', 'refund', 'out') THEN a.qty ELSE 0 END)::integer AS gone
        FROM added a LEFT JOIN credit_moves h ON h.tenant = a.tenant AND h.id = a.hold_id
       GROUP BY a.tenant, a.item_id) s
   WHERE i.tenant = s.tenant AND i.id = s.item_id;
  UPDATE sales s SET status = now_is.status
    FROM (
      SELECT i.tenant, i.sale_id, CASE WHEN bool_and(i.bought = i.used + i.gone) THEN 'consumed' ELSE 'active' END AS status
        FROM sale_items i
       WHERE (i.tenant, i.sale_id) IN (SELECT o.tenant, o.sale_id FROM added a JOIN sale_items o ON o.tenant = a.tenant AND o.id = a.item_id)
       GROUP BY i.tenant, i.sale_id) now_is
   WHERE s.tenant = now_is.tenant AND s.id = now_is.sale_id AND s.status IN ('active', 'consumed') AND s.status <> now_is.status;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION keep_credit() FROM PUBLIC;
