CREATE OR REPLACE FUNCTION plan_licence_warning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.licence_warning_on := next_licence_warning(NEW.licence_expires_on, current_date);
  RETURN NEW;
END $$;
