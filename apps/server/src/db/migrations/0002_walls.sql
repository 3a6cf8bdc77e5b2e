GRANT USAGE ON SCHEMA public TO dsms_app;
--> statement-breakpoint
-- The second wall: a row of another tenant is neither seen nor written, whatever the query forgets.
CREATE PROCEDURE wall(target regclass, tenant_column text DEFAULT 'tenant') LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY tenant ON %s USING ((SELECT app_sees_all()) OR %I = (SELECT app_tenant()))', target, tenant_column);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO dsms_app', target);
END $$;
--> statement-breakpoint
-- Version, time and author of a change, set here so that no statement can forget them. The trigger's arguments are
-- columns that change by themselves (a sign-in) and are no new version.
CREATE FUNCTION touch_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  quiet text[] := TG_ARGV || ARRAY['version', 'updated_at', 'updated_by', 'search', 'full_name', 'tenant'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.created_by := coalesce(NEW.created_by, app_user());
    NEW.updated_by := NEW.created_by;
  ELSIF (to_jsonb(NEW) - quiet) IS DISTINCT FROM (to_jsonb(OLD) - quiet) THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
    NEW.updated_by := app_user();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- One audit row for each change of a record, with the changed fields alone. Secrets are named, never copied.
CREATE FUNCTION audit_record() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  quiet text[] := TG_ARGV || ARRAY['version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'search', 'full_name', 'tenant'];
  before jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) - quiet END;
  after jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) - quiet END;
  whole jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  was jsonb;
  is_now jsonb;
BEGIN
  SELECT coalesce(jsonb_object_agg(key, CASE WHEN key = 'password_hash' THEN '"secret"' ELSE before -> key END), '{}'),
         coalesce(jsonb_object_agg(key, CASE WHEN key = 'password_hash' THEN '"secret"' ELSE after -> key END), '{}')
    INTO was, is_now
    FROM (SELECT jsonb_object_keys(before || after) AS key) AS keys
   WHERE (before -> key) IS DISTINCT FROM (after -> key);
  IF is_now <> '{}' OR was <> '{}' THEN
    INSERT INTO audit_log (tenant, actor_id, request_id, entity, entity_id, action, version, subject, before, after)
    VALUES (
      coalesce((whole ->> 'tenant')::integer, (whole ->> 'id')::integer), app_user(),
      nullif(current_setting('app.request_id', true), ''), TG_TABLE_NAME, (whole ->> 'id')::integer,
      CASE WHEN TG_OP = 'INSERT' THEN 'created'
           WHEN TG_OP = 'DELETE' THEN 'deleted'
           WHEN is_now ->> 'archived_at' IS NOT NULL THEN 'archived'
           ELSE 'updated' END,
      (whole ->> 'version')::integer,
      coalesce(nullif(whole ->> 'full_name', ''), whole ->> 'username', whole ->> 'name', ''),
      CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE was END, is_now
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Which status of a person may follow which; the service says it in words, this refuses what slips through.
CREATE FUNCTION check_user_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (OLD.status, NEW.status) IN (
    ('invited', 'active'), ('invited', 'inactive'), ('invited', 'archived'),
    ('active', 'inactive'), ('active', 'archived'),
    ('inactive', 'active'), ('inactive', 'invited'), ('inactive', 'archived')
  ) THEN
    RAISE EXCEPTION 'users: status % cannot become %', OLD.status, NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'users_transition';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CALL wall('users');
--> statement-breakpoint
CALL wall('roles');
--> statement-breakpoint
CALL wall('role_privileges');
--> statement-breakpoint
CALL wall('sessions');
--> statement-breakpoint
CALL wall('password_links');
--> statement-breakpoint
CALL wall('notifications');
--> statement-breakpoint
CALL wall('reviews', 'school_id');
--> statement-breakpoint
CALL wall('schools', 'id');
--> statement-breakpoint
CALL wall('audit_log');
--> statement-breakpoint
REVOKE UPDATE, DELETE ON audit_log FROM dsms_app;
--> statement-breakpoint
-- Anybody's action may cause mail; only the platform reads it.
ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY write ON outbox FOR INSERT WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY platform ON outbox USING ((SELECT app_sees_all()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON outbox TO dsms_app;
--> statement-breakpoint
GRANT SELECT ON genders, countries TO dsms_app;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO dsms_app;
--> statement-breakpoint
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON users FOR EACH ROW
  EXECUTE FUNCTION touch_record('last_login_at', 'failed_logins', 'preferences', 'bookmarks');
--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON users FOR EACH ROW
  EXECUTE FUNCTION audit_record('last_login_at', 'failed_logins', 'preferences', 'bookmarks');
--> statement-breakpoint
CREATE TRIGGER status BEFORE UPDATE OF status ON users FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION check_user_status();
--> statement-breakpoint
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON roles FOR EACH ROW EXECUTE FUNCTION touch_record();
--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON roles FOR EACH ROW EXECUTE FUNCTION audit_record();
--> statement-breakpoint
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON schools FOR EACH ROW EXECUTE FUNCTION touch_record();
--> statement-breakpoint
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON schools FOR EACH ROW EXECUTE FUNCTION audit_record();
--> statement-breakpoint
-- The first statement of every request: who is it, what may they do, in which school do they act; and the settings
-- that policies and triggers read. Null when the session is over. `school` is what the request names: the platform
-- acts in it, a school's own people only if it is theirs (`isForeign` otherwise).
CREATE FUNCTION enter(session uuid, school integer, request text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  who record;
  is_foreign boolean := false;
  acts_in integer;
BEGIN
  SELECT u.id, u.school_id, u.tenant, u.role_id, u.first_name, u.full_name, u.username, u.email, u.avatar,
         u.must_change_password, u.preferences, u.kind, r.key AS role_key, r.name AS role_name,
         s.name AS school_name, s.status AS school_status,
         CASE WHEN r.status = 'active' THEN (SELECT array_agg(p.permission) FROM role_privileges p WHERE p.role_id = r.id) END AS permissions,
         r.status AS role_status
    INTO who
    FROM sessions x
    JOIN users u ON u.id = x.user_id
    JOIN roles r ON r.id = u.role_id
    LEFT JOIN schools s ON s.id = u.school_id
   WHERE x.id = session AND x.ended_at IS NULL AND x.expires_at > now() AND u.status = 'active'
     AND (s.id IS NULL OR s.status <> 'closed');
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
-- Identity work before anybody is known (sign-in, links) and the server's own jobs.
CREATE FUNCTION enter_system(request text) RETURNS void LANGUAGE sql AS $$
  SELECT set_config('app.user_id', '', true), set_config('app.tenant', '', true),
         set_config('app.reach', 'all', true), set_config('app.request_id', coalesce(request, ''), true);
$$;
--> statement-breakpoint
-- Ids of people whose name, user name, address, phone or number contains the text. Row policies would keep the
-- planner from the trigram index (LIKE is not leakproof), so this looks as its owner, in the caller's tenant alone.
CREATE FUNCTION find_users(within integer, needle text) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 200 AS $$
BEGIN
  IF NOT app_sees_all() AND within IS DISTINCT FROM app_tenant() THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE 'SELECT id FROM users WHERE tenant = $1 AND search LIKE $2'
    USING within, '%' || replace(replace(replace(normalise_text(needle), '\', '\\'), '%', '\%'), '_', '\_') || '%';
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION enter(uuid, integer, text), find_users(integer, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_users(integer, text), enter(uuid, integer, text) TO dsms_app;
--> statement-breakpoint
INSERT INTO genders (id, code, names) VALUES
  (1, 'female', '{"ar":"أنثى","en":"Female","de":"Weiblich","fr":"Femme","pt":"Feminino"}'),
  (2, 'male', '{"ar":"ذكر","en":"Male","de":"Männlich","fr":"Homme","pt":"Masculino"}');
--> statement-breakpoint
INSERT INTO countries (id, code, phone_prefix) VALUES
  (1, 'AC', '+247'),
  (2, 'AD', '+376'),
  (3, 'AE', '+971'),
  (4, 'AF', '+93'),
  (5, 'AG', '+1'),
  (6, 'AI', '+1'),
  (7, 'AL', '+355'),
  (8, 'AM', '+374'),
  (9, 'AO', '+244'),
  (10, 'AR', '+54'),
  (11, 'AS', '+1'),
  (12, 'AT', '+43'),
  (13, 'AU', '+61'),
  (14, 'AW', '+297'),
  (15, 'AX', '+358'),
  (16, 'AZ', '+994'),
  (17, 'BA', '+387'),
  (18, 'BB', '+1'),
  (19, 'BD', '+880'),
  (20, 'BE', '+32'),
  (21, 'BF', '+226'),
  (22, 'BG', '+359'),
  (23, 'BH', '+973'),
  (24, 'BI', '+257'),
  (25, 'BJ', '+229'),
  (26, 'BL', '+590'),
  (27, 'BM', '+1'),
  (28, 'BN', '+673'),
  (29, 'BO', '+591'),
  (30, 'BQ', '+599'),
  (31, 'BR', '+55'),
  (32, 'BS', '+1'),
  (33, 'BT', '+975'),
  (34, 'BW', '+267'),
  (35, 'BY', '+375'),
  (36, 'BZ', '+501'),
  (37, 'CA', '+1'),
  (38, 'CC', '+61'),
  (39, 'CD', '+243'),
  (40, 'CF', '+236'),
  (41, 'CG', '+242'),
  (42, 'CH', '+41'),
  (43, 'CI', '+225'),
  (44, 'CK', '+682'),
  (45, 'CL', '+56'),
  (46, 'CM', '+237'),
  (47, 'CN', '+86'),
  (48, 'CO', '+57'),
  (49, 'CR', '+506'),
  (50, 'CU', '+53'),
  (51, 'CV', '+238'),
  (52, 'CW', '+599'),
  (53, 'CX', '+61'),
  (54, 'CY', '+357'),
  (55, 'CZ', '+420'),
  (56, 'DE', '+49'),
  (57, 'DJ', '+253'),
  (58, 'DK', '+45'),
  (59, 'DM', '+1'),
  (60, 'DO', '+1'),
  (61, 'DZ', '+213'),
  (62, 'EC', '+593'),
  (63, 'EE', '+372'),
  (64, 'EG', '+20'),
  (65, 'EH', '+212'),
  (66, 'ER', '+291'),
  (67, 'ES', '+34'),
  (68, 'ET', '+251'),
  (69, 'FI', '+358'),
  (70, 'FJ', '+679'),
  (71, 'FK', '+500'),
  (72, 'FM', '+691'),
  (73, 'FO', '+298'),
  (74, 'FR', '+33'),
  (75, 'GA', '+241'),
  (76, 'GB', '+44'),
  (77, 'GD', '+1'),
  (78, 'GE', '+995'),
  (79, 'GF', '+594'),
  (80, 'GG', '+44'),
  (81, 'GH', '+233'),
  (82, 'GI', '+350'),
  (83, 'GL', '+299'),
  (84, 'GM', '+220'),
  (85, 'GN', '+224'),
  (86, 'GP', '+590'),
  (87, 'GQ', '+240'),
  (88, 'GR', '+30'),
  (89, 'GT', '+502'),
  (90, 'GU', '+1'),
  (91, 'GW', '+245'),
  (92, 'GY', '+592'),
  (93, 'HK', '+852'),
  (94, 'HN', '+504'),
  (95, 'HR', '+385'),
  (96, 'HT', '+509'),
  (97, 'HU', '+36'),
  (98, 'ID', '+62'),
  (99, 'IE', '+353'),
  (100, 'IL', '+972'),
  (101, 'IM', '+44'),
  (102, 'IN', '+91'),
  (103, 'IO', '+246'),
  (104, 'IQ', '+964'),
  (105, 'IR', '+98'),
  (106, 'IS', '+354'),
  (107, 'IT', '+39'),
  (108, 'JE', '+44'),
  (109, 'JM', '+1'),
  (110, 'JO', '+962'),
  (111, 'JP', '+81'),
  (112, 'KE', '+254'),
  (113, 'KG', '+996'),
  (114, 'KH', '+855'),
  (115, 'KI', '+686'),
  (116, 'KM', '+269'),
  (117, 'KN', '+1'),
  (118, 'KP', '+850'),
  (119, 'KR', '+82'),
  (120, 'KW', '+965'),
  (121, 'KY', '+1'),
  (122, 'KZ', '+7'),
  (123, 'LA', '+856'),
  (124, 'LB', '+961'),
  (125, 'LC', '+1'),
  (126, 'LI', '+423'),
  (127, 'LK', '+94'),
  (128, 'LR', '+231'),
  (129, 'LS', '+266'),
  (130, 'LT', '+370'),
  (131, 'LU', '+352'),
  (132, 'LV', '+371'),
  (133, 'LY', '+218'),
  (134, 'MA', '+212'),
  (135, 'MC', '+377'),
  (136, 'MD', '+373'),
  (137, 'ME', '+382'),
  (138, 'MF', '+590'),
  (139, 'MG', '+261'),
  (140, 'MH', '+692'),
  (141, 'MK', '+389'),
  (142, 'ML', '+223'),
  (143, 'MM', '+95'),
  (144, 'MN', '+976'),
  (145, 'MO', '+853'),
  (146, 'MP', '+1'),
  (147, 'MQ', '+596'),
  (148, 'MR', '+222'),
  (149, 'MS', '+1'),
  (150, 'MT', '+356'),
  (151, 'MU', '+230'),
  (152, 'MV', '+960'),
  (153, 'MW', '+265'),
  (154, 'MX', '+52'),
  (155, 'MY', '+60'),
  (156, 'MZ', '+258'),
  (157, 'NA', '+264'),
  (158, 'NC', '+687'),
  (159, 'NE', '+227'),
  (160, 'NF', '+672'),
  (161, 'NG', '+234'),
  (162, 'NI', '+505'),
  (163, 'NL', '+31'),
  (164, 'NO', '+47'),
  (165, 'NP', '+977'),
  (166, 'NR', '+674'),
  (167, 'NU', '+683'),
  (168, 'NZ', '+64'),
  (169, 'OM', '+968'),
  (170, 'PA', '+507'),
  (171, 'PE', '+51'),
  (172, 'PF', '+689'),
  (173, 'PG', '+675'),
  (174, 'PH', '+63'),
  (175, 'PK', '+92'),
  (176, 'PL', '+48'),
  (177, 'PM', '+508'),
  (178, 'PR', '+1'),
  (179, 'PS', '+970'),
  (180, 'PT', '+351'),
  (181, 'PW', '+680'),
  (182, 'PY', '+595'),
  (183, 'QA', '+974'),
  (184, 'RE', '+262'),
  (185, 'RO', '+40'),
  (186, 'RS', '+381'),
  (187, 'RU', '+7'),
  (188, 'RW', '+250'),
  (189, 'SA', '+966'),
  (190, 'SB', '+677'),
  (191, 'SC', '+248'),
  (192, 'SD', '+249'),
  (193, 'SE', '+46'),
  (194, 'SG', '+65'),
  (195, 'SH', '+290'),
  (196, 'SI', '+386'),
  (197, 'SJ', '+47'),
  (198, 'SK', '+421'),
  (199, 'SL', '+232'),
  (200, 'SM', '+378'),
  (201, 'SN', '+221'),
  (202, 'SO', '+252'),
  (203, 'SR', '+597'),
  (204, 'SS', '+211'),
  (205, 'ST', '+239'),
  (206, 'SV', '+503'),
  (207, 'SX', '+1'),
  (208, 'SY', '+963'),
  (209, 'SZ', '+268'),
  (210, 'TA', '+290'),
  (211, 'TC', '+1'),
  (212, 'TD', '+235'),
  (213, 'TG', '+228'),
  (214, 'TH', '+66'),
  (215, 'TJ', '+992'),
  (216, 'TK', '+690'),
  (217, 'TL', '+670'),
  (218, 'TM', '+993'),
  (219, 'TN', '+216'),
  (220, 'TO', '+676'),
  (221, 'TR', '+90'),
  (222, 'TT', '+1'),
  (223, 'TV', '+688'),
  (224, 'TW', '+886'),
  (225, 'TZ', '+255'),
  (226, 'UA', '+380'),
  (227, 'UG', '+256'),
  (228, 'US', '+1'),
  (229, 'UY', '+598'),
  (230, 'UZ', '+998'),
  (231, 'VA', '+39'),
  (232, 'VC', '+1'),
  (233, 'VE', '+58'),
  (234, 'VG', '+1'),
  (235, 'VI', '+1'),
  (236, 'VN', '+84'),
  (237, 'VU', '+678'),
  (238, 'WF', '+681'),
  (239, 'WS', '+685'),
  (240, 'XK', '+383'),
  (241, 'YE', '+967'),
  (242, 'YT', '+262'),
  (243, 'ZA', '+27'),
  (244, 'ZM', '+260'),
  (245, 'ZW', '+263');
