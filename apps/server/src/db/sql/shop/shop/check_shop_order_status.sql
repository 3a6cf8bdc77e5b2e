-- Which status of an order may follow which; the service says it in words, this refuses what slips through.
CREATE OR REPLACE FUNCTION check_shop_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (OLD.status, NEW.status) IN (
    ('placed', 'paid'), ('placed', 'packed'), ('placed', 'delivered'), ('placed', 'cancelled'),
    ('paid', 'packed'), ('paid', 'delivered'), ('paid', 'cancelled'),
    ('packed', 'shipped'), ('shipped', 'delivered')
  ) THEN
    RAISE EXCEPTION 'shop_orders: status % cannot become %', OLD.status, NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'shop_orders_transition';
  END IF;
  RETURN NEW;
END $$;
