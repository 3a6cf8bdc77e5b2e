-- Refuses a change of status that is not among the trigger's arguments, each `from>to`. The service says it in words.
CREATE OR REPLACE FUNCTION check_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (OLD.status || '>' || NEW.status) = ANY (TG_ARGV) THEN
    RAISE EXCEPTION '%: status % cannot become %', TG_TABLE_NAME, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_transition';
  END IF;
  RETURN NEW;
END $$;
