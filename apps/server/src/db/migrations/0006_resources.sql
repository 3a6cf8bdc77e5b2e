CREATE TABLE circuit_elements (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    circuit_id integer NOT NULL,
    zone_id integer,
    kind text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    capacity integer DEFAULT 1 NOT NULL,
    x real NOT NULL,
    y real NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    place smallint NOT NULL,
    CONSTRAINT circuit_elements_capacity CHECK (((capacity >= 1) AND (capacity <= 500))),
    CONSTRAINT circuit_elements_kind CHECK ((kind = ANY (ARRAY['slope'::text, 'parallel_parking'::text, 'garage_parking'::text, 'drum_reverse'::text, 'slalom'::text, 'figure_8'::text, 'emergency_stop'::text, 'roundabout'::text, 'traffic_light'::text, 'narrow_passage'::text, 'pocket'::text, 'moving_off_hill'::text]))),
    CONSTRAINT circuit_elements_position CHECK ((((x >= (0)::double precision) AND (x <= (100)::double precision)) AND ((y >= (0)::double precision) AND (y <= (100)::double precision)))),
    CONSTRAINT circuit_elements_status CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text])))
);
--> statement-breakpoint
CREATE TABLE circuit_licence_types (
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    circuit_id integer NOT NULL,
    licence_type_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE circuit_zones (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    circuit_id integer NOT NULL,
    name text NOT NULL,
    capacity integer NOT NULL,
    place smallint NOT NULL,
    CONSTRAINT circuit_zones_capacity CHECK (((capacity >= 1) AND (capacity <= 500)))
);
--> statement-breakpoint
CREATE TABLE circuits (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    name jsonb NOT NULL,
    branch_id integer NOT NULL,
    function text NOT NULL,
    surface text NOT NULL,
    area_m2 integer,
    length_m integer,
    max_capacity integer NOT NULL,
    legal_capacity integer NOT NULL,
    vehicle_count integer DEFAULT 0 NOT NULL,
    gender_scope text DEFAULT 'mixed'::text NOT NULL,
    is_lit boolean DEFAULT false NOT NULL,
    is_covered boolean DEFAULT false NOT NULL,
    permit_no text,
    permit_expires_on date,
    address text,
    latitude double precision,
    longitude double precision,
    plan_image text,
    notes text,
    status_from date,
    status_until date,
    reopens_at timestamp(3) with time zone,
    layout_version integer DEFAULT 0 NOT NULL,
    licences_version integer DEFAULT 0 NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((((names_text(name) || ' '::text) || COALESCE(permit_no, ''::text)) || ' '::text) || COALESCE(address, ''::text)))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT circuits__legal_capacity__beyond_capacity CHECK ((legal_capacity <= max_capacity)),
    CONSTRAINT circuits__until__end_before_start CHECK ((status_until >= status_from)),
    CONSTRAINT circuits_capacity CHECK ((((max_capacity >= 1) AND (max_capacity <= 500)) AND (legal_capacity >= 1) AND ((vehicle_count >= 0) AND (vehicle_count <= 500)))),
    CONSTRAINT circuits_function CHECK ((function = ANY (ARRAY['practical'::text, 'theoretical'::text, 'other'::text]))),
    CONSTRAINT circuits_gender_scope CHECK ((gender_scope = ANY (ARRAY['mixed'::text, 'men'::text, 'women'::text]))),
    CONSTRAINT circuits_place CHECK ((((latitude IS NULL) = (longitude IS NULL)) AND ((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)) AND ((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))),
    CONSTRAINT circuits_reopens CHECK (((reopens_at IS NULL) OR (status = 'closed_weather'::text))),
    CONSTRAINT circuits_size CHECK (((area_m2 > 0) AND (length_m > 0))),
    CONSTRAINT circuits_status CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text, 'closed_weather'::text, 'inactive'::text]))),
    CONSTRAINT circuits_surface CHECK ((surface = ANY (ARRAY['asphalt'::text, 'concrete'::text, 'gravel'::text, 'wet'::text])))
);
--> statement-breakpoint
CREATE TABLE class_rooms (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    name jsonb NOT NULL,
    branch_id integer NOT NULL,
    type_id integer NOT NULL,
    function_id integer,
    max_capacity integer NOT NULL,
    legal_capacity integer NOT NULL,
    area_m2 integer,
    equipment text[] DEFAULT '{}'::text[] NOT NULL,
    gender_scope text DEFAULT 'mixed'::text NOT NULL,
    online_link text,
    notes text,
    photo text,
    status_from date,
    status_until date,
    search text GENERATED ALWAYS AS (normalise_text(names_text(name))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT class_rooms__legal_capacity__beyond_capacity CHECK ((legal_capacity <= max_capacity)),
    CONSTRAINT class_rooms__until__end_before_start CHECK ((status_until >= status_from)),
    CONSTRAINT class_rooms_capacity CHECK ((((max_capacity >= 1) AND (max_capacity <= 500)) AND (legal_capacity >= 1))),
    CONSTRAINT class_rooms_gender_scope CHECK ((gender_scope = ANY (ARRAY['mixed'::text, 'men'::text, 'women'::text]))),
    CONSTRAINT class_rooms_status CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text, 'inactive'::text])))
);
--> statement-breakpoint
CREATE TABLE maintenance_orders (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    vehicle_id integer NOT NULL,
    title text NOT NULL,
    vehicle_text text DEFAULT ''::text NOT NULL,
    kind text NOT NULL,
    due_on date,
    due_km integer,
    workshop text,
    planned_from date,
    planned_to date,
    cost bigint,
    currency text NOT NULL,
    odometer_km integer,
    items jsonb DEFAULT '[]'::jsonb NOT NULL,
    notes text,
    file_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    started_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    approved_cost bigint,
    approved_by_id integer,
    approved_at timestamp(3) with time zone,
    search text GENERATED ALWAYS AS (normalise_text(((((title || ' '::text) || vehicle_text) || ' '::text) || COALESCE(workshop, ''::text)))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT maintenance_orders__planned_from__required CHECK (((planned_to IS NULL) OR (planned_from IS NOT NULL))),
    CONSTRAINT maintenance_orders__planned_to__end_before_start CHECK ((planned_to >= planned_from)),
    CONSTRAINT maintenance_orders_amounts CHECK ((LEAST(cost, (due_km)::bigint, (odometer_km)::bigint, approved_cost) >= 0)),
    CONSTRAINT maintenance_orders_kind CHECK ((kind = ANY (ARRAY['scheduled'::text, 'repair'::text, 'recall'::text, 'tyre'::text, 'inspection'::text, 'accident'::text]))),
    CONSTRAINT maintenance_orders_status CHECK ((status = ANY (ARRAY['planned'::text, 'in_progress'::text, 'done'::text, 'cancelled'::text])))
);
--> statement-breakpoint
CREATE TABLE simulator_calibrations (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    simulator_id integer NOT NULL,
    day date NOT NULL,
    certificate_no text,
    notes text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer DEFAULT app_user()
);
--> statement-breakpoint
CREATE TABLE simulator_licence_types (
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    simulator_id integer NOT NULL,
    licence_type_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE simulator_scenarios (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    simulator_id integer NOT NULL,
    code text NOT NULL,
    name jsonb NOT NULL,
    difficulty smallint NOT NULL,
    minutes integer NOT NULL,
    skills text DEFAULT ''::text NOT NULL,
    place smallint NOT NULL,
    CONSTRAINT simulator_scenarios_difficulty CHECK (((difficulty >= 1) AND (difficulty <= 5))),
    CONSTRAINT simulator_scenarios_minutes CHECK (((minutes >= 1) AND (minutes <= 240)))
);
--> statement-breakpoint
CREATE TABLE simulators (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    asset_no text NOT NULL,
    name jsonb NOT NULL,
    serial_no text NOT NULL,
    branch_id integer NOT NULL,
    class_room_id integer,
    brand_id integer,
    type_id integer,
    purpose_id integer,
    maker text,
    model text,
    software_version text,
    gearbox text DEFAULT 'both'::text NOT NULL,
    has_motion boolean DEFAULT false NOT NULL,
    stations integer DEFAULT 1 NOT NULL,
    gender_scope text DEFAULT 'mixed'::text NOT NULL,
    ownership text DEFAULT 'purchased'::text NOT NULL,
    rented_from date,
    rented_to date,
    purchase_on date,
    warranty_ends_on date,
    calibration_interval_days integer,
    last_calibrated_on date,
    calibration_due_on date GENERATED ALWAYS AS ((last_calibrated_on + calibration_interval_days)) STORED,
    reminds_at timestamp(3) with time zone,
    hourly_cost_minor integer,
    hours_meter numeric(8,1) DEFAULT 0 NOT NULL,
    is_trainer_required boolean DEFAULT true NOT NULL,
    is_self_service_allowed boolean DEFAULT false NOT NULL,
    notes text,
    status_from date,
    status_until date,
    scenarios_version integer DEFAULT 0 NOT NULL,
    licences_version integer DEFAULT 0 NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((((((((names_text(name) || ' '::text) || asset_no) || ' '::text) || serial_no) || ' '::text) || COALESCE(maker, ''::text)) || ' '::text) || COALESCE(model, ''::text)))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT simulators__rented_to__end_before_start CHECK ((rented_to >= rented_from)),
    CONSTRAINT simulators__rented_to__required CHECK (((ownership = 'purchased'::text) OR ((rented_from IS NOT NULL) AND (rented_to IS NOT NULL)))),
    CONSTRAINT simulators__until__end_before_start CHECK ((status_until >= status_from)),
    CONSTRAINT simulators__warranty_ends_on__end_before_start CHECK ((warranty_ends_on >= purchase_on)),
    CONSTRAINT simulators_gearbox CHECK ((gearbox = ANY (ARRAY['manual'::text, 'automatic'::text, 'both'::text]))),
    CONSTRAINT simulators_gender_scope CHECK ((gender_scope = ANY (ARRAY['mixed'::text, 'men'::text, 'women'::text]))),
    CONSTRAINT simulators_numbers CHECK ((((stations >= 1) AND (stations <= 100)) AND ((calibration_interval_days >= 1) AND (calibration_interval_days <= 3650)) AND (hourly_cost_minor >= 0) AND (hours_meter >= (0)::numeric))),
    CONSTRAINT simulators_ownership CHECK ((ownership = ANY (ARRAY['purchased'::text, 'rented'::text]))),
    CONSTRAINT simulators_status CHECK ((status = ANY (ARRAY['active'::text, 'maintenance'::text, 'retired'::text])))
);
--> statement-breakpoint
CREATE TABLE vehicle_checks (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    vehicle_id integer NOT NULL,
    checked_by integer NOT NULL,
    day date NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    odometer_km integer NOT NULL,
    fuel_percent smallint,
    failed text[] DEFAULT '{}'::text[] NOT NULL,
    fit boolean NOT NULL,
    notes text,
    photo_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    CONSTRAINT vehicle_checks_failed CHECK ((failed <@ ARRAY['lights'::text, 'tyres'::text, 'brakes'::text, 'mirrors'::text, 'dual_controls'::text, 'cleanliness'::text, 'warning_lamps'::text])),
    CONSTRAINT vehicle_checks_fuel CHECK (((fuel_percent >= 0) AND (fuel_percent <= 100))),
    CONSTRAINT vehicle_checks_odometer CHECK (((odometer_km >= 0) AND (odometer_km <= 9999999)))
);
--> statement-breakpoint
CREATE TABLE vehicle_defects (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    vehicle_id integer NOT NULL,
    title text NOT NULL,
    vehicle_text text DEFAULT ''::text NOT NULL,
    severity text NOT NULL,
    details text,
    photo_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    order_id integer,
    search text GENERATED ALWAYS AS (normalise_text(((title || ' '::text) || vehicle_text))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT vehicle_defects_severity CHECK ((severity = ANY (ARRAY['cosmetic'::text, 'minor'::text, 'major'::text, 'unsafe'::text]))),
    CONSTRAINT vehicle_defects_status CHECK ((status = ANY (ARRAY['new'::text, 'accepted'::text, 'in_repair'::text, 'resolved'::text, 'rejected'::text])))
);
--> statement-breakpoint
CREATE TABLE vehicle_documents (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    vehicle_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    created_by integer DEFAULT app_user(),
    kind text NOT NULL,
    number text,
    issued_on date,
    expires_on date,
    file_id integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT vehicle_documents__expires_on__end_before_start CHECK ((expires_on >= issued_on)),
    CONSTRAINT vehicle_documents_kind CHECK ((kind = ANY (ARRAY['registration'::text, 'inspection'::text, 'permit'::text, 'insurance'::text, 'ownership'::text, 'rental'::text, 'service'::text, 'other'::text])))
);
--> statement-breakpoint
CREATE TABLE vehicle_insurances (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    vehicle_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    created_by integer DEFAULT app_user(),
    insurer text,
    policy_no text,
    starts_on date,
    expires_on date NOT NULL,
    premium_minor bigint,
    currency text NOT NULL,
    file_id integer,
    CONSTRAINT vehicle_insurances__expires_on__end_before_start CHECK ((expires_on >= starts_on))
);
--> statement-breakpoint
CREATE TABLE vehicle_licence_types (
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    vehicle_id integer NOT NULL,
    licence_type_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE vehicle_odometer (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    vehicle_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    created_by integer DEFAULT app_user(),
    km integer NOT NULL,
    read_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    source text DEFAULT 'manual'::text NOT NULL,
    reason text,
    CONSTRAINT vehicle_odometer__reason__reason_required CHECK (((source <> 'correction'::text) OR (reason <> ''::text))),
    CONSTRAINT vehicle_odometer_km CHECK (((km >= 0) AND (km <= 9999999))),
    CONSTRAINT vehicle_odometer_source CHECK ((source = ANY (ARRAY['first'::text, 'manual'::text, 'correction'::text, 'check'::text, 'maintenance'::text, 'lesson'::text])))
);
--> statement-breakpoint
CREATE TABLE vehicle_purposes (
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    vehicle_id integer NOT NULL,
    purpose_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE vehicle_reminders (
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    vehicle_id integer NOT NULL,
    paper text NOT NULL,
    expires_on date NOT NULL,
    days integer NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE vehicles (
    id integer NOT NULL,
    school_id integer NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    name jsonb NOT NULL,
    branch_id integer NOT NULL,
    brand_id integer NOT NULL,
    type_id integer NOT NULL,
    model text NOT NULL,
    year_model smallint NOT NULL,
    gear_type text NOT NULL,
    registration_no text NOT NULL,
    plate_key text GENERATED ALWAYS AS (plate_key(registration_no)) STORED NOT NULL,
    country_id integer,
    chassis_no text NOT NULL,
    passenger_capacity smallint NOT NULL,
    gender_scope text DEFAULT 'mixed'::text NOT NULL,
    ownership text DEFAULT 'purchased'::text NOT NULL,
    rented_from date,
    rented_to date,
    usage_status text DEFAULT 'operation'::text NOT NULL,
    estimated_return date,
    legal_hold text,
    legal_hold_reason text,
    insurance_expires_on date,
    inspection_expires_on date,
    registration_expires_on date,
    training_permit_no text,
    permit_expires_on date,
    service_cycle text NOT NULL,
    interval_km integer,
    interval_days integer,
    last_service_km integer,
    last_service_on date,
    planned_service_on date,
    odometer_km integer,
    odometer_at timestamp(3) with time zone,
    km_per_day double precision,
    colour text,
    fuel text,
    dual_controls boolean DEFAULT false NOT NULL,
    adaptations text[] DEFAULT '{}'::text[] NOT NULL,
    gps_device_id text,
    has_camera boolean DEFAULT false NOT NULL,
    photo_id integer,
    purchased_on date,
    purchase_price_minor bigint,
    default_trainer_id integer,
    notes text,
    remind_at timestamp(3) with time zone DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone,
    lookup_text text DEFAULT ''::text NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((((((((((names_text(name) || ' '::text) || registration_no) || ' '::text) || plate_key(registration_no)) || ' '::text) || chassis_no) || ' '::text) || model) || ' '::text) || lookup_text))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT vehicles__chassis_no__invalid_vin CHECK ((chassis_no ~ '^[A-HJ-NPR-Z0-9]{17}$'::text)),
    CONSTRAINT vehicles__interval_days__required CHECK (((service_cycle = 'every_km'::text) OR (interval_days > 0))),
    CONSTRAINT vehicles__interval_km__required CHECK (((service_cycle = 'every_days'::text) OR (interval_km > 0))),
    CONSTRAINT vehicles__registration_no__required CHECK ((plate_key(registration_no) <> ''::text)),
    CONSTRAINT vehicles__rented_to__end_before_start CHECK ((rented_to > rented_from)),
    CONSTRAINT vehicles__rented_to__required CHECK (((ownership <> 'rented'::text) OR ((rented_from IS NOT NULL) AND (rented_to IS NOT NULL)))),
    CONSTRAINT vehicles_fuel CHECK ((fuel = ANY (ARRAY['petrol'::text, 'diesel'::text, 'hybrid'::text, 'plug_in'::text, 'electric'::text, 'gas'::text]))),
    CONSTRAINT vehicles_gear_type CHECK ((gear_type = ANY (ARRAY['manual'::text, 'automatic'::text, 'semi_automatic'::text, 'none'::text]))),
    CONSTRAINT vehicles_gender_scope CHECK ((gender_scope = ANY (ARRAY['mixed'::text, 'men'::text, 'women'::text]))),
    CONSTRAINT vehicles_legal_hold CHECK ((legal_hold = ANY (ARRAY['seized'::text, 'under_claim'::text]))),
    CONSTRAINT vehicles_ownership CHECK ((ownership = ANY (ARRAY['purchased'::text, 'rented'::text, 'leased'::text, 'trainer_owned'::text]))),
    CONSTRAINT vehicles_passenger_capacity CHECK (((passenger_capacity >= 1) AND (passenger_capacity <= 80))),
    CONSTRAINT vehicles_service_cycle CHECK ((service_cycle = ANY (ARRAY['every_km'::text, 'every_days'::text, 'both'::text]))),
    CONSTRAINT vehicles_status CHECK ((status = ANY (ARRAY['in_service'::text, 'reserve'::text, 'in_maintenance'::text, 'out_of_order'::text, 'accident'::text, 'decommissioned'::text]))),
    CONSTRAINT vehicles_usage_status CHECK ((usage_status = ANY (ARRAY['operation'::text, 'backup'::text]))),
    CONSTRAINT vehicles_year_model CHECK ((year_model >= 1980))
);
--> statement-breakpoint
ALTER TABLE circuit_elements ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME circuit_elements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE circuit_zones ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME circuit_zones_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE circuits ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME circuits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE class_rooms ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME class_rooms_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE maintenance_orders ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME maintenance_orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE simulator_calibrations ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME simulator_calibrations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE simulator_scenarios ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME simulator_scenarios_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE simulators ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME simulators_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE vehicle_checks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME vehicle_checks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE vehicle_defects ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME vehicle_defects_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE vehicle_documents ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME vehicle_documents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE vehicle_insurances ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME vehicle_insurances_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE vehicle_odometer ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME vehicle_odometer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE vehicles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME vehicles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE ONLY circuit_elements
    ADD CONSTRAINT circuit_elements_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY circuit_licence_types
    ADD CONSTRAINT circuit_licence_types_circuit_id_licence_type_id_pk PRIMARY KEY (circuit_id, licence_type_id);
--> statement-breakpoint
ALTER TABLE ONLY circuit_zones
    ADD CONSTRAINT circuit_zones_circuit_id UNIQUE (circuit_id, id);
--> statement-breakpoint
ALTER TABLE ONLY circuit_zones
    ADD CONSTRAINT circuit_zones_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY circuits
    ADD CONSTRAINT circuits_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY circuits
    ADD CONSTRAINT circuits_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY class_rooms
    ADD CONSTRAINT class_rooms_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY class_rooms
    ADD CONSTRAINT class_rooms_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY maintenance_orders
    ADD CONSTRAINT maintenance_orders__planned_from__order_overlaps EXCLUDE USING gist (int4range(vehicle_id, vehicle_id, '[]'::text) WITH &&, daterange(planned_from, COALESCE(planned_to, planned_from), '[]'::text) WITH &&) WHERE (((status = ANY (ARRAY['planned'::text, 'in_progress'::text])) AND (archived_at IS NULL) AND (planned_from IS NOT NULL)));
--> statement-breakpoint
ALTER TABLE ONLY maintenance_orders
    ADD CONSTRAINT maintenance_orders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY maintenance_orders
    ADD CONSTRAINT maintenance_orders_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY simulator_calibrations
    ADD CONSTRAINT simulator_calibrations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY simulator_licence_types
    ADD CONSTRAINT simulator_licence_types_simulator_id_licence_type_id_pk PRIMARY KEY (simulator_id, licence_type_id);
--> statement-breakpoint
ALTER TABLE ONLY simulator_scenarios
    ADD CONSTRAINT simulator_scenarios_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY simulators
    ADD CONSTRAINT simulators_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY simulators
    ADD CONSTRAINT simulators_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_checks
    ADD CONSTRAINT vehicle_checks_once UNIQUE (tenant, vehicle_id, checked_by, day);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_checks
    ADD CONSTRAINT vehicle_checks_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_defects
    ADD CONSTRAINT vehicle_defects_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_defects
    ADD CONSTRAINT vehicle_defects_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_documents
    ADD CONSTRAINT vehicle_documents_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_insurances
    ADD CONSTRAINT vehicle_insurances_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_licence_types
    ADD CONSTRAINT vehicle_licence_types_vehicle_id_licence_type_id_pk PRIMARY KEY (vehicle_id, licence_type_id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_odometer
    ADD CONSTRAINT vehicle_odometer_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_purposes
    ADD CONSTRAINT vehicle_purposes_vehicle_id_purpose_id_pk PRIMARY KEY (vehicle_id, purpose_id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_reminders
    ADD CONSTRAINT vehicle_reminders_vehicle_id_paper_expires_on_days_pk PRIMARY KEY (vehicle_id, paper, expires_on, days);
--> statement-breakpoint
ALTER TABLE ONLY vehicles
    ADD CONSTRAINT vehicles_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY vehicles
    ADD CONSTRAINT vehicles_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
CREATE INDEX circuit_elements_circuit ON circuit_elements USING btree (circuit_id, place);
--> statement-breakpoint
CREATE INDEX circuit_licence_types_licence ON circuit_licence_types USING btree (tenant, licence_type_id);
--> statement-breakpoint
CREATE UNIQUE INDEX circuits__name ON circuits USING btree (tenant, branch_id, normalise_text(names_text(name))) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX circuits_list ON circuits USING btree (tenant, branch_id);
--> statement-breakpoint
CREATE INDEX circuits_reopening ON circuits USING btree (reopens_at) WHERE (reopens_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX circuits_until ON circuits USING btree (status_until) WHERE (status_until IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX class_rooms__name ON class_rooms USING btree (tenant, branch_id, normalise_text(names_text(name))) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX class_rooms_list ON class_rooms USING btree (tenant, branch_id);
--> statement-breakpoint
CREATE INDEX class_rooms_until ON class_rooms USING btree (status_until) WHERE (status_until IS NOT NULL);
--> statement-breakpoint
CREATE INDEX maintenance_orders_files ON maintenance_orders USING gin (file_ids);
--> statement-breakpoint
CREATE INDEX maintenance_orders_list ON maintenance_orders USING btree (tenant, status, planned_from);
--> statement-breakpoint
CREATE INDEX maintenance_orders_vehicle ON maintenance_orders USING btree (tenant, vehicle_id);
--> statement-breakpoint
CREATE INDEX simulator_calibrations_list ON simulator_calibrations USING btree (simulator_id, day DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX simulator_licence_types_licence ON simulator_licence_types USING btree (tenant, licence_type_id);
--> statement-breakpoint
CREATE UNIQUE INDEX simulator_scenarios__scenarios ON simulator_scenarios USING btree (simulator_id, lower(code));
--> statement-breakpoint
CREATE UNIQUE INDEX simulators__asset_no ON simulators USING btree (tenant, lower(asset_no)) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX simulators__serial_no ON simulators USING btree (tenant, lower(serial_no)) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX simulators_list ON simulators USING btree (tenant, branch_id);
--> statement-breakpoint
CREATE INDEX simulators_reminders ON simulators USING btree (reminds_at) WHERE (reminds_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX simulators_room ON simulators USING btree (tenant, class_room_id);
--> statement-breakpoint
CREATE INDEX simulators_until ON simulators USING btree (status_until) WHERE (status_until IS NOT NULL);
--> statement-breakpoint
CREATE INDEX vehicle_checks_files ON vehicle_checks USING gin (photo_ids);
--> statement-breakpoint
CREATE INDEX vehicle_checks_list ON vehicle_checks USING btree (tenant, vehicle_id, at DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX vehicle_defects_files ON vehicle_defects USING gin (photo_ids);
--> statement-breakpoint
CREATE INDEX vehicle_defects_list ON vehicle_defects USING btree (tenant, status, severity);
--> statement-breakpoint
CREATE INDEX vehicle_defects_order ON vehicle_defects USING btree (tenant, order_id);
--> statement-breakpoint
CREATE INDEX vehicle_defects_vehicle ON vehicle_defects USING btree (tenant, vehicle_id);
--> statement-breakpoint
CREATE INDEX vehicle_documents_file ON vehicle_documents USING btree (file_id) WHERE (file_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX vehicle_documents_list ON vehicle_documents USING btree (tenant, vehicle_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX vehicle_insurances_file ON vehicle_insurances USING btree (file_id) WHERE (file_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX vehicle_insurances_latest ON vehicle_insurances USING btree (tenant, vehicle_id, expires_on DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX vehicle_licence_types_licence ON vehicle_licence_types USING btree (tenant, licence_type_id);
--> statement-breakpoint
CREATE INDEX vehicle_odometer_latest ON vehicle_odometer USING btree (tenant, vehicle_id, read_at DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX vehicles__chassis_no ON vehicles USING btree (chassis_no) WHERE ((archived_at IS NULL) AND (status <> 'decommissioned'::text));
--> statement-breakpoint
CREATE UNIQUE INDEX vehicles__name ON vehicles USING btree (tenant, normalise_text(names_text(name))) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX vehicles__registration_no ON vehicles USING btree (COALESCE(country_id, 0), plate_key) WHERE ((archived_at IS NULL) AND (status <> 'decommissioned'::text));
--> statement-breakpoint
CREATE INDEX vehicles_branch ON vehicles USING btree (tenant, branch_id);
--> statement-breakpoint
CREATE INDEX vehicles_brand ON vehicles USING btree (brand_id);
--> statement-breakpoint
CREATE INDEX vehicles_list ON vehicles USING btree (tenant, status);
--> statement-breakpoint
CREATE INDEX vehicles_photo ON vehicles USING btree (photo_id) WHERE (photo_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX vehicles_remind ON vehicles USING btree (remind_at) WHERE (remind_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX vehicles_type ON vehicles USING btree (type_id);
--> statement-breakpoint
ALTER TABLE ONLY circuit_elements
    ADD CONSTRAINT circuit_elements_circuit FOREIGN KEY (tenant, circuit_id) REFERENCES circuits(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY circuit_elements
    ADD CONSTRAINT circuit_elements_zone FOREIGN KEY (circuit_id, zone_id) REFERENCES circuit_zones(circuit_id, id);
--> statement-breakpoint
ALTER TABLE ONLY circuit_licence_types
    ADD CONSTRAINT circuit_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY circuit_licence_types
    ADD CONSTRAINT circuit_licence_types_circuit FOREIGN KEY (tenant, circuit_id) REFERENCES circuits(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY circuit_zones
    ADD CONSTRAINT circuit_zones_circuit FOREIGN KEY (tenant, circuit_id) REFERENCES circuits(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY circuits
    ADD CONSTRAINT circuits__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY circuits
    ADD CONSTRAINT circuits_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY class_rooms
    ADD CONSTRAINT class_rooms__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY class_rooms
    ADD CONSTRAINT class_rooms_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY maintenance_orders
    ADD CONSTRAINT maintenance_orders__vehicle_id FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY maintenance_orders
    ADD CONSTRAINT maintenance_orders_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY simulator_calibrations
    ADD CONSTRAINT simulator_calibrations_simulator FOREIGN KEY (tenant, simulator_id) REFERENCES simulators(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY simulator_licence_types
    ADD CONSTRAINT simulator_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY simulator_licence_types
    ADD CONSTRAINT simulator_licence_types_simulator FOREIGN KEY (tenant, simulator_id) REFERENCES simulators(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY simulator_scenarios
    ADD CONSTRAINT simulator_scenarios_simulator FOREIGN KEY (tenant, simulator_id) REFERENCES simulators(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY simulators
    ADD CONSTRAINT simulators__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY simulators
    ADD CONSTRAINT simulators__class_room_id FOREIGN KEY (tenant, class_room_id) REFERENCES class_rooms(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY simulators
    ADD CONSTRAINT simulators_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_checks
    ADD CONSTRAINT vehicle_checks_checked_by_users_id_fk FOREIGN KEY (checked_by) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_checks
    ADD CONSTRAINT vehicle_checks_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_checks
    ADD CONSTRAINT vehicle_checks_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_defects
    ADD CONSTRAINT vehicle_defects__order_id FOREIGN KEY (tenant, order_id) REFERENCES maintenance_orders(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_defects
    ADD CONSTRAINT vehicle_defects__vehicle_id FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_defects
    ADD CONSTRAINT vehicle_defects_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_documents
    ADD CONSTRAINT vehicle_documents_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_insurances
    ADD CONSTRAINT vehicle_insurances_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_licence_types
    ADD CONSTRAINT vehicle_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_licence_types
    ADD CONSTRAINT vehicle_licence_types_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_odometer
    ADD CONSTRAINT vehicle_odometer_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_purposes
    ADD CONSTRAINT vehicle_purposes_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicle_reminders
    ADD CONSTRAINT vehicle_reminders_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicles
    ADD CONSTRAINT vehicles__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicles
    ADD CONSTRAINT vehicles__default_trainer_id FOREIGN KEY (tenant, default_trainer_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY vehicles
    ADD CONSTRAINT vehicles_country_id_countries_id_fk FOREIGN KEY (country_id) REFERENCES countries(id);
--> statement-breakpoint
ALTER TABLE ONLY vehicles
    ADD CONSTRAINT vehicles_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
