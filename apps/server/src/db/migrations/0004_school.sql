CREATE TABLE branches (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    name jsonb NOT NULL,
    address text,
    city text,
    latitude double precision,
    longitude double precision,
    phone text,
    email text,
    gender_scope text DEFAULT 'mixed'::text NOT NULL,
    is_main boolean DEFAULT false NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((((names_text(name) || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(address, ''::text)))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT branches_gender_scope CHECK ((gender_scope = ANY (ARRAY['mixed'::text, 'men'::text, 'women'::text]))),
    CONSTRAINT branches_place CHECK ((((latitude IS NULL) = (longitude IS NULL)) AND ((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT branches_status CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])))
);
--> statement-breakpoint
CREATE TABLE holiday_dates (
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    holiday_id integer NOT NULL,
    year smallint NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    CONSTRAINT holiday_dates__ends_on__end_before_start CHECK ((ends_on >= starts_on))
);
--> statement-breakpoint
CREATE TABLE holidays (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    name jsonb NOT NULL,
    kind text NOT NULL,
    branch_id integer,
    country_id integer,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    recurrence text DEFAULT 'none'::text NOT NULL,
    hijri_month smallint,
    hijri_day smallint,
    easter_offset smallint,
    is_working boolean DEFAULT false NOT NULL,
    open_from time without time zone,
    open_to time without time zone,
    affects text[] DEFAULT '{sessions,exams,due_dates}'::text[] NOT NULL,
    may_override boolean DEFAULT true NOT NULL,
    overrides_id integer,
    is_cancelled boolean DEFAULT false NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(names_text(name))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    organization_id integer,
    CONSTRAINT holidays__ends_on__end_before_start CHECK ((ends_on >= starts_on)),
    CONSTRAINT holidays__open_to__end_before_start CHECK ((open_to > open_from)),
    CONSTRAINT holidays_cancelled CHECK (((NOT is_cancelled) OR (overrides_id IS NOT NULL))),
    CONSTRAINT holidays_hours CHECK (((NOT is_working) OR ((open_from IS NOT NULL) AND (open_to IS NOT NULL)))),
    CONSTRAINT holidays_kind CHECK ((kind = ANY (ARRAY['public'::text, 'religious'::text, 'school'::text, 'branch'::text, 'authority'::text]))),
    CONSTRAINT holidays_recurrence CHECK ((recurrence = ANY (ARRAY['none'::text, 'yearly_gregorian'::text, 'yearly_hijri'::text, 'yearly_easter'::text]))),
    CONSTRAINT holidays_rule CHECK ((((recurrence <> 'yearly_hijri'::text) OR (((hijri_month >= 1) AND (hijri_month <= 12)) AND ((hijri_day >= 1) AND (hijri_day <= 30)))) AND ((recurrence <> 'yearly_easter'::text) OR (easter_offset IS NOT NULL)))),
    CONSTRAINT holidays_status CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text])))
);
--> statement-breakpoint
CREATE TABLE lookup_values (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    kind text NOT NULL,
    code text NOT NULL,
    name jsonb NOT NULL,
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
    CONSTRAINT lookup_values_kind CHECK ((kind = ANY (ARRAY['vehicle_type'::text, 'vehicle_brand'::text, 'vehicle_purpose'::text, 'room_type'::text, 'room_function'::text, 'designation'::text, 'id_type'::text]))),
    CONSTRAINT lookup_values_status CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])))
);
--> statement-breakpoint
CREATE TABLE opening_hours (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    branch_id integer NOT NULL,
    season_id integer,
    weekday smallint NOT NULL,
    opens time(0) without time zone NOT NULL,
    closes time(0) without time zone NOT NULL,
    CONSTRAINT opening_hours__closes__end_before_start CHECK ((closes > opens)),
    CONSTRAINT opening_hours__weekday__invalid_format CHECK (((weekday >= 0) AND (weekday <= 6)))
);
--> statement-breakpoint
CREATE TABLE opening_weeks (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    branch_id integer NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE school_profiles (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    about jsonb DEFAULT '{}'::jsonb NOT NULL,
    social jsonb DEFAULT '{}'::jsonb NOT NULL,
    commercial_registration_no text,
    brand_colour text,
    languages_taught text[] DEFAULT '{}'::text[] NOT NULL,
    bank_name text,
    account_holder text,
    iban text,
    setup_dismissed_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT school_profiles__brand_colour__invalid_format CHECK ((brand_colour ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT school_profiles__iban__invalid_iban CHECK ((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text))
);
--> statement-breakpoint
CREATE TABLE season_hours (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    branch_id integer NOT NULL,
    name jsonb NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT season_hours__ends_on__end_before_start CHECK ((ends_on >= starts_on))
);
--> statement-breakpoint
ALTER TABLE branches ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME branches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE holidays ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME holidays_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE lookup_values ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME lookup_values_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE opening_hours ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME opening_hours_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE opening_weeks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME opening_weeks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE school_profiles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME school_profiles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE season_hours ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME season_hours_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE ONLY branches
    ADD CONSTRAINT branches_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY branches
    ADD CONSTRAINT branches_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY holiday_dates
    ADD CONSTRAINT holiday_dates_holiday_id_year_pk PRIMARY KEY (holiday_id, year);
--> statement-breakpoint
ALTER TABLE ONLY holidays
    ADD CONSTRAINT holidays_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY holidays
    ADD CONSTRAINT holidays_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY lookup_values
    ADD CONSTRAINT lookup_values_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY lookup_values
    ADD CONSTRAINT lookup_values_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY opening_hours
    ADD CONSTRAINT opening_hours__hours__hours_overlap EXCLUDE USING gist (int8range((((COALESCE((season_id)::bigint, (- (branch_id)::bigint)) * 604800) + (weekday * 86400)) + (EXTRACT(epoch FROM opens))::bigint), (((COALESCE((season_id)::bigint, (- (branch_id)::bigint)) * 604800) + (weekday * 86400)) + (EXTRACT(epoch FROM closes))::bigint)) WITH &&);
--> statement-breakpoint
ALTER TABLE ONLY opening_hours
    ADD CONSTRAINT opening_hours_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY opening_weeks
    ADD CONSTRAINT opening_weeks_branch UNIQUE (tenant, branch_id);
--> statement-breakpoint
ALTER TABLE ONLY opening_weeks
    ADD CONSTRAINT opening_weeks_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY school_profiles
    ADD CONSTRAINT school_profiles_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY school_profiles
    ADD CONSTRAINT school_profiles_tenant UNIQUE (tenant);
--> statement-breakpoint
ALTER TABLE ONLY season_hours
    ADD CONSTRAINT season_hours__starts_on__hours_overlap EXCLUDE USING gist (int8range((((branch_id)::bigint * 10000000) + (starts_on - '2000-01-01'::date)), (((branch_id)::bigint * 10000000) + (ends_on - '2000-01-01'::date)), '[]'::text) WITH &&) WHERE ((archived_at IS NULL));
--> statement-breakpoint
ALTER TABLE ONLY season_hours
    ADD CONSTRAINT season_hours_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY season_hours
    ADD CONSTRAINT season_hours_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
CREATE INDEX branches_list ON branches USING btree (tenant, status);
--> statement-breakpoint
CREATE UNIQUE INDEX branches_main ON branches USING btree (tenant) WHERE (is_main AND (archived_at IS NULL));
--> statement-breakpoint
CREATE INDEX holidays_list ON holidays USING btree (tenant, starts_on);
--> statement-breakpoint
CREATE INDEX holidays_organization ON holidays USING btree (organization_id, starts_on) WHERE (organization_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX lookup_values__code ON lookup_values USING btree (tenant, kind, code) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX lookup_values_list ON lookup_values USING btree (tenant, kind, place);
--> statement-breakpoint
CREATE INDEX opening_hours_list ON opening_hours USING btree (tenant, branch_id, season_id);
--> statement-breakpoint
CREATE INDEX season_hours_list ON season_hours USING btree (tenant, branch_id, starts_on);
--> statement-breakpoint
ALTER TABLE ONLY branches
    ADD CONSTRAINT branches_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY holiday_dates
    ADD CONSTRAINT holiday_dates_holiday FOREIGN KEY (tenant, holiday_id) REFERENCES holidays(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY holidays
    ADD CONSTRAINT holidays__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY holidays
    ADD CONSTRAINT holidays__organization_id FOREIGN KEY (tenant, organization_id) REFERENCES organizations(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY holidays
    ADD CONSTRAINT holidays_country_id_countries_id_fk FOREIGN KEY (country_id) REFERENCES countries(id);
--> statement-breakpoint
ALTER TABLE ONLY opening_hours
    ADD CONSTRAINT opening_hours__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY opening_hours
    ADD CONSTRAINT opening_hours__season_id FOREIGN KEY (tenant, season_id) REFERENCES season_hours(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY opening_hours
    ADD CONSTRAINT opening_hours_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY opening_weeks
    ADD CONSTRAINT opening_weeks__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY opening_weeks
    ADD CONSTRAINT opening_weeks_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY school_profiles
    ADD CONSTRAINT school_profiles_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY season_hours
    ADD CONSTRAINT season_hours__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY season_hours
    ADD CONSTRAINT season_hours_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY setting_values
    ADD CONSTRAINT setting_values__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id);
--> statement-breakpoint
INSERT INTO lookup_values (kind, code, name, place, status) VALUES
  ('room_type', 'classroom', '{"ar":"قاعة دراسية","en":"Class room","de":"Unterrichtsraum","fr":"Salle de classe","pt":"Sala de aula"}', 10, 'active'),
  ('room_type', 'hall', '{"ar":"قاعة محاضرات","en":"Lecture hall","de":"Hörsaal","fr":"Salle de conférence","pt":"Auditório"}', 20, 'active'),
  ('room_type', 'computer_room', '{"ar":"قاعة حاسوب","en":"Computer room","de":"Computerraum","fr":"Salle informatique","pt":"Sala de informática"}', 30, 'active'),
  ('room_type', 'simulator_hall', '{"ar":"قاعة محاكاة","en":"Simulator hall","de":"Simulatorraum","fr":"Salle de simulation","pt":"Sala de simuladores"}', 40, 'active'),
  ('room_type', 'virtual', '{"ar":"قاعة افتراضية","en":"Virtual room","de":"Virtueller Raum","fr":"Salle virtuelle","pt":"Sala virtual"}', 50, 'active'),
  ('room_function', 'theory', '{"ar":"دروس نظرية","en":"Theory lessons","de":"Theorieunterricht","fr":"Cours théoriques","pt":"Aulas teóricas"}', 10, 'active'),
  ('room_function', 'theory_exam', '{"ar":"اختبار نظري","en":"Theory exam","de":"Theorieprüfung","fr":"Examen théorique","pt":"Exame teórico"}', 20, 'active'),
  ('room_function', 'first_aid', '{"ar":"إسعافات أولية","en":"First aid","de":"Erste Hilfe","fr":"Premiers secours","pt":"Primeiros socorros"}', 30, 'active'),
  ('room_function', 'meeting', '{"ar":"اجتماعات","en":"Meetings","de":"Besprechungen","fr":"Réunions","pt":"Reuniões"}', 40, 'active');
--> statement-breakpoint
INSERT INTO lookup_values (kind, code, name, place, status) VALUES
  ('vehicle_type', 'car', '{"ar":"سيارة","en":"Car","de":"Pkw","fr":"Voiture","pt":"Automóvel"}', 10, 'active'),
  ('vehicle_type', 'motorcycle', '{"ar":"دراجة نارية","en":"Motorcycle","de":"Motorrad","fr":"Moto","pt":"Motociclo"}', 20, 'active'),
  ('vehicle_type', 'moped', '{"ar":"دراجة بخارية صغيرة","en":"Moped","de":"Moped","fr":"Cyclomoteur","pt":"Ciclomotor"}', 30, 'active'),
  ('vehicle_type', 'van', '{"ar":"شاحنة مغلقة صغيرة","en":"Van","de":"Transporter","fr":"Fourgonnette","pt":"Furgão"}', 40, 'active'),
  ('vehicle_type', 'minibus', '{"ar":"حافلة صغيرة","en":"Minibus","de":"Kleinbus","fr":"Minibus","pt":"Minibus"}', 50, 'active'),
  ('vehicle_type', 'bus', '{"ar":"حافلة","en":"Bus","de":"Bus","fr":"Autobus","pt":"Autocarro"}', 60, 'active'),
  ('vehicle_type', 'light_truck', '{"ar":"شاحنة خفيفة","en":"Light truck","de":"Leichter Lkw","fr":"Camion léger","pt":"Camião ligeiro"}', 70, 'active'),
  ('vehicle_type', 'heavy_truck', '{"ar":"شاحنة ثقيلة","en":"Heavy truck","de":"Schwerer Lkw","fr":"Poids lourd","pt":"Camião pesado"}', 80, 'active'),
  ('vehicle_type', 'articulated', '{"ar":"شاحنة مفصلية","en":"Articulated truck","de":"Sattelzug","fr":"Semi-remorque","pt":"Camião articulado"}', 90, 'active'),
  ('vehicle_type', 'trailer', '{"ar":"مقطورة","en":"Trailer","de":"Anhänger","fr":"Remorque","pt":"Reboque"}', 100, 'active'),
  ('vehicle_type', 'tractor', '{"ar":"جرّار","en":"Tractor","de":"Traktor","fr":"Tracteur","pt":"Trator"}', 110, 'active'),
  ('vehicle_type', 'forklift', '{"ar":"رافعة شوكية","en":"Forklift","de":"Gabelstapler","fr":"Chariot élévateur","pt":"Empilhador"}', 120, 'active'),
  ('vehicle_brand', 'toyota', '{"ar":"تويوتا","en":"Toyota","de":"Toyota","fr":"Toyota","pt":"Toyota"}', 10, 'active'),
  ('vehicle_brand', 'hyundai', '{"ar":"هيونداي","en":"Hyundai","de":"Hyundai","fr":"Hyundai","pt":"Hyundai"}', 20, 'active'),
  ('vehicle_brand', 'kia', '{"ar":"كيا","en":"Kia","de":"Kia","fr":"Kia","pt":"Kia"}', 30, 'active'),
  ('vehicle_brand', 'nissan', '{"ar":"نيسان","en":"Nissan","de":"Nissan","fr":"Nissan","pt":"Nissan"}', 40, 'active'),
  ('vehicle_brand', 'honda', '{"ar":"هوندا","en":"Honda","de":"Honda","fr":"Honda","pt":"Honda"}', 50, 'active'),
  ('vehicle_brand', 'mazda', '{"ar":"مازدا","en":"Mazda","de":"Mazda","fr":"Mazda","pt":"Mazda"}', 60, 'active'),
  ('vehicle_brand', 'suzuki', '{"ar":"سوزوكي","en":"Suzuki","de":"Suzuki","fr":"Suzuki","pt":"Suzuki"}', 70, 'active'),
  ('vehicle_brand', 'mitsubishi', '{"ar":"ميتسوبيشي","en":"Mitsubishi","de":"Mitsubishi","fr":"Mitsubishi","pt":"Mitsubishi"}', 80, 'active'),
  ('vehicle_brand', 'ford', '{"ar":"فورد","en":"Ford","de":"Ford","fr":"Ford","pt":"Ford"}', 90, 'active'),
  ('vehicle_brand', 'chevrolet', '{"ar":"شيفروليه","en":"Chevrolet","de":"Chevrolet","fr":"Chevrolet","pt":"Chevrolet"}', 100, 'active'),
  ('vehicle_brand', 'gmc', '{"ar":"جي إم سي","en":"GMC","de":"GMC","fr":"GMC","pt":"GMC"}', 110, 'active'),
  ('vehicle_brand', 'volkswagen', '{"ar":"فولكس فاجن","en":"Volkswagen","de":"Volkswagen","fr":"Volkswagen","pt":"Volkswagen"}', 120, 'active'),
  ('vehicle_brand', 'mercedes_benz', '{"ar":"مرسيدس بنز","en":"Mercedes-Benz","de":"Mercedes-Benz","fr":"Mercedes-Benz","pt":"Mercedes-Benz"}', 130, 'active'),
  ('vehicle_brand', 'bmw', '{"ar":"بي إم دبليو","en":"BMW","de":"BMW","fr":"BMW","pt":"BMW"}', 140, 'active'),
  ('vehicle_brand', 'audi', '{"ar":"أودي","en":"Audi","de":"Audi","fr":"Audi","pt":"Audi"}', 150, 'active'),
  ('vehicle_brand', 'opel', '{"ar":"أوبل","en":"Opel","de":"Opel","fr":"Opel","pt":"Opel"}', 160, 'active'),
  ('vehicle_brand', 'skoda', '{"ar":"شكودا","en":"Škoda","de":"Škoda","fr":"Škoda","pt":"Škoda"}', 170, 'active'),
  ('vehicle_brand', 'seat', '{"ar":"سيات","en":"SEAT","de":"SEAT","fr":"SEAT","pt":"SEAT"}', 180, 'active'),
  ('vehicle_brand', 'renault', '{"ar":"رينو","en":"Renault","de":"Renault","fr":"Renault","pt":"Renault"}', 190, 'active'),
  ('vehicle_brand', 'dacia', '{"ar":"داسيا","en":"Dacia","de":"Dacia","fr":"Dacia","pt":"Dacia"}', 200, 'active'),
  ('vehicle_brand', 'peugeot', '{"ar":"بيجو","en":"Peugeot","de":"Peugeot","fr":"Peugeot","pt":"Peugeot"}', 210, 'active'),
  ('vehicle_brand', 'citroen', '{"ar":"سيتروين","en":"Citroën","de":"Citroën","fr":"Citroën","pt":"Citroën"}', 220, 'active'),
  ('vehicle_brand', 'fiat', '{"ar":"فيات","en":"Fiat","de":"Fiat","fr":"Fiat","pt":"Fiat"}', 230, 'active'),
  ('vehicle_brand', 'iveco', '{"ar":"إيفيكو","en":"Iveco","de":"Iveco","fr":"Iveco","pt":"Iveco"}', 240, 'active'),
  ('vehicle_brand', 'volvo', '{"ar":"فولفو","en":"Volvo","de":"Volvo","fr":"Volvo","pt":"Volvo"}', 250, 'active'),
  ('vehicle_brand', 'scania', '{"ar":"سكانيا","en":"Scania","de":"Scania","fr":"Scania","pt":"Scania"}', 260, 'active'),
  ('vehicle_brand', 'man', '{"ar":"مان","en":"MAN","de":"MAN","fr":"MAN","pt":"MAN"}', 270, 'active'),
  ('vehicle_brand', 'daf', '{"ar":"داف","en":"DAF","de":"DAF","fr":"DAF","pt":"DAF"}', 280, 'active'),
  ('vehicle_brand', 'isuzu', '{"ar":"إيسوزو","en":"Isuzu","de":"Isuzu","fr":"Isuzu","pt":"Isuzu"}', 290, 'active'),
  ('vehicle_brand', 'hino', '{"ar":"هينو","en":"Hino","de":"Hino","fr":"Hino","pt":"Hino"}', 300, 'active'),
  ('vehicle_brand', 'byd', '{"ar":"بي واي دي","en":"BYD","de":"BYD","fr":"BYD","pt":"BYD"}', 310, 'active'),
  ('vehicle_brand', 'mg', '{"ar":"إم جي","en":"MG","de":"MG","fr":"MG","pt":"MG"}', 320, 'active'),
  ('vehicle_brand', 'chery', '{"ar":"شيري","en":"Chery","de":"Chery","fr":"Chery","pt":"Chery"}', 330, 'active'),
  ('vehicle_brand', 'geely', '{"ar":"جيلي","en":"Geely","de":"Geely","fr":"Geely","pt":"Geely"}', 340, 'active'),
  ('vehicle_brand', 'yamaha', '{"ar":"ياماها","en":"Yamaha","de":"Yamaha","fr":"Yamaha","pt":"Yamaha"}', 350, 'active'),
  ('vehicle_brand', 'kawasaki', '{"ar":"كاواساكي","en":"Kawasaki","de":"Kawasaki","fr":"Kawasaki","pt":"Kawasaki"}', 360, 'active'),
  ('vehicle_purpose', 'training', '{"ar":"تدريب","en":"Training","de":"Ausbildung","fr":"Formation","pt":"Formação"}', 10, 'active'),
  ('vehicle_purpose', 'exam', '{"ar":"اختبار","en":"Exam","de":"Prüfung","fr":"Examen","pt":"Exame"}', 20, 'active'),
  ('vehicle_purpose', 'theory_demo', '{"ar":"عرض نظري","en":"Theory demonstration","de":"Anschauung im Unterricht","fr":"Démonstration théorique","pt":"Demonstração teórica"}', 30, 'active'),
  ('vehicle_purpose', 'transport', '{"ar":"نقل","en":"Transport","de":"Transport","fr":"Transport","pt":"Transporte"}', 40, 'active'),
  ('vehicle_purpose', 'office', '{"ar":"مكتب","en":"Office","de":"Büro","fr":"Bureau","pt":"Escritório"}', 50, 'active'),
  ('vehicle_purpose', 'rescue', '{"ar":"إنقاذ وسحب","en":"Rescue and towing","de":"Bergung und Abschleppen","fr":"Dépannage","pt":"Reboque e assistência"}', 60, 'active'),
  ('designation', 'director', '{"ar":"مدير المدرسة","en":"School director","de":"Leitung der Fahrschule","fr":"Directeur de l’école","pt":"Diretor da escola"}', 10, 'active'),
  ('designation', 'branch_manager', '{"ar":"مدير فرع","en":"Branch manager","de":"Filialleitung","fr":"Responsable d’agence","pt":"Gerente de filial"}', 20, 'active'),
  ('designation', 'head_instructor', '{"ar":"كبير المدربين","en":"Head instructor","de":"Ausbildungsleitung","fr":"Responsable pédagogique","pt":"Instrutor-chefe"}', 30, 'active'),
  ('designation', 'driving_instructor', '{"ar":"مدرب قيادة","en":"Driving instructor","de":"Fahrlehrer","fr":"Enseignant de la conduite","pt":"Instrutor de condução"}', 40, 'active'),
  ('designation', 'theory_instructor', '{"ar":"مدرب نظري","en":"Theory instructor","de":"Theorielehrer","fr":"Enseignant de théorie","pt":"Instrutor de teoria"}', 50, 'active'),
  ('designation', 'examiner', '{"ar":"فاحص داخلي","en":"Internal examiner","de":"Interner Prüfer","fr":"Examinateur interne","pt":"Examinador interno"}', 60, 'active'),
  ('designation', 'receptionist', '{"ar":"موظف استقبال","en":"Receptionist","de":"Empfang","fr":"Réceptionniste","pt":"Rececionista"}', 70, 'active'),
  ('designation', 'registrar', '{"ar":"مسؤول التسجيل","en":"Registrar","de":"Anmeldung","fr":"Responsable des inscriptions","pt":"Responsável pelas inscrições"}', 80, 'active'),
  ('designation', 'scheduler', '{"ar":"منسق المواعيد","en":"Scheduler","de":"Disposition","fr":"Planificateur","pt":"Responsável pela agenda"}', 90, 'active'),
  ('designation', 'accountant', '{"ar":"محاسب","en":"Accountant","de":"Buchhaltung","fr":"Comptable","pt":"Contabilista"}', 100, 'active'),
  ('designation', 'fleet_manager', '{"ar":"مسؤول المركبات","en":"Fleet manager","de":"Fuhrparkleitung","fr":"Gestionnaire de flotte","pt":"Gestor de frota"}', 110, 'active'),
  ('designation', 'mechanic', '{"ar":"فني صيانة","en":"Mechanic","de":"Mechaniker","fr":"Mécanicien","pt":"Mecânico"}', 120, 'active'),
  ('id_type', 'national_id', '{"ar":"هوية وطنية","en":"National identity card","de":"Personalausweis","fr":"Carte nationale d’identité","pt":"Documento de identidade nacional"}', 10, 'active'),
  ('id_type', 'residence', '{"ar":"إقامة","en":"Residence permit","de":"Aufenthaltstitel","fr":"Titre de séjour","pt":"Autorização de residência"}', 20, 'active'),
  ('id_type', 'passport', '{"ar":"جواز سفر","en":"Passport","de":"Reisepass","fr":"Passeport","pt":"Passaporte"}', 30, 'active'),
  ('id_type', 'gulf_id', '{"ar":"هوية خليجية","en":"Gulf identity card","de":"Ausweis eines Golfstaats","fr":"Carte d’identité du Golfe","pt":"Documento de identidade do Golfo"}', 40, 'active');
--> statement-breakpoint
INSERT INTO lookup_values (kind, code, name, place, status) VALUES
  ('vehicle_brand', 'john_deere', '{"ar":"جون دير","en":"John Deere","de":"John Deere","fr":"John Deere","pt":"John Deere"}', 260, 'active');
