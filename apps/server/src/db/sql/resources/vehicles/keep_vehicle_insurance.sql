CREATE OR REPLACE FUNCTION keep_vehicle_insurance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vehicles v SET insurance_expires_on = (SELECT max(i.expires_on) FROM vehicle_insurances i
                                                 WHERE i.tenant = v.tenant AND i.vehicle_id = v.id)
   WHERE v.id = NEW.vehicle_id AND v.tenant = NEW.tenant;
  RETURN NULL;
END $$;
