CREATE TABLE invoice_clients (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    client jsonb NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text((((((client ->> 'name'::text) || ' '::text) || (client ->> 'company'::text)) || ' '::text) || (client ->> 'companyEmail'::text)))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE invoice_counts (
    id bigint NOT NULL,
    tenant integer NOT NULL,
    kind text NOT NULL,
    label text NOT NULL,
    total integer NOT NULL,
    balance_minor bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE invoice_lines (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    invoice_id integer NOT NULL,
    "position" smallint NOT NULL,
    item text NOT NULL,
    description jsonb NOT NULL,
    qty numeric(12,3) NOT NULL,
    unit_price_minor bigint NOT NULL,
    discount_bps smallint DEFAULT 0 NOT NULL,
    tax1_bps smallint DEFAULT 0 NOT NULL,
    tax2_bps smallint DEFAULT 0 NOT NULL,
    original_line_id integer,
    CONSTRAINT invoice_lines_price CHECK ((unit_price_minor >= 0)),
    CONSTRAINT invoice_lines_qty CHECK ((qty > (0)::numeric)),
    CONSTRAINT invoice_lines_shares CHECK ((((discount_bps >= 0) AND (discount_bps <= 10000)) AND ((tax1_bps >= 0) AND (tax1_bps <= 10000)) AND ((tax2_bps >= 0) AND (tax2_bps <= 10000))))
);
--> statement-breakpoint
CREATE TABLE invoice_numbers (
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    series text NOT NULL,
    year smallint NOT NULL,
    last integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE invoice_payments (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    invoice_id integer NOT NULL,
    kind text DEFAULT 'payment'::text NOT NULL,
    amount_minor bigint NOT NULL,
    method text NOT NULL,
    paid_on date NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    reverses_id integer,
    key text,
    created_by integer,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT invoice_payments_kind CHECK ((((kind = 'payment'::text) = (amount_minor > 0)) AND (amount_minor <> 0))),
    CONSTRAINT invoice_payments_method CHECK ((method = ANY (ARRAY['cash'::text, 'bank_transfer'::text, 'debit'::text, 'credit'::text, 'paypal'::text]))),
    CONSTRAINT invoice_payments_reversal CHECK (((kind = 'reversal'::text) = (reverses_id IS NOT NULL)))
);
--> statement-breakpoint
CREATE TABLE invoice_reminders (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    invoice_id integer NOT NULL,
    level smallint NOT NULL,
    sent_to text NOT NULL,
    sent_on date NOT NULL,
    created_by integer,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE invoice_settings (
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    id integer NOT NULL,
    bank_name text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    iban text DEFAULT ''::text NOT NULL,
    swift_code text DEFAULT ''::text NOT NULL,
    prefix text DEFAULT 'INV'::text NOT NULL,
    credit_prefix text DEFAULT 'CN'::text NOT NULL,
    due_days smallint DEFAULT 14 NOT NULL,
    tax1_bps smallint DEFAULT 1500 NOT NULL,
    tax2_bps smallint DEFAULT 0 NOT NULL,
    terms text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    tax_number text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT invoice_settings_prefix CHECK ((prefix <> credit_prefix))
);
--> statement-breakpoint
CREATE TABLE invoices (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    kind text DEFAULT 'invoice'::text NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    label text DEFAULT 'draft'::text NOT NULL,
    number text,
    client_id integer,
    buyer_id integer,
    original_id integer,
    client jsonb NOT NULL,
    seller jsonb,
    service jsonb DEFAULT '{}'::jsonb NOT NULL,
    issued_on date NOT NULL,
    due_on date NOT NULL,
    currency text NOT NULL,
    total_minor bigint DEFAULT 0 NOT NULL,
    paid_minor bigint DEFAULT 0 NOT NULL,
    credited_minor bigint DEFAULT 0 NOT NULL,
    balance_minor bigint GENERATED ALWAYS AS (
CASE
    WHEN ((kind = 'invoice'::text) AND (state <> 'void'::text)) THEN ((total_minor - paid_minor) - credited_minor)
    ELSE (0)::bigint
END) STORED NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    salesperson text DEFAULT ''::text NOT NULL,
    accept_via text,
    show_terms boolean DEFAULT true NOT NULL,
    show_notes boolean DEFAULT true NOT NULL,
    show_stub boolean DEFAULT false NOT NULL,
    issued_at timestamp(3) with time zone,
    sent_at timestamp(3) with time zone,
    downloaded_at timestamp(3) with time zone,
    past_due_at timestamp(3) with time zone,
    void_reason text DEFAULT ''::text NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text((((client ->> 'name'::text) || ' '::text) || (client ->> 'companyEmail'::text)))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT invoices_credit CHECK (((kind = 'credit_note'::text) = (original_id IS NOT NULL))),
    CONSTRAINT invoices_due CHECK ((due_on >= issued_on)),
    CONSTRAINT invoices_kind CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
    CONSTRAINT invoices_number CHECK (((number IS NULL) = (state = 'draft'::text))),
    CONSTRAINT invoices_state CHECK ((state = ANY (ARRAY['draft'::text, 'issued'::text, 'void'::text]))),
    CONSTRAINT invoices_sums CHECK (
CASE
    WHEN (kind = 'invoice'::text) THEN (((paid_minor >= 0) AND (paid_minor <= total_minor)) AND ((credited_minor >= 0) AND (credited_minor <= total_minor)))
    ELSE ((total_minor <= 0) AND (paid_minor = 0) AND (credited_minor = 0))
END)
);
--> statement-breakpoint
CREATE TABLE shop_addresses (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    user_id integer NOT NULL,
    address jsonb NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE shop_cart_lines (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    user_id integer NOT NULL,
    product_id integer NOT NULL,
    qty smallint DEFAULT 1 NOT NULL,
    color text,
    added_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shop_cart_lines_color CHECK ((color = ANY (ARRAY['primary'::text, 'success'::text, 'warning'::text, 'danger'::text, 'info'::text]))),
    CONSTRAINT shop_cart_lines_qty CHECK (((qty >= 1) AND (qty <= 10)))
);
--> statement-breakpoint
CREATE TABLE shop_categories (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    names jsonb NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE shop_changes (
    id bigint NOT NULL,
    tenant integer NOT NULL,
    total integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE shop_coupons (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    code text NOT NULL,
    percent smallint,
    amount_minor integer,
    min_minor integer DEFAULT 0 NOT NULL,
    starts_on date,
    ends_on date,
    max_uses integer,
    uses integer DEFAULT 0 NOT NULL,
    once_per_person boolean DEFAULT true NOT NULL,
    category_id integer,
    is_listed boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(code)) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT shop_coupons_amount CHECK ((amount_minor > 0)),
    CONSTRAINT shop_coupons_days CHECK ((starts_on <= ends_on)),
    CONSTRAINT shop_coupons_percent CHECK (((percent >= 1) AND (percent <= 100))),
    CONSTRAINT shop_coupons_uses CHECK (((uses >= 0) AND (uses <= max_uses))),
    CONSTRAINT shop_coupons_value CHECK (((percent IS NULL) <> (amount_minor IS NULL)))
);
--> statement-breakpoint
CREATE TABLE shop_order_events (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    order_id integer NOT NULL,
    status text NOT NULL,
    user_id integer,
    note text DEFAULT ''::text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE shop_order_lines (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    order_id integer NOT NULL,
    product_id integer NOT NULL,
    names jsonb NOT NULL,
    image text NOT NULL,
    kind text NOT NULL,
    color text,
    qty smallint NOT NULL,
    list_unit_minor integer NOT NULL,
    unit_minor integer NOT NULL,
    price_minor integer NOT NULL,
    tax_bps integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE shop_orders (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    buyer_id integer NOT NULL,
    buyer_name text NOT NULL,
    status text DEFAULT 'placed'::text NOT NULL,
    placed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    title jsonb NOT NULL,
    pieces integer NOT NULL,
    has_goods boolean NOT NULL,
    currency text NOT NULL,
    price_minor bigint NOT NULL,
    coupon_id integer,
    coupon_code text,
    coupon_minor bigint DEFAULT 0 NOT NULL,
    tax_minor bigint NOT NULL,
    delivery_minor integer NOT NULL,
    total_minor bigint NOT NULL,
    payment_method text NOT NULL,
    address jsonb,
    note text DEFAULT ''::text NOT NULL,
    invoice_id integer,
    invoice_number text,
    idempotency_key uuid,
    search text GENERATED ALWAYS AS (normalise_text(((buyer_name || ' o-'::text) || (id)::text))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT shop_orders_status CHECK ((status = ANY (ARRAY['placed'::text, 'paid'::text, 'packed'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text]))),
    CONSTRAINT shop_orders_total CHECK ((total_minor >= 0))
);
--> statement-breakpoint
CREATE TABLE shop_products (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    category_id integer NOT NULL,
    names jsonb NOT NULL,
    descriptions jsonb DEFAULT '{}'::jsonb NOT NULL,
    sku text DEFAULT ''::text NOT NULL,
    brand text NOT NULL,
    kind text DEFAULT 'goods'::text NOT NULL,
    list_price_minor integer NOT NULL,
    discount_percent smallint DEFAULT 0 NOT NULL,
    price_minor integer GENERATED ALWAYS AS ((list_price_minor - (floor(((((list_price_minor * discount_percent))::numeric / 100.0) + 0.5)))::integer)) STORED NOT NULL,
    tax_bps integer DEFAULT 1500 NOT NULL,
    has_free_shipping boolean DEFAULT false NOT NULL,
    delivery_days smallint DEFAULT 3 NOT NULL,
    image text NOT NULL,
    stock integer,
    status text DEFAULT 'draft'::text NOT NULL,
    rating_sum integer DEFAULT 0 NOT NULL,
    rating_count integer DEFAULT 0 NOT NULL,
    rating_tenths smallint GENERATED ALWAYS AS (
CASE
    WHEN (rating_count = 0) THEN 0
    ELSE ((round((((rating_sum)::numeric * 10.0) / (rating_count)::numeric)))::smallint)::integer
END) STORED NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((((((((COALESCE((names ->> 'ar'::text), ''::text) || chr(10)) || COALESCE((names ->> 'en'::text), ''::text)) || chr(10)) || COALESCE((names ->> 'de'::text), ''::text)) || chr(10)) || COALESCE((names ->> 'fr'::text), ''::text)) || chr(10)) || COALESCE((names ->> 'pt'::text), ''::text)))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT shop_products_archived CHECK (((archived_at IS NULL) OR (status = 'retired'::text))),
    CONSTRAINT shop_products_days CHECK (((delivery_days >= 1) AND (delivery_days <= 8))),
    CONSTRAINT shop_products_discount CHECK (((discount_percent = 0) OR ((discount_percent >= 3) AND (discount_percent <= 20)))),
    CONSTRAINT shop_products_kind CHECK ((kind = ANY (ARRAY['goods'::text, 'lesson_package'::text, 'exam_fee'::text, 'course'::text]))),
    CONSTRAINT shop_products_price CHECK (((list_price_minor >= 0) AND ((tax_bps >= 0) AND (tax_bps <= 10000)))),
    CONSTRAINT shop_products_status CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'retired'::text]))),
    CONSTRAINT shop_products_stock CHECK ((stock >= 0))
);
--> statement-breakpoint
CREATE TABLE shop_reviews (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    product_id integer NOT NULL,
    user_id integer NOT NULL,
    rating smallint NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    hidden_reason text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    edited_at timestamp(3) with time zone,
    search text GENERATED ALWAYS AS (normalise_text(text)) STORED NOT NULL,
    is_waiting boolean DEFAULT false NOT NULL,
    CONSTRAINT shop_reviews_rating CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT shop_reviews_waiting CHECK ((is_hidden OR (NOT is_waiting)))
);
--> statement-breakpoint
CREATE TABLE shop_settings (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    delivery_minor integer DEFAULT 2500 NOT NULL,
    delivery_tax_bps integer DEFAULT 1500 NOT NULL,
    free_from_minor integer,
    payment_methods text[] DEFAULT '{cash_on_delivery,bank_transfer,card_terminal,invoice}'::text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT shop_settings_delivery CHECK (((delivery_minor >= 0) AND (free_from_minor >= 0)))
);
--> statement-breakpoint
CREATE TABLE shop_stock_changes (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    product_id integer NOT NULL,
    change integer NOT NULL,
    stock integer NOT NULL,
    reason text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    order_id integer,
    user_id integer,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE shop_wishes (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    user_id integer NOT NULL,
    product_id integer NOT NULL,
    added_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE invoice_clients ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME invoice_clients_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE invoice_counts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME invoice_counts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE invoice_lines ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME invoice_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE invoice_payments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME invoice_payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE invoice_reminders ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME invoice_reminders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE invoice_settings ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME invoice_settings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE invoices ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_addresses ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_cart_lines ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_cart_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_categories ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME shop_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_coupons ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_coupons_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_order_events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_order_lines ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_order_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_orders ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_products ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_products_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_reviews ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_settings ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_settings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_stock_changes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_stock_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE shop_wishes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME shop_wishes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE ONLY invoice_clients
    ADD CONSTRAINT invoice_clients_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_clients
    ADD CONSTRAINT invoice_clients_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_counts
    ADD CONSTRAINT invoice_counts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_lines
    ADD CONSTRAINT invoice_lines_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_numbers
    ADD CONSTRAINT invoice_numbers_series UNIQUE (tenant, series, year);
--> statement-breakpoint
ALTER TABLE ONLY invoice_payments
    ADD CONSTRAINT invoice_payments_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_reminders
    ADD CONSTRAINT invoice_reminders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_settings
    ADD CONSTRAINT invoice_settings_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_settings
    ADD CONSTRAINT invoice_settings_tenant UNIQUE (tenant);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_addresses
    ADD CONSTRAINT shop_addresses_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_cart_lines
    ADD CONSTRAINT shop_cart_lines_once UNIQUE (user_id, product_id);
--> statement-breakpoint
ALTER TABLE ONLY shop_cart_lines
    ADD CONSTRAINT shop_cart_lines_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_categories
    ADD CONSTRAINT shop_categories_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_categories
    ADD CONSTRAINT shop_categories_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_changes
    ADD CONSTRAINT shop_changes_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_coupons
    ADD CONSTRAINT shop_coupons_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_coupons
    ADD CONSTRAINT shop_coupons_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_order_events
    ADD CONSTRAINT shop_order_events_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_order_lines
    ADD CONSTRAINT shop_order_lines_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_orders
    ADD CONSTRAINT shop_orders_once UNIQUE (buyer_id, idempotency_key);
--> statement-breakpoint
ALTER TABLE ONLY shop_orders
    ADD CONSTRAINT shop_orders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_orders
    ADD CONSTRAINT shop_orders_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_products
    ADD CONSTRAINT shop_products_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_products
    ADD CONSTRAINT shop_products_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_reviews
    ADD CONSTRAINT shop_reviews_once UNIQUE (product_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY shop_reviews
    ADD CONSTRAINT shop_reviews_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_settings
    ADD CONSTRAINT shop_settings_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_settings
    ADD CONSTRAINT shop_settings_tenant UNIQUE (tenant);
--> statement-breakpoint
ALTER TABLE ONLY shop_stock_changes
    ADD CONSTRAINT shop_stock_changes_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shop_wishes
    ADD CONSTRAINT shop_wishes_once UNIQUE (user_id, product_id);
--> statement-breakpoint
ALTER TABLE ONLY shop_wishes
    ADD CONSTRAINT shop_wishes_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE UNIQUE INDEX invoice_clients_name ON invoice_clients USING btree (tenant, normalise_text((client ->> 'name'::text)), lower((client ->> 'companyEmail'::text))) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX invoice_clients_search_idx ON invoice_clients USING gin (tenant, search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX invoice_counts_idx ON invoice_counts USING btree (tenant, kind, label);
--> statement-breakpoint
CREATE INDEX invoice_lines_original_idx ON invoice_lines USING btree (original_line_id) WHERE (original_line_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX invoice_lines_position ON invoice_lines USING btree (invoice_id, "position");
--> statement-breakpoint
CREATE INDEX invoice_payments_day_idx ON invoice_payments USING btree (tenant, paid_on);
--> statement-breakpoint
CREATE INDEX invoice_payments_invoice_idx ON invoice_payments USING btree (invoice_id, id);
--> statement-breakpoint
CREATE UNIQUE INDEX invoice_payments_key ON invoice_payments USING btree (tenant, key) WHERE (key IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX invoice_payments_reverses ON invoice_payments USING btree (reverses_id) WHERE (reverses_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX invoice_reminders_day ON invoice_reminders USING btree (invoice_id, sent_on);
--> statement-breakpoint
CREATE INDEX invoices_balance_idx ON invoices USING btree (tenant, balance_minor, id);
--> statement-breakpoint
CREATE INDEX invoices_buyer_idx ON invoices USING btree (tenant, buyer_id, id) WHERE (buyer_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX invoices_client_idx ON invoices USING btree (tenant, ((client ->> 'name'::text)), id);
--> statement-breakpoint
CREATE INDEX invoices_due_idx ON invoices USING btree (tenant, due_on, id);
--> statement-breakpoint
CREATE INDEX invoices_issued_idx ON invoices USING btree (tenant, issued_on, id);
--> statement-breakpoint
CREATE INDEX invoices_label_idx ON invoices USING btree (tenant, label, id);
--> statement-breakpoint
CREATE UNIQUE INDEX invoices_number_key ON invoices USING btree (tenant, number) WHERE (number IS NOT NULL);
--> statement-breakpoint
CREATE INDEX invoices_original_idx ON invoices USING btree (original_id) WHERE (original_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX invoices_past_due_idx ON invoices USING btree (past_due_at) WHERE (label = ANY (ARRAY['sent'::text, 'downloaded'::text, 'partial'::text]));
--> statement-breakpoint
CREATE INDEX invoices_search_idx ON invoices USING gin (tenant, ((id >> 13)), search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX invoices_total_idx ON invoices USING btree (tenant, total_minor, id);
--> statement-breakpoint
CREATE UNIQUE INDEX shop_addresses_default ON shop_addresses USING btree (user_id) WHERE is_default;
--> statement-breakpoint
CREATE INDEX shop_addresses_idx ON shop_addresses USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX shop_cart_lines_product_idx ON shop_cart_lines USING btree (tenant, product_id);
--> statement-breakpoint
CREATE INDEX shop_changes_idx ON shop_changes USING btree (tenant);
--> statement-breakpoint
CREATE UNIQUE INDEX shop_coupons_code ON shop_coupons USING btree (tenant, code) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX shop_coupons_search_idx ON shop_coupons USING gin (tenant, search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX shop_order_events_idx ON shop_order_events USING btree (order_id, id);
--> statement-breakpoint
CREATE INDEX shop_order_lines_order_idx ON shop_order_lines USING btree (order_id);
--> statement-breakpoint
CREATE INDEX shop_order_lines_product_idx ON shop_order_lines USING btree (product_id, order_id);
--> statement-breakpoint
CREATE INDEX shop_orders_buyer_idx ON shop_orders USING btree (buyer_id, id);
--> statement-breakpoint
CREATE INDEX shop_orders_coupon_idx ON shop_orders USING btree (coupon_id, buyer_id);
--> statement-breakpoint
CREATE INDEX shop_orders_invoice_idx ON shop_orders USING btree (tenant, invoice_id);
--> statement-breakpoint
CREATE INDEX shop_orders_placed_idx ON shop_orders USING btree (tenant, placed_at);
--> statement-breakpoint
CREATE INDEX shop_orders_search_idx ON shop_orders USING gin (tenant, search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX shop_orders_status_idx ON shop_orders USING btree (tenant, status, id);
--> statement-breakpoint
CREATE INDEX shop_orders_total_idx ON shop_orders USING btree (tenant, total_minor, id);
--> statement-breakpoint
CREATE INDEX shop_products_category_idx ON shop_products USING btree (tenant, category_id, id);
--> statement-breakpoint
CREATE INDEX shop_products_facets_idx ON shop_products USING btree (tenant, category_id, brand, rating_tenths, price_minor, stock, id) WHERE (status = 'active'::text);
--> statement-breakpoint
CREATE INDEX shop_products_price_idx ON shop_products USING btree (tenant, price_minor, id);
--> statement-breakpoint
CREATE INDEX shop_products_rating_idx ON shop_products USING btree (tenant, rating_tenths, id);
--> statement-breakpoint
CREATE INDEX shop_products_search_idx ON shop_products USING gin (tenant, search gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX shop_products_sku ON shop_products USING btree (tenant, sku) WHERE ((sku <> ''::text) AND (archived_at IS NULL));
--> statement-breakpoint
CREATE INDEX shop_reviews_product_idx ON shop_reviews USING btree (product_id, id);
--> statement-breakpoint
CREATE INDEX shop_reviews_search_idx ON shop_reviews USING gin (tenant, search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX shop_reviews_tenant_idx ON shop_reviews USING btree (tenant, id);
--> statement-breakpoint
CREATE INDEX shop_stock_changes_idx ON shop_stock_changes USING btree (product_id, id);
--> statement-breakpoint
CREATE INDEX shop_wishes_product_idx ON shop_wishes USING btree (tenant, product_id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_lines
    ADD CONSTRAINT invoice_lines_invoice FOREIGN KEY (tenant, invoice_id) REFERENCES invoices(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY invoice_lines
    ADD CONSTRAINT invoice_lines_original_line_id_invoice_lines_id_fk FOREIGN KEY (original_line_id) REFERENCES invoice_lines(id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_payments
    ADD CONSTRAINT invoice_payments_invoice FOREIGN KEY (tenant, invoice_id) REFERENCES invoices(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_payments
    ADD CONSTRAINT invoice_payments_reverses_id_invoice_payments_id_fk FOREIGN KEY (reverses_id) REFERENCES invoice_payments(id);
--> statement-breakpoint
ALTER TABLE ONLY invoice_reminders
    ADD CONSTRAINT invoice_reminders_invoice FOREIGN KEY (tenant, invoice_id) REFERENCES invoices(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_buyer FOREIGN KEY (tenant, buyer_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_client FOREIGN KEY (tenant, client_id) REFERENCES invoice_clients(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_original FOREIGN KEY (tenant, original_id) REFERENCES invoices(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_addresses
    ADD CONSTRAINT shop_addresses_person FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_cart_lines
    ADD CONSTRAINT shop_cart_lines_person FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_cart_lines
    ADD CONSTRAINT shop_cart_lines_product FOREIGN KEY (tenant, product_id) REFERENCES shop_products(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_coupons
    ADD CONSTRAINT shop_coupons_category FOREIGN KEY (tenant, category_id) REFERENCES shop_categories(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_order_events
    ADD CONSTRAINT shop_order_events_order FOREIGN KEY (tenant, order_id) REFERENCES shop_orders(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_order_lines
    ADD CONSTRAINT shop_order_lines_order FOREIGN KEY (tenant, order_id) REFERENCES shop_orders(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_order_lines
    ADD CONSTRAINT shop_order_lines_product FOREIGN KEY (tenant, product_id) REFERENCES shop_products(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_orders
    ADD CONSTRAINT shop_orders_buyer FOREIGN KEY (tenant, buyer_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_orders
    ADD CONSTRAINT shop_orders_coupon FOREIGN KEY (tenant, coupon_id) REFERENCES shop_coupons(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_orders
    ADD CONSTRAINT shop_orders_invoice FOREIGN KEY (tenant, invoice_id) REFERENCES invoices(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_products
    ADD CONSTRAINT shop_products_category FOREIGN KEY (tenant, category_id) REFERENCES shop_categories(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_reviews
    ADD CONSTRAINT shop_reviews_person FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_reviews
    ADD CONSTRAINT shop_reviews_product FOREIGN KEY (tenant, product_id) REFERENCES shop_products(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_stock_changes
    ADD CONSTRAINT shop_stock_changes_product FOREIGN KEY (tenant, product_id) REFERENCES shop_products(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_wishes
    ADD CONSTRAINT shop_wishes_person FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY shop_wishes
    ADD CONSTRAINT shop_wishes_product FOREIGN KEY (tenant, product_id) REFERENCES shop_products(tenant, id);
