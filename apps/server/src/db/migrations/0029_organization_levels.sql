-- An organization and those it stands below, from the top down. Whoever may see none of their rows may still be bound by
-- them, so that only key, place and name are told.
CREATE FUNCTION organization_line(organization integer) RETURNS TABLE (id integer, depth integer, name jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH RECURSIVE up AS (
    SELECT o.id, o.parent_id, o.name, 1 AS step FROM organizations o WHERE o.id = organization
    UNION ALL
    SELECT o.id, o.parent_id, o.name, up.step + 1 FROM organizations o JOIN up ON o.id = up.parent_id
  )
  SELECT up.id, (row_number() OVER (ORDER BY up.step DESC))::integer, up.name FROM up
$$;
--> statement-breakpoint
-- The organizations that a school stands below, directly or not.
CREATE FUNCTION organizations_above(school integer) RETURNS integer[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT ARRAY(SELECT line.id FROM schools s, organization_line(s.organization_id) line WHERE s.id = school)
$$;
--> statement-breakpoint
ALTER TABLE "setting_values" ADD COLUMN "organization_id" integer;
--> statement-breakpoint
ALTER TABLE "setting_values" DROP CONSTRAINT "setting_values_key";
--> statement-breakpoint
ALTER TABLE "setting_values" ADD CONSTRAINT "setting_values_key" UNIQUE NULLS NOT DISTINCT("tenant","organization_id","branch_id","key");
--> statement-breakpoint
-- Organizations and the platform share a tenant, so that no school's row is ever an organization's.
ALTER TABLE "setting_values" ADD CONSTRAINT "setting_values__organization_id" FOREIGN KEY ("tenant","organization_id") REFERENCES "public"."organizations"("tenant","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holidays" ADD COLUMN "organization_id" integer;
--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays__organization_id" FOREIGN KEY ("tenant","organization_id") REFERENCES "public"."organizations"("tenant","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "holidays_organization" ON "holidays" USING btree ("organization_id","starts_on") WHERE organization_id is not null;
--> statement-breakpoint
-- The platform's words and days are everybody's; an organization's are those of the schools below it.
ALTER POLICY everybody ON setting_values USING (
  tenant = 0 AND (organization_id IS NULL OR organization_id = ANY ((SELECT organizations_above((SELECT app_tenant())))::integer[])));
--> statement-breakpoint
ALTER POLICY everybody ON holidays USING (
  tenant = 0 AND status = 'published'
  AND (organization_id IS NULL OR organization_id = ANY ((SELECT organizations_above((SELECT app_tenant())))::integer[])));
--> statement-breakpoint
-- Dates of a holiday are seen with it.
ALTER POLICY everybody ON holiday_dates USING (
  tenant = 0 AND EXISTS (SELECT FROM holidays h WHERE h.id = holiday_id));
--> statement-breakpoint
-- What is fixed above is not said again below: the platform's word for everybody, an organization's for those below it
-- and its schools, a school's for its branches.
CREATE OR REPLACE FUNCTION check_setting_lock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above integer[] := CASE
    WHEN NEW.school_id IS NOT NULL THEN organizations_above(NEW.school_id)
    ELSE ARRAY(SELECT line.id FROM organization_line(NEW.organization_id) line WHERE line.id <> NEW.organization_id)
  END;
BEGIN
  IF NEW.value IS NOT NULL AND EXISTS (
       SELECT FROM setting_values s
        WHERE s.key = NEW.key AND s.locked
          AND (s.school_id IS NULL AND s.organization_id IS NULL AND (NEW.school_id IS NOT NULL OR NEW.organization_id IS NOT NULL)
               OR s.organization_id = ANY (above)
               OR s.school_id = NEW.school_id AND s.branch_id IS NULL AND NEW.branch_id IS NOT NULL)) THEN
    RAISE EXCEPTION 'setting % is fixed above', NEW.key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'setting_values__value__setting_locked';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Settings that organizations had fixed, alone or by an area of policy, are now fixed where their values are said.
INSERT INTO setting_values (organization_id, key, locked)
SELECT DISTINCT o.id, k.key, true
  FROM organizations o
 CROSS JOIN unnest(o.policy_locks) AS lock
 CROSS JOIN LATERAL unnest(CASE
   WHEN lock = 'cancellation'
     THEN ARRAY['booking.notice', 'booking.free_moves', 'booking.late_fee', 'booking.last_minute', 'booking.last_minute_fee']
   WHEN lock = 'exam_rules' THEN ARRAY['exams.readiness', 'exams.office_go', 'exams.retake_after', 'exams.attempts']
   WHEN lock LIKE '%.%' THEN ARRAY[lock]
 END) AS k(key);
--> statement-breakpoint
-- What is left on the organization are the areas that no setting stands for.
UPDATE organizations
   SET policy_locks = ARRAY(SELECT lock FROM unnest(policy_locks) AS lock WHERE lock IN ('prices', 'packages'))
 WHERE NOT policy_locks <@ ARRAY['prices', 'packages'];
--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_policy_locks" CHECK ("organizations"."policy_locks" <@ array['prices', 'packages']);
--> statement-breakpoint
DROP FUNCTION organization_locks(integer);
--> statement-breakpoint
DROP FUNCTION setting_policy(text);
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO dsms_app;
