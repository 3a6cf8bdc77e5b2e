CREATE TABLE "register_attempts" (
	"proof" text PRIMARY KEY NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_mail_counts" (
	"tenant" integer NOT NULL,
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "outside_mail_counts_tenant_user_id_day_pk" PRIMARY KEY("tenant","user_id","day"),
	CONSTRAINT "outside_mail_counts_sent" CHECK ("outside_mail_counts"."sent" >= 0)
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "sends" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "counted_from" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "outside_on" date;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_outside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "held_for" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX "register_attempts_ip_idx" ON "register_attempts" USING btree ("ip","at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_held_for_users_id_fk" FOREIGN KEY ("held_for") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_held_idx" ON "outbox" USING btree ("held_for") WHERE held_for is not null;
--> statement-breakpoint
-- Existing people count as verified; whoever comes from now on shows that the address is theirs.
ALTER TABLE "users" ALTER COLUMN "email_verified_at" DROP DEFAULT;
--> statement-breakpoint
-- Another address is another question, whoever changes it.
CREATE FUNCTION forget_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email_verified_at IS NOT DISTINCT FROM OLD.email_verified_at THEN
    NEW.email_verified_at := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_verification BEFORE UPDATE OF email ON users FOR EACH ROW
  WHEN (lower(OLD.email) <> lower(NEW.email)) EXECUTE FUNCTION forget_verification();
--> statement-breakpoint
-- Whether the caller showed that their address is theirs, wherever they act.
CREATE FUNCTION app_is_verified() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT u.email_verified_at IS NOT NULL FROM users u WHERE u.id = app_user()), false)
$$;
--> statement-breakpoint
-- Whether mail to addresses outside leaves at all; the platform's people can stop it at any moment.
CREATE FUNCTION outside_mail_is_on() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM setting_values v
    WHERE v.key = 'mail.outside' AND v.tenant = 0 AND v.organization_id IS NULL AND v.branch_id IS NULL
      AND v.archived_at IS NULL AND v.value = 'false'::jsonb)
$$;
--> statement-breakpoint
-- Counts letters to outsiders on the day of their school on which they leave, and tells whose most is passed by it. The
-- school's row is locked before the person's, so that senders wait for one another and neither passes a limit together
-- with somebody else. The caller gives up where one is passed, and the count with it.
CREATE FUNCTION take_outside_mails(wanted integer, leaves_at timestamptz, school_most integer, person_most integer)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  me record;
  on_day date;
  of_school integer;
  of_person integer;
BEGIN
  SELECT u.id, u.tenant, coalesce(s.time_zone, 'UTC') AS zone INTO STRICT me
    FROM users u LEFT JOIN schools s ON s.id = u.school_id WHERE u.id = app_user();
  on_day := (leaves_at AT TIME ZONE me.zone)::date;
  INSERT INTO outside_mail_counts AS c (tenant, user_id, day, sent) VALUES (me.tenant, 0, on_day, wanted)
    ON CONFLICT (tenant, user_id, day) DO UPDATE SET sent = c.sent + wanted RETURNING sent INTO of_school;
  INSERT INTO outside_mail_counts AS c (tenant, user_id, day, sent) VALUES (me.tenant, me.id, on_day, wanted)
    ON CONFLICT (tenant, user_id, day) DO UPDATE SET sent = c.sent + wanted RETURNING sent INTO of_person;
  RETURN jsonb_build_object(
    'day', on_day,
    'over', CASE WHEN of_person > person_most THEN 'person' WHEN of_school > school_most THEN 'school' END,
    'used', CASE WHEN of_person > person_most THEN of_person - wanted ELSE of_school - wanted END,
    'free_at', to_char(((on_day + 1)::timestamp AT TIME ZONE me.zone) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
END $$;
--> statement-breakpoint
-- What the caller's school and the caller sent to outsiders today.
CREATE FUNCTION outside_mails_today() RETURNS TABLE (school integer, person integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(c.sent) FILTER (WHERE c.user_id = 0), 0)::integer,
         coalesce(sum(c.sent) FILTER (WHERE c.user_id = u.id), 0)::integer
    FROM users u LEFT JOIN schools s ON s.id = u.school_id
    LEFT JOIN outside_mail_counts c ON c.tenant = u.tenant AND c.user_id IN (0, u.id)
     AND c.day = (now() AT TIME ZONE coalesce(s.time_zone, 'UTC'))::date
   WHERE u.id = app_user()
$$;
--> statement-breakpoint
-- An invitation comes with an account that is there at once: where a day is full it leaves on the next that is not, and
-- is counted there. Returns how many minutes later it leaves; null when there is no such day within a year.
CREATE FUNCTION take_outside_invitation(school_most integer, person_most integer)
RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  me record;
  today date;
  on_day date;
BEGIN
  SELECT u.id, u.tenant, coalesce(s.time_zone, 'UTC') AS zone INTO STRICT me
    FROM users u LEFT JOIN schools s ON s.id = u.school_id WHERE u.id = app_user();
  today := (now() AT TIME ZONE me.zone)::date;
  -- one after the other, in the order in which letters lock
  INSERT INTO outside_mail_counts (tenant, user_id, day, sent) VALUES (me.tenant, 0, today, 0) ON CONFLICT DO NOTHING;
  PERFORM FROM outside_mail_counts c WHERE c.tenant = me.tenant AND c.user_id = 0 AND c.day = today FOR UPDATE;
  -- a list of a thousand fills day after day: it goes on where it stands
  SELECT coalesce(max(c.day), today) INTO on_day FROM outside_mail_counts c
   WHERE c.tenant = me.tenant AND c.user_id = me.id AND c.day >= today AND c.sent >= person_most;
  WHILE EXISTS (SELECT FROM outside_mail_counts c
                 WHERE c.tenant = me.tenant AND c.day = on_day
                   AND (c.user_id = 0 AND c.sent >= school_most OR c.user_id = me.id AND c.sent >= person_most)) LOOP
    on_day := on_day + 1;
  END LOOP;
  IF on_day > today + 365 OR school_most = 0 OR person_most = 0 THEN
    RETURN NULL;
  END IF;
  INSERT INTO outside_mail_counts AS c (tenant, user_id, day, sent) VALUES (me.tenant, 0, on_day, 1)
    ON CONFLICT (tenant, user_id, day) DO UPDATE SET sent = c.sent + 1;
  INSERT INTO outside_mail_counts AS c (tenant, user_id, day, sent) VALUES (me.tenant, me.id, on_day, 1)
    ON CONFLICT (tenant, user_id, day) DO UPDATE SET sent = c.sent + 1;
  RETURN CASE WHEN on_day = today THEN 0
    ELSE ceil(extract(epoch FROM on_day::timestamp AT TIME ZONE me.zone - now()) / 60) END;
END $$;
--> statement-breakpoint
-- What was taken back before it left is not counted.
CREATE FUNCTION give_back_outside_mails() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  letters integer;
BEGIN
  SELECT count(*) INTO letters FROM mail_recipients r WHERE r.mail_id = OLD.id AND r.user_id IS NULL;
  -- in the order in which senders lock them
  UPDATE outside_mail_counts c SET sent = greatest(0, c.sent - letters)
   WHERE c.tenant = OLD.tenant AND c.user_id = 0 AND c.day = OLD.outside_on;
  UPDATE outside_mail_counts c SET sent = greatest(0, c.sent - letters)
   WHERE c.tenant = OLD.tenant AND c.user_id = OLD.sender_id AND c.day = OLD.outside_on;
  NEW.outside_on := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER give_back_outside_mails BEFORE UPDATE OF state ON mails FOR EACH ROW
  WHEN (OLD.state = 'queued' AND NEW.state = 'draft' AND OLD.outside_on IS NOT NULL)
  EXECUTE FUNCTION give_back_outside_mails();
--> statement-breakpoint
-- Read by the own school and the platform, written by these functions alone.
CALL wall('outside_mail_counts');
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON outside_mail_counts FROM dsms_app;
--> statement-breakpoint
-- Plans say from now on how many letters to outsiders a school, and each of its people, may send on a day.
UPDATE subscription_plans
   SET limits = CASE WHEN price_month = 0 THEN '{"outside_mails": 100, "outside_mails_person": 50}'::jsonb
                     ELSE '{"outside_mails": 1000, "outside_mails_person": 300}'::jsonb END || limits;
--> statement-breakpoint
-- How people want to be told of a kind of thing, of those who chose; the rest are told on the screen alone. Mail of this
-- kind goes to addresses that are known to be theirs. Rows of another tenant are behind the wall of the one who causes
-- the notification, so this looks as its owner.
CREATE OR REPLACE FUNCTION notice_choices(people integer[], topic text)
RETURNS TABLE (user_id integer, in_app boolean, by_mail boolean, email text, full_name text, language text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 10 AS $$
  SELECT u.id, coalesce((p.notices ->> (topic || '.app'))::boolean, true),
         coalesce((p.notices ->> (topic || '.mail'))::boolean, false) AND u.status = 'active'
           AND u.email_verified_at IS NOT NULL,
         u.email, coalesce(nullif(u.full_name, ''), u.username), u.preferences ->> 'language'
    FROM user_profiles p JOIN users u ON u.id = p.user_id
   WHERE p.user_id = ANY(people) AND (p.notices ? (topic || '.app') OR p.notices ? (topic || '.mail'))
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app_is_verified(), outside_mails_today(), outside_mail_is_on(), take_outside_mails(integer, timestamptz, integer, integer),
  take_outside_invitation(integer, integer), give_back_outside_mails() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_is_verified(), outside_mails_today(), outside_mail_is_on(), take_outside_mails(integer, timestamptz, integer, integer),
  take_outside_invitation(integer, integer) TO dsms_app;
--> statement-breakpoint
ALTER TABLE register_attempts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system ON register_attempts USING ((SELECT app_is_system()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON register_attempts TO dsms_app;
