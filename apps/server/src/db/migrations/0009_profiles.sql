CREATE TABLE "user_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" integer NOT NULL,
	"status" text NOT NULL,
	"list_role" text NOT NULL,
	"plan" text NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"school_id" integer,
	"tenant" integer GENERATED ALWAYS AS (coalesce(school_id, 0)) STORED NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"list_role" text DEFAULT 'subscriber' NOT NULL,
	"plan" text DEFAULT 'basic' NOT NULL,
	"designation" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"cover" text,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"contact_options" text[] DEFAULT '{}' NOT NULL,
	"address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"connections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profiles_plan" CHECK ("user_profiles"."plan" in ('basic', 'team', 'company', 'enterprise')),
	CONSTRAINT "user_profiles_list_role" CHECK ("user_profiles"."list_role" in ('admin', 'author', 'editor', 'maintainer', 'subscriber', 'Student', 'Teacher'))
);
--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CALL wall('user_profiles');
--> statement-breakpoint
CALL wall('user_counts');

--> statement-breakpoint
CREATE INDEX "user_counts_idx" ON "user_counts" USING btree ("tenant","status","list_role","plan");--> statement-breakpoint
CREATE INDEX "user_profiles_role_idx" ON "user_profiles" USING btree ("tenant","list_role","user_id");--> statement-breakpoint
CREATE INDEX "user_profiles_plan_idx" ON "user_profiles" USING btree ("tenant","plan","user_id");--> statement-breakpoint
CREATE INDEX "users_people_name_idx" ON "users" USING btree ("tenant","full_name","id") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "users_people_email_idx" ON "users" USING btree ("tenant","email","id") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "users_people_status_idx" ON "users" USING btree ("tenant","status","id") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("tenant","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_people_idx" ON "audit_log" USING btree ("tenant","at") WHERE entity = 'users' and (jsonb_exists(before, 'status') or jsonb_exists(before, 'plan'));--> statement-breakpoint
-- How the list of users names somebody who has no name there yet: by what they are in the system.
CREATE FUNCTION list_role_of(person_kind text, person_role integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE person_kind
           WHEN 'student' THEN 'Student'
           WHEN 'trainer' THEN 'Teacher'
           ELSE CASE WHEN (SELECT r.key FROM roles r WHERE r.id = person_role) = 'admin' THEN 'admin' ELSE 'subscriber' END
         END
$$;
--> statement-breakpoint
-- Everybody has a profile from the first moment, so that lists join it without asking. Who becomes something else in
-- the system is named anew; a name that somebody chose stays otherwise.
CREATE FUNCTION keep_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO user_profiles (user_id, school_id, list_role)
    VALUES (NEW.id, NEW.school_id, list_role_of(NEW.kind, NEW.role_id));
  ELSIF list_role_of(OLD.kind, OLD.role_id) <> list_role_of(NEW.kind, NEW.role_id) THEN
    UPDATE user_profiles SET list_role = list_role_of(NEW.kind, NEW.role_id) WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO user_profiles (user_id, school_id, list_role)
  SELECT id, school_id, list_role_of(kind, role_id) FROM users;
--> statement-breakpoint
-- How many people there are of each status, name and plan, kept as changes to be added up: writers never wait for one
-- another, and a list of a hundred thousand need not be counted.
INSERT INTO user_counts (tenant, status, list_role, plan, total)
  SELECT u.tenant, u.status, p.list_role, p.plan, count(*)
    FROM users u JOIN user_profiles p ON p.user_id = u.id GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE FUNCTION count_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO user_counts (tenant, status, list_role, plan, total)
  SELECT p.tenant, moved.status, p.list_role, p.plan, moved.total
    FROM user_profiles p, (VALUES (OLD.status, -1), (NEW.status, 1)) AS moved (status, total)
   WHERE p.user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Locks the person first, so that a status which somebody else changes at this moment is counted with the new profile.
CREATE FUNCTION count_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  person_status text;
BEGIN
  SELECT status INTO person_status FROM users WHERE id = coalesce(NEW.user_id, OLD.user_id) FOR NO KEY UPDATE;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO user_counts (tenant, status, list_role, plan, total)
    VALUES (OLD.tenant, person_status, OLD.list_role, OLD.plan, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO user_counts (tenant, status, list_role, plan, total)
    VALUES (NEW.tenant, person_status, NEW.list_role, NEW.plan, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count AFTER INSERT OR DELETE ON user_profiles FOR EACH ROW EXECUTE FUNCTION count_profile();
--> statement-breakpoint
CREATE TRIGGER count_change AFTER UPDATE OF list_role, plan ON user_profiles FOR EACH ROW
  WHEN ((OLD.list_role, OLD.plan) IS DISTINCT FROM (NEW.list_role, NEW.plan)) EXECUTE FUNCTION count_profile();
--> statement-breakpoint
-- By its name it runs before `profile`, which may name the person anew: each move starts from where the other ended.
CREATE TRIGGER count AFTER UPDATE OF status ON users FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION count_status();
--> statement-breakpoint
CREATE TRIGGER profile AFTER INSERT OR UPDATE OF kind, role_id ON users FOR EACH ROW EXECUTE FUNCTION keep_profile();
--> statement-breakpoint
-- A change of the profile is a change of the person: a new version of the account and a line in its history. What the
-- server itself fills in is nobody's change.
CREATE FUNCTION audit_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  quiet text[] := ARRAY['user_id', 'school_id', 'tenant', 'updated_at'];
  was jsonb;
  is_now jsonb;
BEGIN
  IF app_is_system() THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(jsonb_object_agg(o.key, o.value), '{}'), coalesce(jsonb_object_agg(n.key, n.value), '{}')
    INTO was, is_now
    FROM jsonb_each(to_jsonb(OLD) - quiet) o JOIN jsonb_each(to_jsonb(NEW) - quiet) n USING (key)
   WHERE o.value IS DISTINCT FROM n.value;
  IF is_now <> '{}' THEN
    WITH changed AS (
      UPDATE users SET version = version + 1 WHERE id = NEW.user_id RETURNING version, full_name, username
    )
    INSERT INTO audit_log (tenant, actor_id, request_id, entity, entity_id, action, version, subject, before, after)
    SELECT NEW.tenant, app_user(), nullif(current_setting('app.request_id', true), ''), 'users', NEW.user_id, 'updated',
           version, coalesce(nullif(full_name, ''), username), was, is_now
      FROM changed;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON user_profiles FOR EACH ROW EXECUTE FUNCTION touch_profile();
--> statement-breakpoint
CREATE TRIGGER audit AFTER UPDATE ON user_profiles FOR EACH ROW EXECUTE FUNCTION audit_profile();
--> statement-breakpoint
-- Whether somebody of the caller's tenant has the second step at sign-in. What is kept for it is behind a wall around the
-- person, of which this tells a yes or no.
CREATE FUNCTION has_two_step(person integer) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM two_steps t JOIN users u ON u.id = t.user_id
     WHERE t.user_id = person AND t.confirmed_at IS NOT NULL AND (app_sees_all() OR u.tenant = app_tenant()));
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION keep_profile(), audit_profile(), count_status(), count_profile(), has_two_step(integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION has_two_step(integer) TO dsms_app;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO dsms_app;
