-- Something unsafe takes the vehicle out of service at once, however it came to be written down.
CREATE OR REPLACE FUNCTION block_unsafe_vehicle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vehicles SET status = 'out_of_order', status_reason = NEW.title, estimated_return = NULL
   WHERE id = NEW.vehicle_id AND tenant = NEW.tenant AND status IN ('in_service', 'reserve');
  RETURN NULL;
END $$;
