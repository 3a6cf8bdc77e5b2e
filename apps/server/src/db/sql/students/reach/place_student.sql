-- A student whom somebody of a branch writes down belongs to that branch unless another is named.
CREATE OR REPLACE FUNCTION place_student() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.branch_id IS NULL AND app_reach('students') = 'branch' THEN
    NEW.branch_id := (SELECT min(branch) FROM app_branches() AS branch);
  END IF;
  RETURN NEW;
END $$;
