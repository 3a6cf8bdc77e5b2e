-- What a lesson costs is fixed when a seat in it is given: the price of its type, by its minutes, in the school's currency. When
-- that was is noted, since a seat may be given to who waited long, and whether the school chose the time or the student did.
CREATE OR REPLACE FUNCTION price_booking() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT round(y.price_minor * extract(epoch FROM l.ends_at - l.starts_at) / 60 / y.default_minutes),
         CASE WHEN y.price_minor IS NOT NULL THEN s.currency END
    INTO NEW.price_minor, NEW.currency
    FROM lessons l
    JOIN lesson_types y ON y.tenant = l.tenant AND y.id = l.type_id
    JOIN schools s ON s.id = l.tenant
   WHERE l.tenant = NEW.tenant AND l.id = NEW.lesson_id;
  NEW.booked_at := clock_timestamp();
  NEW.set_by_school_at := CASE
    WHEN app_user() = NEW.student_id
      OR EXISTS (SELECT FROM student_guardians g
                  WHERE g.tenant = NEW.tenant AND g.guardian_id = app_user() AND g.student_id = NEW.student_id) THEN NULL
    ELSE NEW.booked_at END;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION price_booking() FROM PUBLIC;
