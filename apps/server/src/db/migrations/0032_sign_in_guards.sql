CREATE TABLE "identity_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"school_id" integer,
	"tenant" integer GENERATED ALWAYS AS (coalesce(school_id, 0)) STORED NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"ip" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"user_id" integer NOT NULL,
	"school_id" integer,
	"tenant" integer GENERATED ALWAYS AS (coalesce(school_id, 0)) STORED NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_browsers_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"school_id" integer,
	"tenant" integer GENERATED ALWAYS AS (coalesce(school_id, 0)) STORED NOT NULL,
	"failures" integer DEFAULT 1 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "requires_two_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "needs_two_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_events" ADD CONSTRAINT "identity_events_user" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD CONSTRAINT "sign_in_failures_user" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_events_list_idx" ON "identity_events" USING btree ("tenant","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identity_events_user_idx" ON "identity_events" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identity_events_at_idx" ON "identity_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "known_browsers_used_idx" ON "known_browsers" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_user_idx" ON "sign_in_failures" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "sign_in_failures_last_idx" ON "sign_in_failures" USING btree ("last_at");
--> statement-breakpoint
-- As before; also tells whether the session is open for nothing but setting up the second step.
CREATE OR REPLACE FUNCTION enter(session uuid, school integer, request text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  who record;
  is_foreign boolean := false;
  acts_in integer;
BEGIN
  SELECT u.id, u.school_id, u.tenant, u.role_id, u.first_name, u.full_name, u.username, u.email, u.avatar,
         u.must_change_password, x.needs_two_step AS must_set_up_two_step, u.preferences, u.kind, r.key AS role_key, r.name AS role_name,
         s.name AS school_name,
         -- a school whose subscription is suspended is stopped until it is paid
         CASE WHEN plan.status = 'suspended' THEN 'suspended' ELSE s.status END AS school_status,
         -- what stands above an organization stops it too
         CASE WHEN 'suspended' IN (o.status, p.status, g.status) THEN 'suspended' ELSE o.status END AS organization_status,
         CASE WHEN r.status = 'active' THEN (SELECT array_agg(p.permission) FROM role_privileges p WHERE p.role_id = r.id) END AS permissions,
         r.status AS role_status
    INTO who
    FROM sessions x
    JOIN users u ON u.id = x.user_id
    JOIN roles r ON r.id = u.role_id
    LEFT JOIN schools s ON s.id = u.school_id
    LEFT JOIN subscriptions plan ON plan.tenant = s.id
    LEFT JOIN organizations o ON o.id = s.organization_id
    LEFT JOIN organizations p ON p.id = o.parent_id
    LEFT JOIN organizations g ON g.id = p.parent_id
   WHERE x.id = session AND x.ended_at IS NULL AND x.expires_at > now() AND u.status = 'active'
     AND (s.id IS NULL OR (s.status NOT IN ('closed', 'rejected') AND s.archived_at IS NULL));
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF who.school_id IS NOT NULL THEN
    is_foreign := school IS NOT NULL AND school <> who.school_id;
    acts_in := who.school_id;
  ELSIF school IS NOT NULL THEN
    SELECT id INTO acts_in FROM schools WHERE id = school;
    is_foreign := acts_in IS NULL;
  END IF;
  PERFORM set_config('app.user_id', who.id::text, true),
          set_config('app.tenant', coalesce(acts_in, 0)::text, true),
          set_config('app.reach', CASE WHEN who.school_id IS NULL AND school IS NULL THEN 'all' ELSE 'tenant' END, true),
          set_config('app.request_id', coalesce(request, ''), true);
  RETURN to_jsonb(who) || jsonb_build_object('acts_in', acts_in, 'is_foreign', is_foreign);
END $$;
--> statement-breakpoint
CALL wall('identity_events');
--> statement-breakpoint
CALL wall('known_browsers');
--> statement-breakpoint
CALL wall('sign_in_failures');
--> statement-breakpoint
-- What happened is not changed, and erased by the server's own work alone.
REVOKE UPDATE ON identity_events FROM dsms_app;
--> statement-breakpoint
CREATE POLICY kept ON identity_events AS RESTRICTIVE FOR DELETE USING ((SELECT app_sees_all()));
--> statement-breakpoint
-- Unlocked, or with another password: the guesses before are forgotten. A new password also makes strangers of all browsers.
CREATE FUNCTION forget_guesses() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM sign_in_failures WHERE user_id = NEW.id;
  IF NEW.password_hash IS DISTINCT FROM OLD.password_hash THEN
    DELETE FROM known_browsers WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_guesses AFTER UPDATE OF locked_until, password_hash ON users FOR EACH ROW
  WHEN ((OLD.locked_until IS NOT NULL AND NEW.locked_until IS NULL) OR OLD.password_hash IS DISTINCT FROM NEW.password_hash)
  EXECUTE FUNCTION forget_guesses();
--> statement-breakpoint
-- Takes the second step off somebody else's account; the caller has checked that they may, this that it is one of theirs.
CREATE FUNCTION reset_two_step(person integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM two_steps t USING users u
   WHERE t.user_id = person AND u.id = person AND u.id IS DISTINCT FROM app_user() AND u.tenant = coalesce(app_tenant(), 0);
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_guesses(), reset_two_step(integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reset_two_step(integer) TO dsms_app;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO dsms_app;
--> statement-breakpoint
-- The sign-ins that are known already.
INSERT INTO identity_events (user_id, school_id, at, kind, outcome, ip, user_agent)
SELECT user_id, school_id, created_at, 'sign_in', 'succeeded', ip, user_agent FROM sessions ORDER BY created_at;
