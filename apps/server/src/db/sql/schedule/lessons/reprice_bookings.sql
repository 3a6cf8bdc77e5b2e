-- A lesson of another type costs what that type does now; one that is longer or shorter costs as much more or less, by the
-- price that was fixed.
CREATE OR REPLACE FUNCTION reprice_bookings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.type_id <> OLD.type_id THEN
    UPDATE bookings b
       SET price_minor = round(y.price_minor * extract(epoch FROM NEW.ends_at - NEW.starts_at) / 60 / y.default_minutes),
           currency = CASE WHEN y.price_minor IS NOT NULL THEN s.currency END
      FROM lesson_types y, schools s
     WHERE b.tenant = NEW.tenant AND b.lesson_id = NEW.id AND b.status <> 'cancelled'
       AND y.tenant = NEW.tenant AND y.id = NEW.type_id AND s.id = NEW.tenant;
  ELSE
    UPDATE bookings
       SET price_minor = round(price_minor * extract(epoch FROM NEW.ends_at - NEW.starts_at) / extract(epoch FROM OLD.ends_at - OLD.starts_at))
     WHERE tenant = NEW.tenant AND lesson_id = NEW.id AND status <> 'cancelled' AND price_minor IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION reprice_bookings() FROM PUBLIC;
