-- A vehicle stays out of service while somebody works on it, and while something makes it unsafe.
CREATE OR REPLACE FUNCTION check_back_in_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM maintenance_orders o WHERE o.tenant = OLD.tenant AND o.vehicle_id = NEW.id
                AND o.status = 'in_progress' AND o.archived_at IS NULL) THEN
    RAISE EXCEPTION 'vehicles: % has an order in progress', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'vehicles__status__work_order_open';
  END IF;
  IF EXISTS (SELECT FROM vehicle_defects d WHERE d.tenant = OLD.tenant AND d.vehicle_id = NEW.id AND d.severity = 'unsafe'
                AND d.status IN ('new', 'accepted', 'in_repair') AND d.archived_at IS NULL) THEN
    RAISE EXCEPTION 'vehicles: % has an unsafe defect', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'vehicles__status__unsafe_defect_open';
  END IF;
  RETURN NEW;
END $$;
