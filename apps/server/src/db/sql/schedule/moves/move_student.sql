-- Whose request it is follows from the booking.
CREATE OR REPLACE FUNCTION move_student() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT b.student_id INTO STRICT NEW.student_id FROM bookings b WHERE b.tenant = NEW.tenant AND b.id = NEW.booking_id;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION move_student() FROM PUBLIC;
