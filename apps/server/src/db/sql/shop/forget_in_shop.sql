-- What an erased person bought stays. Addresses, carts and wishes go, and so does what they wrote.
CREATE OR REPLACE FUNCTION forget_in_shop(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
BEGIN
  SELECT * INTO it FROM being_erased(person);
  DELETE FROM shop_addresses WHERE user_id = person;
  DELETE FROM shop_cart_lines WHERE user_id = person;
  DELETE FROM shop_wishes WHERE user_id = person;
  UPDATE shop_reviews SET text = '' WHERE user_id = person;
  UPDATE shop_orders SET buyer_name = shown, address = NULL, note = '' WHERE buyer_id = person;
  UPDATE shop_order_events SET note = '' WHERE user_id = person;
  UPDATE audit_log SET subject = '', before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = it.tenant AND entity = 'shop_orders'
     AND entity_id IN (SELECT o.id FROM shop_orders o WHERE o.buyer_id = person);
END $$;

REVOKE ALL ON FUNCTION forget_in_shop(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_shop(integer, text) TO dsms_app;
