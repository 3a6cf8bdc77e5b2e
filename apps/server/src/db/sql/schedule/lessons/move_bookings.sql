-- Bookings, and what somebody waits for or is offered, go with the enrolment when it turns out to be another student's: two records of one person were merged.
CREATE OR REPLACE FUNCTION move_bookings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  lesson integer;
BEGIN
  UPDATE waitlist_entries SET student_id = NEW.student_id WHERE tenant = NEW.tenant AND enrolment_id = NEW.id;
  UPDATE slot_offers SET student_id = NEW.student_id WHERE tenant = NEW.tenant AND enrolment_id = NEW.id;
  FOR lesson IN
    UPDATE bookings SET student_id = NEW.student_id
     WHERE tenant = NEW.tenant AND enrolment_id = NEW.id RETURNING lesson_id
  LOOP
    PERFORM claim_lesson(NEW.tenant, lesson);
    PERFORM give_back_fees(NEW.tenant, lesson);
    PERFORM close_filled_slots(NEW.tenant, lesson, NULL);
  END LOOP;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION move_bookings() FROM PUBLIC;
