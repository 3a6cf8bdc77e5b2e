CREATE TABLE countries (
    id integer NOT NULL,
    code text NOT NULL,
    phone_prefix text NOT NULL
);
--> statement-breakpoint
CREATE TABLE genders (
    id integer NOT NULL,
    code text NOT NULL,
    names jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE mail_digests (
    week date NOT NULL,
    last_user_id integer DEFAULT 0 NOT NULL,
    finished_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE mail_template_words (
    template text NOT NULL,
    language text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    CONSTRAINT mail_template_words_language CHECK ((language = ANY (ARRAY['ar'::text, 'en'::text, 'de'::text, 'fr'::text, 'pt'::text])))
);
--> statement-breakpoint
CREATE TABLE organizations (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    name jsonb NOT NULL,
    legal_name text NOT NULL,
    registration_no text,
    tax_no text,
    country_id integer NOT NULL,
    type text NOT NULL,
    parent_id integer,
    group_url text,
    contact_name text NOT NULL,
    contact_email text NOT NULL,
    contact_phone text,
    logo text,
    default_locale text DEFAULT 'ar'::text NOT NULL,
    currency text DEFAULT 'SAR'::text NOT NULL,
    time_zone text DEFAULT 'Asia/Riyadh'::text NOT NULL,
    policy_locks text[] DEFAULT '{}'::text[] NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((((((((names_text(name) || ' '::text) || legal_name) || ' '::text) || contact_name) || ' '::text) || contact_email) || ' '::text) || COALESCE(registration_no, ''::text)))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT organizations_name CHECK (((COALESCE((name ->> 'ar'::text), ''::text) <> ''::text) AND (COALESCE((name ->> 'en'::text), ''::text) <> ''::text))),
    CONSTRAINT organizations_platform CHECK ((school_id IS NULL)),
    CONSTRAINT organizations_policy_locks CHECK ((policy_locks <@ ARRAY['prices'::text, 'packages'::text])),
    CONSTRAINT organizations_status CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'suspended'::text, 'closed'::text]))),
    CONSTRAINT organizations_type CHECK ((type = ANY (ARRAY['independent'::text, 'group'::text, 'franchise'::text, 'government'::text, 'university'::text])))
);
--> statement-breakpoint
CREATE TABLE outbox (
    id integer NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    status text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    error text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    next_attempt_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    sent_at timestamp(3) with time zone,
    html text,
    from_name text,
    reply_to text,
    attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_outside boolean DEFAULT false NOT NULL,
    held_for integer,
    CONSTRAINT outbox_status CHECK ((status = ANY (ARRAY['kept'::text, 'waiting'::text, 'sent'::text, 'failed'::text])))
);
--> statement-breakpoint
CREATE TABLE outside_mail_counts (
    tenant integer NOT NULL,
    user_id integer NOT NULL,
    day date NOT NULL,
    sent integer NOT NULL,
    CONSTRAINT outside_mail_counts_sent CHECK ((sent >= 0))
);
--> statement-breakpoint
CREATE TABLE plan_requests (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    plan_id integer NOT NULL,
    cycle text NOT NULL,
    asked_by integer NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    settled_at timestamp(3) with time zone,
    settled_by integer,
    CONSTRAINT plan_requests_cycle CHECK ((cycle = ANY (ARRAY['monthly'::text, 'yearly'::text]))),
    CONSTRAINT plan_requests_status CHECK ((status = ANY (ARRAY['open'::text, 'granted'::text, 'declined'::text])))
);
--> statement-breakpoint
CREATE TABLE schools (
    id integer NOT NULL,
    name jsonb NOT NULL,
    slug text NOT NULL,
    status text DEFAULT 'trial'::text NOT NULL,
    trial_ends_at timestamp(3) with time zone,
    country_id integer,
    time_zone text DEFAULT 'Asia/Riyadh'::text NOT NULL,
    currency text DEFAULT 'SAR'::text NOT NULL,
    default_locale text DEFAULT 'ar'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    status_reason text,
    organization_id integer,
    licence_no text,
    licence_authority text,
    licence_expires_on date,
    licence_warning_on date,
    city text,
    address text,
    latitude double precision,
    longitude double precision,
    phone text,
    email text,
    website text,
    gender_scope text DEFAULT 'mixed'::text NOT NULL,
    week_start smallint DEFAULT 0 NOT NULL,
    weekend_days smallint[] DEFAULT '{5,6}'::smallint[] NOT NULL,
    tax_no text,
    established_year smallint,
    logo text,
    image text,
    is_group boolean DEFAULT false NOT NULL,
    country_pack_code text,
    country_pack_version integer,
    categories text[] DEFAULT '{}'::text[] NOT NULL,
    tenant integer GENERATED ALWAYS AS (id) STORED NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((((((((names_text(name) || ' '::text) || slug) || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(licence_no, ''::text)) || ' '::text) || COALESCE(email, ''::text)))) STORED NOT NULL,
    CONSTRAINT schools_gender_scope CHECK ((gender_scope = ANY (ARRAY['mixed'::text, 'men'::text, 'women'::text]))),
    CONSTRAINT schools_name CHECK ((name <> '{}'::jsonb)),
    CONSTRAINT schools_pack CHECK (((country_pack_code IS NULL) = (country_pack_version IS NULL))),
    CONSTRAINT schools_place CHECK ((((latitude IS NULL) = (longitude IS NULL)) AND ((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT schools_slug CHECK ((slug ~ '^[a-z0-9-]{3,63}$'::text)),
    CONSTRAINT schools_status CHECK ((status = ANY (ARRAY['pending'::text, 'trial'::text, 'active'::text, 'past_due'::text, 'suspended'::text, 'closed'::text, 'rejected'::text]))),
    CONSTRAINT schools_week CHECK ((((week_start >= 0) AND (week_start <= 6)) AND (weekend_days <@ ARRAY[(0)::smallint, (1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint])))
);
--> statement-breakpoint
CREATE TABLE setting_values (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    branch_id integer,
    key text NOT NULL,
    value jsonb,
    locked boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    organization_id integer
);
--> statement-breakpoint
CREATE TABLE subscription_plans (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    code text NOT NULL,
    name jsonb NOT NULL,
    subtitle jsonb DEFAULT '{}'::jsonb NOT NULL,
    benefits jsonb DEFAULT '[]'::jsonb NOT NULL,
    image text NOT NULL,
    price_month integer NOT NULL,
    price_year_month integer NOT NULL,
    currency text DEFAULT 'USD'::text NOT NULL,
    trial_days integer DEFAULT 0 NOT NULL,
    limits jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_popular boolean DEFAULT false NOT NULL,
    place integer NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT subscription_plans_platform CHECK ((school_id IS NULL)),
    CONSTRAINT subscription_plans_price CHECK (((price_month >= price_year_month) AND (price_year_month >= 0))),
    CONSTRAINT subscription_plans_status CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'retired'::text])))
);
--> statement-breakpoint
CREATE TABLE subscriptions (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    plan_id integer NOT NULL,
    cycle text DEFAULT 'monthly'::text NOT NULL,
    started_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    status text DEFAULT 'active'::text NOT NULL,
    status_reason text,
    period_start date DEFAULT CURRENT_DATE NOT NULL,
    period_end date DEFAULT CURRENT_DATE NOT NULL,
    trial_end date,
    reminded_days integer,
    overdue_since date,
    cancel_at_period_end boolean DEFAULT false NOT NULL,
    next_plan_id integer,
    next_cycle text,
    price_month integer DEFAULT 0 NOT NULL,
    currency text DEFAULT 'USD'::text NOT NULL,
    CONSTRAINT subscriptions_cycle CHECK ((cycle = ANY (ARRAY['monthly'::text, 'yearly'::text]))),
    CONSTRAINT subscriptions_next CHECK ((((next_plan_id IS NULL) = (next_cycle IS NULL)) AND (next_cycle = ANY (ARRAY['monthly'::text, 'yearly'::text])))),
    CONSTRAINT subscriptions_period CHECK ((period_end > period_start)),
    CONSTRAINT subscriptions_status CHECK ((status = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'suspended'::text, 'cancelled'::text]))),
    CONSTRAINT subscriptions_trial CHECK (((status <> 'trialing'::text) OR (trial_end IS NOT NULL)))
);
--> statement-breakpoint
ALTER TABLE organizations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME organizations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE outbox ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE plan_requests ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME plan_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE schools ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME schools_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE setting_values ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME setting_values_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE subscription_plans ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME subscription_plans_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE subscriptions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE ONLY countries
    ADD CONSTRAINT countries_code_unique UNIQUE (code);
--> statement-breakpoint
ALTER TABLE ONLY countries
    ADD CONSTRAINT countries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY genders
    ADD CONSTRAINT genders_code_unique UNIQUE (code);
--> statement-breakpoint
ALTER TABLE ONLY genders
    ADD CONSTRAINT genders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY mail_digests
    ADD CONSTRAINT mail_digests_pkey PRIMARY KEY (week);
--> statement-breakpoint
ALTER TABLE ONLY mail_template_words
    ADD CONSTRAINT mail_template_words_template_language_pk PRIMARY KEY (template, language);
--> statement-breakpoint
ALTER TABLE ONLY organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY organizations
    ADD CONSTRAINT organizations_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY outside_mail_counts
    ADD CONSTRAINT outside_mail_counts_tenant_user_id_day_pk PRIMARY KEY (tenant, user_id, day);
--> statement-breakpoint
ALTER TABLE ONLY plan_requests
    ADD CONSTRAINT plan_requests_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY schools
    ADD CONSTRAINT schools__slug__slug_taken UNIQUE (slug);
--> statement-breakpoint
ALTER TABLE ONLY schools
    ADD CONSTRAINT schools_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY setting_values
    ADD CONSTRAINT setting_values_key UNIQUE NULLS NOT DISTINCT (tenant, organization_id, branch_id, key);
--> statement-breakpoint
ALTER TABLE ONLY setting_values
    ADD CONSTRAINT setting_values_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY subscription_plans
    ADD CONSTRAINT subscription_plans_code UNIQUE (code);
--> statement-breakpoint
ALTER TABLE ONLY subscription_plans
    ADD CONSTRAINT subscription_plans_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_school UNIQUE (tenant);
--> statement-breakpoint
CREATE UNIQUE INDEX organizations__name ON organizations USING btree (country_id, normalise_text((name ->> 'ar'::text))) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX organizations__name__taken ON organizations USING btree (country_id, normalise_text((name ->> 'en'::text))) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX organizations_list ON organizations USING btree (status, type);
--> statement-breakpoint
CREATE INDEX organizations_parent ON organizations USING btree (parent_id);
--> statement-breakpoint
CREATE INDEX outbox_age_idx ON outbox USING brin (created_at);
--> statement-breakpoint
CREATE INDEX outbox_held_idx ON outbox USING btree (held_for) WHERE (held_for IS NOT NULL);
--> statement-breakpoint
CREATE INDEX outbox_waiting_idx ON outbox USING btree (next_attempt_at) WHERE (status = 'waiting'::text);
--> statement-breakpoint
CREATE UNIQUE INDEX plan_requests_open ON plan_requests USING btree (tenant) WHERE (status = 'open'::text);
--> statement-breakpoint
CREATE INDEX plan_requests_waiting ON plan_requests USING btree (status, id);
--> statement-breakpoint
CREATE INDEX schools_country_pack ON schools USING btree (country_pack_code) WHERE (country_pack_code IS NOT NULL);
--> statement-breakpoint
CREATE INDEX schools_created_idx ON schools USING btree (created_at);
--> statement-breakpoint
CREATE INDEX schools_licence_idx ON schools USING btree (licence_expires_on);
--> statement-breakpoint
CREATE INDEX schools_organization_idx ON schools USING btree (organization_id);
--> statement-breakpoint
CREATE INDEX schools_search_idx ON schools USING gin (search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX schools_status_idx ON schools USING btree (status);
--> statement-breakpoint
CREATE INDEX schools_warning_idx ON schools USING btree (licence_warning_on) WHERE (licence_warning_on IS NOT NULL);
--> statement-breakpoint
CREATE INDEX subscription_plans_place ON subscription_plans USING btree (place);
--> statement-breakpoint
CREATE UNIQUE INDEX subscription_plans_popular ON subscription_plans USING btree (is_popular) WHERE (is_popular AND (status = 'active'::text));
--> statement-breakpoint
CREATE INDEX subscriptions_plan ON subscriptions USING btree (plan_id);
--> statement-breakpoint
CREATE INDEX subscriptions_status ON subscriptions USING btree (status, period_end);
--> statement-breakpoint
ALTER TABLE ONLY organizations
    ADD CONSTRAINT organizations__country_id FOREIGN KEY (country_id) REFERENCES countries(id);
--> statement-breakpoint
ALTER TABLE ONLY organizations
    ADD CONSTRAINT organizations__parent_id FOREIGN KEY (tenant, parent_id) REFERENCES organizations(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY plan_requests
    ADD CONSTRAINT plan_requests_plan_id_subscription_plans_id_fk FOREIGN KEY (plan_id) REFERENCES subscription_plans(id);
--> statement-breakpoint
ALTER TABLE ONLY plan_requests
    ADD CONSTRAINT plan_requests_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY schools
    ADD CONSTRAINT schools__organization_id FOREIGN KEY (organization_id) REFERENCES organizations(id);
--> statement-breakpoint
ALTER TABLE ONLY schools
    ADD CONSTRAINT schools_country_id_countries_id_fk FOREIGN KEY (country_id) REFERENCES countries(id);
--> statement-breakpoint
ALTER TABLE ONLY setting_values
    ADD CONSTRAINT setting_values__organization_id FOREIGN KEY (tenant, organization_id) REFERENCES organizations(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY setting_values
    ADD CONSTRAINT setting_values_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_next_plan_id_subscription_plans_id_fk FOREIGN KEY (next_plan_id) REFERENCES subscription_plans(id);
--> statement-breakpoint
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_plan_id_subscription_plans_id_fk FOREIGN KEY (plan_id) REFERENCES subscription_plans(id);
--> statement-breakpoint
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
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
