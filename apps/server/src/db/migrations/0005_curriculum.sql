CREATE TABLE component_configurations (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    component_id integer NOT NULL,
    mode_id integer NOT NULL,
    currency text NOT NULL,
    price bigint,
    total_minutes integer,
    missed_sessions_allowed integer,
    days integer,
    minutes_per_session integer,
    session_price bigint,
    missed_session_charge bigint,
    ends_with_exam boolean DEFAULT false NOT NULL,
    pass_mark_percent smallint,
    exam_price bigint,
    missed_exam_charge bigint,
    free_exam_attempts integer,
    may_start_with_unpaid_invoices boolean DEFAULT false NOT NULL,
    needs_balance_to_start boolean DEFAULT false NOT NULL,
    needs_all_sessions_attended boolean DEFAULT false NOT NULL,
    may_attend_with_unpaid_invoices boolean DEFAULT false NOT NULL,
    CONSTRAINT component_configurations_amounts CHECK ((LEAST(price, session_price, missed_session_charge, exam_price, missed_exam_charge) >= 0)),
    CONSTRAINT component_configurations_counts CHECK (((LEAST(total_minutes, minutes_per_session, days) >= 1) AND (LEAST(missed_sessions_allowed, free_exam_attempts, (pass_mark_percent)::integer) >= 0) AND (pass_mark_percent <= 100))),
    CONSTRAINT component_configurations_exam CHECK ((ends_with_exam OR (COALESCE((pass_mark_percent)::bigint, exam_price, missed_exam_charge, (free_exam_attempts)::bigint) IS NULL)))
);
--> statement-breakpoint
CREATE TABLE component_modes (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    component_id integer NOT NULL,
    name jsonb NOT NULL,
    place smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE component_sessions (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    mode_id integer NOT NULL,
    name jsonb NOT NULL,
    place smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE country_pack_versions (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    pack_id integer NOT NULL,
    nth integer NOT NULL,
    effective_from date,
    data jsonb NOT NULL,
    status text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    CONSTRAINT country_pack_versions__effective_from__required CHECK (((status = 'draft'::text) OR (effective_from IS NOT NULL))),
    CONSTRAINT country_pack_versions_platform CHECK ((school_id IS NULL)),
    CONSTRAINT country_pack_versions_status CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'retired'::text])))
);
--> statement-breakpoint
CREATE TABLE country_packs (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    code text NOT NULL,
    name jsonb NOT NULL,
    country text,
    search text GENERATED ALWAYS AS (normalise_text(((names_text(name) || ' '::text) || code))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT country_packs_code CHECK ((code ~ '^[A-Z0-9]{2,8}$'::text)),
    CONSTRAINT country_packs_platform CHECK ((school_id IS NULL)),
    CONSTRAINT country_packs_status CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])))
);
--> statement-breakpoint
CREATE TABLE error_type_licence_types (
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    error_type_id integer NOT NULL,
    licence_type_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE error_types (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    code text NOT NULL,
    name jsonb NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    "group" text DEFAULT 'other'::text NOT NULL,
    skill_id integer,
    default_severity text NOT NULL,
    first_severity text,
    severity_reason text,
    allowed_severities text[] NOT NULL,
    points integer DEFAULT 1 NOT NULL,
    repeat_escalates_after smallint,
    immediate_fail boolean DEFAULT false NOT NULL,
    place integer DEFAULT 0 NOT NULL,
    parts integer DEFAULT 0 NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((names_text(name) || ' '::text) || code))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT error_types__default_severity__severity_not_allowed CHECK ((default_severity = ANY (allowed_severities))),
    CONSTRAINT error_types_group CHECK (("group" = ANY (ARRAY['preparation'::text, 'control'::text, 'moving_off'::text, 'observation'::text, 'signals'::text, 'signs'::text, 'speed'::text, 'junctions'::text, 'judgement'::text, 'positioning'::text, 'manoeuvres'::text, 'other'::text]))),
    CONSTRAINT error_types_points CHECK (((points >= 0) AND (points <= 100))),
    CONSTRAINT error_types_repeat CHECK (((repeat_escalates_after >= 2) AND (repeat_escalates_after <= 20))),
    CONSTRAINT error_types_severities CHECK (((allowed_severities <@ ARRAY['minor'::text, 'serious'::text, 'dangerous'::text]) AND (cardinality(allowed_severities) > 0))),
    CONSTRAINT error_types_status CHECK ((status = ANY (ARRAY['active'::text, 'retired'::text])))
);
--> statement-breakpoint
CREATE TABLE licence_types (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    parent_id integer,
    level smallint DEFAULT 0 NOT NULL,
    code text NOT NULL,
    name jsonb NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    "group" text NOT NULL,
    gender_scope text DEFAULT 'mixed'::text NOT NULL,
    image text,
    is_registration_open boolean DEFAULT true NOT NULL,
    min_age_months integer NOT NULL,
    min_training_age_months integer NOT NULL,
    gearbox text DEFAULT 'both'::text NOT NULL,
    automatic_restriction_code text,
    medical_required boolean DEFAULT false NOT NULL,
    medical_validity_months integer,
    eye_test_required boolean DEFAULT true NOT NULL,
    first_aid_required boolean DEFAULT false NOT NULL,
    permit_validity_months integer,
    requires jsonb DEFAULT '[]'::jsonb NOT NULL,
    place integer DEFAULT 0 NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((names_text(name) || ' '::text) || code))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT licence_types__min_training_age_months__training_age_above CHECK ((min_training_age_months <= min_age_months)),
    CONSTRAINT licence_types_gearbox CHECK ((gearbox = ANY (ARRAY['manual'::text, 'automatic'::text, 'both'::text]))),
    CONSTRAINT licence_types_gender_scope CHECK ((gender_scope = ANY (ARRAY['mixed'::text, 'men'::text, 'women'::text]))),
    CONSTRAINT licence_types_group CHECK (("group" = ANY (ARRAY['moped'::text, 'motorcycle'::text, 'car'::text, 'truck'::text, 'bus'::text, 'trailer'::text, 'tractor'::text, 'forklift'::text, 'other'::text]))),
    CONSTRAINT licence_types_level CHECK ((((level >= 0) AND (level <= 4)) AND ((level = 0) = (parent_id IS NULL)))),
    CONSTRAINT licence_types_status CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'inactive'::text])))
);
--> statement-breakpoint
CREATE TABLE marking_scheme_eliminations (
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    marking_scheme_id integer NOT NULL,
    error_type_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE marking_scheme_licence_types (
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    marking_scheme_id integer NOT NULL,
    licence_type_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE marking_schemes (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    name jsonb NOT NULL,
    series_id integer DEFAULT 0 NOT NULL,
    edition integer DEFAULT 1 NOT NULL,
    exam_kind text NOT NULL,
    max_minor integer NOT NULL,
    max_serious integer NOT NULL,
    max_dangerous integer NOT NULL,
    max_points integer,
    per_group_max jsonb DEFAULT '{}'::jsonb NOT NULL,
    min_score smallint,
    min_minutes integer,
    manoeuvres text[] DEFAULT '{}'::text[] NOT NULL,
    manoeuvres_required smallint DEFAULT 0 NOT NULL,
    effective_from date NOT NULL,
    parts integer DEFAULT 0 NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(names_text(name))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT marking_schemes_kind CHECK ((exam_kind = ANY (ARRAY['theory'::text, 'practical'::text, 'yard'::text, 'mock'::text]))),
    CONSTRAINT marking_schemes_limits CHECK (((max_minor >= 0) AND (max_serious >= 0) AND (max_dangerous >= 0) AND (max_points >= 0) AND ((min_score >= 0) AND (min_score <= 100)) AND (min_minutes > 0))),
    CONSTRAINT marking_schemes_manoeuvres CHECK (((manoeuvres_required >= 0) AND (manoeuvres_required <= cardinality(manoeuvres)))),
    CONSTRAINT marking_schemes_status CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'retired'::text])))
);
--> statement-breakpoint
CREATE TABLE requirement_versions (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    licence_type_id integer NOT NULL,
    version integer NOT NULL,
    effective_from date NOT NULL,
    note text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    CONSTRAINT requirement_versions_version CHECK ((version >= 1))
);
--> statement-breakpoint
CREATE TABLE skill_levels (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    level smallint NOT NULL,
    name jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT skill_levels_level CHECK (((level >= 0) AND (level <= 5)))
);
--> statement-breakpoint
CREATE TABLE skill_licence_types (
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    skill_id integer NOT NULL,
    licence_type_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE skill_prerequisites (
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    skill_id integer NOT NULL,
    requires_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE skills (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    parent_id integer,
    level smallint DEFAULT 0 NOT NULL,
    parent_level smallint GENERATED ALWAYS AS ((level - 1)) STORED,
    code text NOT NULL,
    name jsonb NOT NULL,
    description jsonb DEFAULT '{}'::jsonb NOT NULL,
    stage text DEFAULT 'road'::text NOT NULL,
    place integer NOT NULL,
    weight smallint DEFAULT 1 NOT NULL,
    is_critical boolean DEFAULT false NOT NULL,
    target_level smallint DEFAULT 4 NOT NULL,
    evidence_min smallint DEFAULT 2 NOT NULL,
    recommended_minutes integer,
    teaching_notes text,
    parts integer DEFAULT 0 NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((names_text(name) || ' '::text) || code))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT skills_evidence CHECK (((evidence_min >= 0) AND (recommended_minutes > 0))),
    CONSTRAINT skills_level CHECK ((((level >= 0) AND (level <= 2)) AND ((level = 0) = (parent_id IS NULL)))),
    CONSTRAINT skills_stage CHECK ((stage = ANY (ARRAY['theory'::text, 'simulator'::text, 'yard'::text, 'road'::text]))),
    CONSTRAINT skills_status CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'retired'::text]))),
    CONSTRAINT skills_target_level CHECK (((target_level >= 0) AND (target_level <= 5))),
    CONSTRAINT skills_weight CHECK (((weight >= 0) AND (weight <= 10)))
);
--> statement-breakpoint
CREATE TABLE training_components (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    name jsonb NOT NULL,
    resources text[] DEFAULT '{}'::text[] NOT NULL,
    training_mode text DEFAULT 'in_person'::text NOT NULL,
    component_type text DEFAULT 'theory'::text NOT NULL,
    contents integer DEFAULT 0 NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(names_text(name))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT training_components_mode CHECK ((training_mode = ANY (ARRAY['in_person'::text, 'online'::text, 'self_study'::text, 'blended'::text]))),
    CONSTRAINT training_components_resources CHECK ((resources <@ ARRAY['vehicle'::text, 'trainer'::text, 'circuit'::text, 'simulator'::text, 'room'::text])),
    CONSTRAINT training_components_status CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text]))),
    CONSTRAINT training_components_type CHECK ((component_type = ANY (ARRAY['theory'::text, 'practical'::text, 'simulator'::text, 'other'::text])))
);
--> statement-breakpoint
CREATE TABLE training_requirements (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    version_id integer NOT NULL,
    place smallint NOT NULL,
    gearbox text NOT NULL,
    prior_experience text NOT NULL,
    stage text NOT NULL,
    sub_kind text,
    min_minutes integer,
    min_sessions integer,
    min_km integer,
    max_minutes_on_simulator integer,
    must_finish_before text,
    CONSTRAINT training_requirements__must_finish_before__stage_cycle CHECK ((must_finish_before <> stage)),
    CONSTRAINT training_requirements_amount CHECK ((COALESCE(min_minutes, min_sessions, min_km) IS NOT NULL)),
    CONSTRAINT training_requirements_gearbox CHECK ((gearbox = ANY (ARRAY['manual'::text, 'automatic'::text, 'both'::text]))),
    CONSTRAINT training_requirements_prior_experience CHECK ((prior_experience = ANY (ARRAY['none'::text, 'under_2_years'::text, 'from_2_to_5_years'::text, 'over_5_years'::text]))),
    CONSTRAINT training_requirements_stage CHECK ((stage = ANY (ARRAY['theory'::text, 'simulator'::text, 'yard'::text, 'road'::text, 'special'::text, 'observation'::text])))
);
--> statement-breakpoint
ALTER TABLE component_configurations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME component_configurations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE component_modes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME component_modes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE component_sessions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME component_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE country_pack_versions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME country_pack_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE country_packs ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME country_packs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE error_types ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME error_types_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE licence_types ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME licence_types_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE marking_schemes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME marking_schemes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE requirement_versions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME requirement_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE skill_levels ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME skill_levels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE skills ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME skills_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE training_components ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME training_components_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE training_requirements ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME training_requirements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE ONLY component_configurations
    ADD CONSTRAINT component_configurations_mode UNIQUE (tenant, mode_id);
--> statement-breakpoint
ALTER TABLE ONLY component_configurations
    ADD CONSTRAINT component_configurations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY component_modes
    ADD CONSTRAINT component_modes_component UNIQUE (tenant, component_id, id);
--> statement-breakpoint
ALTER TABLE ONLY component_modes
    ADD CONSTRAINT component_modes_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY component_modes
    ADD CONSTRAINT component_modes_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY component_sessions
    ADD CONSTRAINT component_sessions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY component_sessions
    ADD CONSTRAINT component_sessions_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY country_pack_versions
    ADD CONSTRAINT country_pack_versions_nth UNIQUE (pack_id, nth);
--> statement-breakpoint
ALTER TABLE ONLY country_pack_versions
    ADD CONSTRAINT country_pack_versions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY country_packs
    ADD CONSTRAINT country_packs_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY error_type_licence_types
    ADD CONSTRAINT error_type_licence_types_error_type_id_licence_type_id_pk PRIMARY KEY (error_type_id, licence_type_id);
--> statement-breakpoint
ALTER TABLE ONLY error_types
    ADD CONSTRAINT error_types_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY error_types
    ADD CONSTRAINT error_types_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY licence_types
    ADD CONSTRAINT licence_types_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY licence_types
    ADD CONSTRAINT licence_types_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY marking_scheme_eliminations
    ADD CONSTRAINT marking_scheme_eliminations_marking_scheme_id_error_type_id_pk PRIMARY KEY (marking_scheme_id, error_type_id);
--> statement-breakpoint
ALTER TABLE ONLY marking_scheme_licence_types
    ADD CONSTRAINT marking_scheme_licence_types_marking_scheme_id_licence_type_id_ PRIMARY KEY (marking_scheme_id, licence_type_id);
--> statement-breakpoint
ALTER TABLE ONLY marking_schemes
    ADD CONSTRAINT marking_schemes_edition UNIQUE (tenant, series_id, edition);
--> statement-breakpoint
ALTER TABLE ONLY marking_schemes
    ADD CONSTRAINT marking_schemes_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY marking_schemes
    ADD CONSTRAINT marking_schemes_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY requirement_versions
    ADD CONSTRAINT requirement_versions_nth UNIQUE (tenant, licence_type_id, version);
--> statement-breakpoint
ALTER TABLE ONLY requirement_versions
    ADD CONSTRAINT requirement_versions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY requirement_versions
    ADD CONSTRAINT requirement_versions_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY skill_levels
    ADD CONSTRAINT skill_levels_once UNIQUE (tenant, level);
--> statement-breakpoint
ALTER TABLE ONLY skill_levels
    ADD CONSTRAINT skill_levels_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY skill_licence_types
    ADD CONSTRAINT skill_licence_types_skill_id_licence_type_id_pk PRIMARY KEY (skill_id, licence_type_id);
--> statement-breakpoint
ALTER TABLE ONLY skill_prerequisites
    ADD CONSTRAINT skill_prerequisites_skill_id_requires_id_pk PRIMARY KEY (skill_id, requires_id);
--> statement-breakpoint
ALTER TABLE ONLY skills
    ADD CONSTRAINT skills_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY skills
    ADD CONSTRAINT skills_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY skills
    ADD CONSTRAINT skills_tenant_id_level UNIQUE (tenant, id, level);
--> statement-breakpoint
ALTER TABLE ONLY training_components
    ADD CONSTRAINT training_components_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY training_components
    ADD CONSTRAINT training_components_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY training_requirements
    ADD CONSTRAINT training_requirements_part UNIQUE NULLS NOT DISTINCT (version_id, gearbox, prior_experience, stage, sub_kind);
--> statement-breakpoint
ALTER TABLE ONLY training_requirements
    ADD CONSTRAINT training_requirements_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX component_sessions_mode ON component_sessions USING btree (tenant, mode_id, place);
--> statement-breakpoint
CREATE UNIQUE INDEX country_pack_versions_draft ON country_pack_versions USING btree (pack_id) WHERE (status = 'draft'::text);
--> statement-breakpoint
CREATE INDEX country_pack_versions_status ON country_pack_versions USING btree (pack_id, status, nth);
--> statement-breakpoint
CREATE UNIQUE INDEX country_packs__code ON country_packs USING btree (code) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX error_type_licence_types_licence ON error_type_licence_types USING btree (tenant, licence_type_id);
--> statement-breakpoint
CREATE UNIQUE INDEX error_types__code ON error_types USING btree (tenant, lower(code)) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX error_types_list ON error_types USING btree (tenant, "group", place);
--> statement-breakpoint
CREATE INDEX error_types_skill ON error_types USING btree (tenant, skill_id);
--> statement-breakpoint
CREATE UNIQUE INDEX licence_types__code ON licence_types USING btree (tenant, lower(code)) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX licence_types_list ON licence_types USING btree (tenant, level, place);
--> statement-breakpoint
CREATE INDEX licence_types_parent ON licence_types USING btree (tenant, parent_id);
--> statement-breakpoint
CREATE INDEX marking_scheme_eliminations_error ON marking_scheme_eliminations USING btree (tenant, error_type_id);
--> statement-breakpoint
CREATE INDEX marking_scheme_licence_types_licence ON marking_scheme_licence_types USING btree (tenant, licence_type_id);
--> statement-breakpoint
CREATE INDEX marking_schemes_list ON marking_schemes USING btree (tenant, exam_kind, effective_from);
--> statement-breakpoint
CREATE INDEX skill_licence_types_licence ON skill_licence_types USING btree (tenant, licence_type_id);
--> statement-breakpoint
CREATE INDEX skill_prerequisites_requires ON skill_prerequisites USING btree (tenant, requires_id);
--> statement-breakpoint
CREATE UNIQUE INDEX skills__code ON skills USING btree (tenant, lower(code)) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX skills_tree ON skills USING btree (tenant, parent_id, place);
--> statement-breakpoint
CREATE UNIQUE INDEX training_components__name ON training_components USING btree (tenant, normalise_text(names_text(name))) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX training_components_list ON training_components USING btree (tenant, component_type);
--> statement-breakpoint
CREATE INDEX training_requirements_version ON training_requirements USING btree (tenant, version_id, place);
--> statement-breakpoint
ALTER TABLE ONLY component_configurations
    ADD CONSTRAINT component_configurations__mode_id FOREIGN KEY (tenant, component_id, mode_id) REFERENCES component_modes(tenant, component_id, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY component_modes
    ADD CONSTRAINT component_modes__component_id FOREIGN KEY (tenant, component_id) REFERENCES training_components(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY component_sessions
    ADD CONSTRAINT component_sessions__mode_id FOREIGN KEY (tenant, mode_id) REFERENCES component_modes(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY country_pack_versions
    ADD CONSTRAINT country_pack_versions_pack_id_country_packs_id_fk FOREIGN KEY (pack_id) REFERENCES country_packs(id);
--> statement-breakpoint
ALTER TABLE ONLY error_type_licence_types
    ADD CONSTRAINT error_type_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY error_type_licence_types
    ADD CONSTRAINT error_type_licence_types_error FOREIGN KEY (tenant, error_type_id) REFERENCES error_types(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY error_type_licence_types
    ADD CONSTRAINT error_type_licence_types_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY error_types
    ADD CONSTRAINT error_types__skill_id FOREIGN KEY (tenant, skill_id) REFERENCES skills(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY error_types
    ADD CONSTRAINT error_types_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY licence_types
    ADD CONSTRAINT licence_types__parent_id FOREIGN KEY (tenant, parent_id) REFERENCES licence_types(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY licence_types
    ADD CONSTRAINT licence_types_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY marking_scheme_eliminations
    ADD CONSTRAINT marking_scheme_eliminations__eliminatory_ids FOREIGN KEY (tenant, error_type_id) REFERENCES error_types(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY marking_scheme_eliminations
    ADD CONSTRAINT marking_scheme_eliminations_scheme FOREIGN KEY (tenant, marking_scheme_id) REFERENCES marking_schemes(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY marking_scheme_eliminations
    ADD CONSTRAINT marking_scheme_eliminations_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY marking_scheme_licence_types
    ADD CONSTRAINT marking_scheme_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY marking_scheme_licence_types
    ADD CONSTRAINT marking_scheme_licence_types_scheme FOREIGN KEY (tenant, marking_scheme_id) REFERENCES marking_schemes(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY marking_scheme_licence_types
    ADD CONSTRAINT marking_scheme_licence_types_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY marking_schemes
    ADD CONSTRAINT marking_schemes_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY marking_schemes
    ADD CONSTRAINT marking_schemes_series FOREIGN KEY (tenant, series_id) REFERENCES marking_schemes(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY requirement_versions
    ADD CONSTRAINT requirement_versions__licence_type_id FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY requirement_versions
    ADD CONSTRAINT requirement_versions_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY skill_levels
    ADD CONSTRAINT skill_levels_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY skill_licence_types
    ADD CONSTRAINT skill_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY skill_licence_types
    ADD CONSTRAINT skill_licence_types_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY skill_licence_types
    ADD CONSTRAINT skill_licence_types_skill FOREIGN KEY (tenant, skill_id) REFERENCES skills(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY skill_prerequisites
    ADD CONSTRAINT skill_prerequisites__prerequisite_ids FOREIGN KEY (tenant, requires_id) REFERENCES skills(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY skill_prerequisites
    ADD CONSTRAINT skill_prerequisites_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY skill_prerequisites
    ADD CONSTRAINT skill_prerequisites_skill FOREIGN KEY (tenant, skill_id) REFERENCES skills(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY skills
    ADD CONSTRAINT skills__parent_id FOREIGN KEY (tenant, parent_id, parent_level) REFERENCES skills(tenant, id, level) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE ONLY skills
    ADD CONSTRAINT skills_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY training_components
    ADD CONSTRAINT training_components_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY training_requirements
    ADD CONSTRAINT training_requirements__version_id FOREIGN KEY (tenant, version_id) REFERENCES requirement_versions(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY training_requirements
    ADD CONSTRAINT training_requirements_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
