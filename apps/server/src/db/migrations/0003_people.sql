CREATE TABLE comment_likes (
    comment_id integer NOT NULL,
    user_id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE follows (
    follower_id integer NOT NULL,
    followed_id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT follows_self CHECK ((follower_id <> followed_id))
);
--> statement-breakpoint
CREATE TABLE headline_stars (
    user_id integer NOT NULL,
    headline_key text NOT NULL
);
--> statement-breakpoint
CREATE TABLE headlines (
    key text NOT NULL,
    topic_key text NOT NULL,
    tags text NOT NULL,
    title jsonb NOT NULL,
    text jsonb NOT NULL,
    link text NOT NULL,
    published_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE photos (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    owner_id integer NOT NULL,
    file_id integer,
    type text NOT NULL,
    bytes integer NOT NULL,
    hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE poll_options (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    poll_id integer NOT NULL,
    place integer NOT NULL,
    name text NOT NULL,
    votes integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE poll_votes (
    poll_id integer NOT NULL,
    user_id integer NOT NULL,
    option_id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE polls (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    author_id integer NOT NULL,
    question text NOT NULL,
    votes integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT polls_question CHECK ((question <> ''::text))
);
--> statement-breakpoint
CREATE TABLE post_comments (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    post_id integer NOT NULL,
    author_id integer NOT NULL,
    text text NOT NULL,
    likes integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    status text DEFAULT 'approved'::text NOT NULL,
    CONSTRAINT post_comments_status CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'hidden'::text]))),
    CONSTRAINT post_comments_text CHECK ((text <> ''::text))
);
--> statement-breakpoint
CREATE TABLE post_likes (
    post_id integer NOT NULL,
    user_id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE posts (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    author_id integer NOT NULL,
    text text NOT NULL,
    photo_id integer,
    shared_id integer,
    likes integer DEFAULT 0 NOT NULL,
    comments integer DEFAULT 0 NOT NULL,
    shares integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT posts_content CHECK (((text <> ''::text) OR (photo_id IS NOT NULL) OR (shared_id IS NOT NULL)))
);
--> statement-breakpoint
CREATE TABLE topic_stars (
    user_id integer NOT NULL,
    topic_key text NOT NULL
);
--> statement-breakpoint
CREATE TABLE topics (
    key text NOT NULL,
    place integer NOT NULL,
    image text NOT NULL,
    name jsonb NOT NULL,
    subtitle jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE user_counts (
    id bigint NOT NULL,
    tenant integer NOT NULL,
    status text NOT NULL,
    list_role text NOT NULL,
    plan text NOT NULL,
    total integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE user_profiles (
    user_id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    list_role text DEFAULT 'subscriber'::text NOT NULL,
    plan text DEFAULT 'basic'::text NOT NULL,
    designation text DEFAULT ''::text NOT NULL,
    bio text DEFAULT ''::text NOT NULL,
    website text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    cover text,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    contact_options text[] DEFAULT '{}'::text[] NOT NULL,
    address jsonb DEFAULT '{}'::jsonb NOT NULL,
    social_links jsonb DEFAULT '{}'::jsonb NOT NULL,
    connections jsonb DEFAULT '{}'::jsonb NOT NULL,
    notices jsonb DEFAULT '{}'::jsonb NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT user_profiles_list_role CHECK ((list_role = ANY (ARRAY['admin'::text, 'author'::text, 'editor'::text, 'maintainer'::text, 'subscriber'::text, 'Student'::text, 'Teacher'::text]))),
    CONSTRAINT user_profiles_plan CHECK ((plan = ANY (ARRAY['basic'::text, 'team'::text, 'company'::text, 'enterprise'::text])))
);
--> statement-breakpoint
CREATE TABLE users (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    kind text DEFAULT 'staff'::text NOT NULL,
    role_id integer NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    full_name text GENERATED ALWAYS AS (TRIM(BOTH FROM ((first_name || ' '::text) || last_name))) STORED NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    phone text,
    avatar text,
    gender_id integer,
    country_id integer,
    employee_no text,
    birth_date date,
    address text,
    joined_on date,
    status text DEFAULT 'invited'::text NOT NULL,
    status_reason text,
    password_hash text,
    must_change_password boolean DEFAULT false NOT NULL,
    failed_logins integer DEFAULT 0 NOT NULL,
    locked_until timestamp(3) with time zone,
    last_login_at timestamp(3) with time zone,
    invited_at timestamp(3) with time zone,
    preferences jsonb DEFAULT '{}'::jsonb NOT NULL,
    bookmarks jsonb,
    search text GENERATED ALWAYS AS (normalise_text(((((((((((first_name || ' '::text) || last_name) || ' '::text) || username) || ' '::text) || email) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(employee_no, ''::text)))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    email_verified_at timestamp(3) with time zone,
    erased_at timestamp(3) with time zone,
    CONSTRAINT users_archived CHECK (((status = 'archived'::text) = (archived_at IS NOT NULL))),
    CONSTRAINT users_kind CHECK ((kind = ANY (ARRAY['staff'::text, 'trainer'::text, 'student'::text]))),
    CONSTRAINT users_phone CHECK ((phone ~ '^\+[1-9][0-9]{6,14}$'::text)),
    CONSTRAINT users_status CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'inactive'::text, 'archived'::text])))
);
--> statement-breakpoint
ALTER TABLE photos ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME photos_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE poll_options ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME poll_options_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE polls ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME polls_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE post_comments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME post_comments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE posts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME posts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE user_counts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME user_counts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE users ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE ONLY comment_likes
    ADD CONSTRAINT comment_likes_comment_id_user_id_pk PRIMARY KEY (comment_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY follows
    ADD CONSTRAINT follows_follower_id_followed_id_pk PRIMARY KEY (follower_id, followed_id);
--> statement-breakpoint
ALTER TABLE ONLY headline_stars
    ADD CONSTRAINT headline_stars_user_id_headline_key_pk PRIMARY KEY (user_id, headline_key);
--> statement-breakpoint
ALTER TABLE ONLY headlines
    ADD CONSTRAINT headlines_pkey PRIMARY KEY (key);
--> statement-breakpoint
ALTER TABLE ONLY photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY photos
    ADD CONSTRAINT photos_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY poll_options
    ADD CONSTRAINT poll_options_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY poll_options
    ADD CONSTRAINT poll_options_poll UNIQUE (poll_id, id);
--> statement-breakpoint
ALTER TABLE ONLY poll_options
    ADD CONSTRAINT poll_options_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY poll_votes
    ADD CONSTRAINT poll_votes_poll_id_user_id_pk PRIMARY KEY (poll_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY polls
    ADD CONSTRAINT polls_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY polls
    ADD CONSTRAINT polls_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY post_comments
    ADD CONSTRAINT post_comments_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY post_comments
    ADD CONSTRAINT post_comments_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY post_likes
    ADD CONSTRAINT post_likes_post_id_user_id_pk PRIMARY KEY (post_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY posts
    ADD CONSTRAINT posts_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY topic_stars
    ADD CONSTRAINT topic_stars_user_id_topic_key_pk PRIMARY KEY (user_id, topic_key);
--> statement-breakpoint
ALTER TABLE ONLY topics
    ADD CONSTRAINT topics_pkey PRIMARY KEY (key);
--> statement-breakpoint
ALTER TABLE ONLY user_counts
    ADD CONSTRAINT user_counts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY user_profiles
    ADD CONSTRAINT user_profiles_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
CREATE INDEX follows_followed_idx ON follows USING btree (followed_id, follower_id);
--> statement-breakpoint
CREATE INDEX headlines_newest_idx ON headlines USING btree (published_at);
--> statement-breakpoint
CREATE INDEX photos_file_idx ON photos USING btree (file_id);
--> statement-breakpoint
CREATE INDEX photos_owner_idx ON photos USING btree (tenant, owner_id, id) WHERE (file_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX poll_votes_option_idx ON poll_votes USING btree (option_id, created_at);
--> statement-breakpoint
CREATE INDEX polls_author_idx ON polls USING btree (tenant, author_id, id) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX polls_newest_idx ON polls USING btree (tenant, id) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX post_comments_post_idx ON post_comments USING btree (post_id, id) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX post_comments_waiting_idx ON post_comments USING btree (tenant, id) WHERE ((status = 'pending'::text) AND (archived_at IS NULL));
--> statement-breakpoint
CREATE INDEX post_likes_newest_idx ON post_likes USING btree (post_id, created_at, user_id);
--> statement-breakpoint
CREATE INDEX posts_author_idx ON posts USING btree (tenant, author_id, id) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX posts_photo_idx ON posts USING btree (photo_id) WHERE (photo_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX posts_shared_idx ON posts USING btree (shared_id) WHERE (shared_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX user_counts_idx ON user_counts USING btree (tenant, status, list_role, plan);
--> statement-breakpoint
CREATE INDEX user_profiles_plan_idx ON user_profiles USING btree (tenant, plan, user_id);
--> statement-breakpoint
CREATE INDEX user_profiles_role_idx ON user_profiles USING btree (tenant, list_role, user_id);
--> statement-breakpoint
CREATE INDEX users_contacts_idx ON users USING btree (tenant, COALESCE(NULLIF(full_name, ''::text), username), id) WHERE (status = 'active'::text);
--> statement-breakpoint
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email)) WHERE (status <> 'archived'::text);
--> statement-breakpoint
CREATE UNIQUE INDEX users_employee_no ON users USING btree (tenant, employee_no) WHERE (status <> 'archived'::text);
--> statement-breakpoint
CREATE INDEX users_list_idx ON users USING btree (tenant, kind, id DESC NULLS LAST) WHERE (status <> 'archived'::text);
--> statement-breakpoint
CREATE INDEX users_name_idx ON users USING btree (tenant, kind, full_name, id) WHERE (status <> 'archived'::text);
--> statement-breakpoint
CREATE INDEX users_people_email_idx ON users USING btree (tenant, email, id) WHERE (status <> 'archived'::text);
--> statement-breakpoint
CREATE INDEX users_people_name_idx ON users USING btree (tenant, full_name, id) WHERE (status <> 'archived'::text);
--> statement-breakpoint
CREATE INDEX users_people_status_idx ON users USING btree (tenant, status, id) WHERE (status <> 'archived'::text);
--> statement-breakpoint
CREATE INDEX users_role_idx ON users USING btree (tenant, role_id);
--> statement-breakpoint
CREATE INDEX users_search_idx ON users USING gin (tenant, search gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX users_username ON users USING btree (normalise_text(username)) WHERE (status <> 'archived'::text);
--> statement-breakpoint
ALTER TABLE ONLY comment_likes
    ADD CONSTRAINT comment_likes_comment FOREIGN KEY (tenant, comment_id) REFERENCES post_comments(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY comment_likes
    ADD CONSTRAINT comment_likes_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY file_readers
    ADD CONSTRAINT file_readers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY files
    ADD CONSTRAINT files_owner FOREIGN KEY (tenant, owner_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY follows
    ADD CONSTRAINT follows_followed FOREIGN KEY (tenant, followed_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY follows
    ADD CONSTRAINT follows_follower FOREIGN KEY (tenant, follower_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY headline_stars
    ADD CONSTRAINT headline_stars_headline_key_headlines_key_fk FOREIGN KEY (headline_key) REFERENCES headlines(key);
--> statement-breakpoint
ALTER TABLE ONLY headline_stars
    ADD CONSTRAINT headline_stars_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY headlines
    ADD CONSTRAINT headlines_topic_key_topics_key_fk FOREIGN KEY (topic_key) REFERENCES topics(key);
--> statement-breakpoint
ALTER TABLE ONLY identity_events
    ADD CONSTRAINT identity_events_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY known_browsers
    ADD CONSTRAINT known_browsers_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_held_for_users_id_fk FOREIGN KEY (held_for) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY password_links
    ADD CONSTRAINT password_links_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY photos
    ADD CONSTRAINT photos_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id);
--> statement-breakpoint
ALTER TABLE ONLY photos
    ADD CONSTRAINT photos_owner FOREIGN KEY (tenant, owner_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY plan_requests
    ADD CONSTRAINT plan_requests_person FOREIGN KEY (tenant, asked_by) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY poll_options
    ADD CONSTRAINT poll_options_tenant FOREIGN KEY (tenant, poll_id) REFERENCES polls(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY poll_votes
    ADD CONSTRAINT poll_votes_option FOREIGN KEY (poll_id, option_id) REFERENCES poll_options(poll_id, id);
--> statement-breakpoint
ALTER TABLE ONLY poll_votes
    ADD CONSTRAINT poll_votes_tenant FOREIGN KEY (tenant, poll_id) REFERENCES polls(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY poll_votes
    ADD CONSTRAINT poll_votes_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY polls
    ADD CONSTRAINT polls_author FOREIGN KEY (tenant, author_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY post_comments
    ADD CONSTRAINT post_comments_author FOREIGN KEY (tenant, author_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY post_comments
    ADD CONSTRAINT post_comments_post FOREIGN KEY (tenant, post_id) REFERENCES posts(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY post_likes
    ADD CONSTRAINT post_likes_post FOREIGN KEY (tenant, post_id) REFERENCES posts(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY post_likes
    ADD CONSTRAINT post_likes_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY posts
    ADD CONSTRAINT posts_author FOREIGN KEY (tenant, author_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY posts
    ADD CONSTRAINT posts_photo FOREIGN KEY (tenant, photo_id) REFERENCES photos(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY posts
    ADD CONSTRAINT posts_shared FOREIGN KEY (tenant, shared_id) REFERENCES posts(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY sign_in_failures
    ADD CONSTRAINT sign_in_failures_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY topic_stars
    ADD CONSTRAINT topic_stars_topic_key_topics_key_fk FOREIGN KEY (topic_key) REFERENCES topics(key);
--> statement-breakpoint
ALTER TABLE ONLY topic_stars
    ADD CONSTRAINT topic_stars_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY two_steps
    ADD CONSTRAINT two_steps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY user_profiles
    ADD CONSTRAINT user_profiles_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_country_id_countries_id_fk FOREIGN KEY (country_id) REFERENCES countries(id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_gender_id_genders_id_fk FOREIGN KEY (gender_id) REFERENCES genders(id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_role FOREIGN KEY (tenant, role_id) REFERENCES roles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
INSERT INTO topics (key, place, image, name, subtitle) VALUES
  ('road-safety', 1, '/topics/road-safety.svg', '{"ar": "السلامة على الطريق", "en": "Road safety", "de": "Sicher unterwegs", "fr": "Sécurité routière", "pt": "Segurança na estrada"}', '{"ar": "عادات تحمي الجميع", "en": "Habits that protect everybody", "de": "Gewohnheiten, die alle schützen", "fr": "Des réflexes qui protègent tout le monde", "pt": "Hábitos que protegem todos"}'),
  ('theory', 2, '/topics/theory.svg', '{"ar": "الدراسة النظرية", "en": "Theory", "de": "Theorie", "fr": "Théorie", "pt": "Teoria"}', '{"ar": "الإشارات والأولوية والأسئلة", "en": "Signs, priority, questions", "de": "Zeichen, Vorfahrt, Fragen", "fr": "Panneaux, priorité, questions", "pt": "Sinais, prioridade, perguntas"}'),
  ('lessons', 3, '/topics/lessons.svg', '{"ar": "دروس القيادة", "en": "Driving lessons", "de": "Fahrstunden", "fr": "Leçons de conduite", "pt": "Aulas de condução"}', '{"ar": "من الساحة إلى الطريق السريع", "en": "From the yard to the motorway", "de": "Vom Übungsplatz zur Autobahn", "fr": "De la piste à l’autoroute", "pt": "Do parque à autoestrada"}'),
  ('vehicles', 4, '/topics/vehicles.svg', '{"ar": "العناية بالمركبات", "en": "Vehicle care", "de": "Fahrzeugpflege", "fr": "Entretien des véhicules", "pt": "Cuidados com o veículo"}', '{"ar": "فحص قصير قبل كل درس", "en": "A short check before each lesson", "de": "Ein kurzer Blick vor jeder Stunde", "fr": "Un contrôle rapide avant chaque leçon", "pt": "Uma verificação antes de cada aula"}'),
  ('office', 5, '/topics/office.svg', '{"ar": "إدارة المدرسة", "en": "Running a school", "de": "Schule führen", "fr": "Gérer une école", "pt": "Gerir a escola"}', '{"ar": "مواعيد وموظفون وفواتير", "en": "Appointments, staff, invoices", "de": "Termine, Personal, Rechnungen", "fr": "Rendez-vous, personnel, factures", "pt": "Marcações, pessoal, faturas"}'),
  ('product', 6, '/topics/product.svg', '{"ar": "جديد DSMS", "en": "New in DSMS", "de": "Neu in DSMS", "fr": "Nouveautés DSMS", "pt": "Novidades do DSMS"}', '{"ar": "ما الذي أضفناه", "en": "What we added", "de": "Was dazugekommen ist", "fr": "Ce que nous avons ajouté", "pt": "O que acrescentámos"}');
--> statement-breakpoint
INSERT INTO headlines (key, topic_key, tags, link, published_at, title, text) VALUES
  ('profile', 'product', '#profile #colleagues', '/pages/profile', '2026-11-02 08:00+00', '{"ar": "لكل زميل صفحته", "en": "A page for every colleague", "de": "Eine Seite für alle", "fr": "Une page pour chacun", "pt": "Uma página para cada colega"}', '{"ar": "اكتب ما يهم فريقك، وأضف صورة، واسأل برأي سريع؛ لا يرى ذلك إلا من في مدرستك.", "en": "Write what matters to your team, add a picture, or ask a quick poll. Only people of your own school see it.", "de": "Schreiben Sie, was Ihr Team angeht, mit Bild oder kurzer Umfrage. Nur Ihre eigene Schule sieht es.", "fr": "Écrivez ce qui compte pour l’équipe, avec une photo ou un sondage. Seule votre école le voit.", "pt": "Escreva o que interessa à equipa, com uma foto ou uma sondagem. Só a sua escola vê."}'),
  ('two-step', 'product', '#security #account', '/pages/account-settings?tab=security', '2026-10-27 08:00+00', '{"ar": "خطوة ثانية تحمي حسابك", "en": "A second step guards your account", "de": "Ein zweiter Schritt schützt Ihr Konto", "fr": "Une seconde étape protège votre compte", "pt": "Um segundo passo protege a conta"}', '{"ar": "فعّل رمز تطبيق المصادقة من إعدادات الحساب، فلا تكفي كلمة المرور وحدها للدخول.", "en": "Switch on codes from an authenticator app in the account settings, and a password alone no longer lets anybody in.", "de": "Schalten Sie in den Kontoeinstellungen Codes einer App ein; ein Passwort allein reicht dann niemandem mehr.", "fr": "Activez les codes d’une application dans les paramètres du compte : le mot de passe seul ne suffit plus.", "pt": "Ative nas definições da conta os códigos de uma aplicação: a palavra-passe sozinha deixa de bastar."}'),
  ('distance', 'road-safety', '#distance #rain', '/pages/knowledge-base', '2026-10-19 08:00+00', '{"ar": "ثانيتان على الأقل، وضعفهما في المطر", "en": "Two seconds at least, twice that in rain", "de": "Zwei Sekunden, bei Regen das Doppelte", "fr": "Deux secondes au moins, le double sous la pluie", "pt": "Dois segundos, o dobro com chuva"}', '{"ar": "اختر علامة ثابتة على جانب الطريق وعدّ منذ أن تمر بها السيارة التي أمامك.", "en": "Pick a fixed point beside the road and count from the moment the car ahead passes it.", "de": "Merken Sie sich einen Punkt am Rand und zählen Sie, sobald der Wagen vor Ihnen ihn passiert.", "fr": "Choisissez un repère au bord de la route et comptez dès que la voiture devant le dépasse.", "pt": "Escolha um ponto fixo na berma e conte desde que o carro da frente passa por ele."}'),
  ('tyres', 'vehicles', '#tyres #check', '/apps/todo', '2026-10-12 08:00+00', '{"ar": "دقيقة للإطارات قبل أول درس", "en": "A minute for the tyres before the first lesson", "de": "Eine Minute für die Reifen", "fr": "Une minute pour les pneus", "pt": "Um minuto para os pneus"}', '{"ar": "ضغط الإطارات وهي باردة، وعمق النقش، ثم الأضواء: قائمة قصيرة يمكن إسنادها كمهمة.", "en": "Pressure while they are cold, depth of the tread, then the lights: a short list that can be given as a task.", "de": "Druck bei kalten Reifen, Profiltiefe, dann das Licht: eine kurze Liste, die man als Aufgabe vergeben kann.", "fr": "Pression à froid, profondeur des sculptures, puis les feux : une courte liste à donner comme tâche.", "pt": "Pressão a frio, profundidade do piso e depois as luzes: uma lista curta que se pode dar como tarefa."}'),
  ('roundabout', 'lessons', '#roundabout #priority', '/apps/calendar', '2026-10-05 08:00+00', '{"ar": "الدوّار بثلاث نظرات", "en": "The roundabout in three looks", "de": "Der Kreisverkehr in drei Blicken", "fr": "Le rond-point en trois regards", "pt": "A rotunda em três olhares"}', '{"ar": "قبل الدخول إلى من هو داخله، وعند الدخول إلى المخرج، وقبل الخروج إلى المرآة والمشاة.", "en": "Before entering: who is inside. On entering: your exit. Before leaving: mirror and pedestrians.", "de": "Vor der Einfahrt: wer ist drin. Beim Einfahren: die Ausfahrt. Vor dem Ausfahren: Spiegel und Fußgänger.", "fr": "Avant d’entrer : qui s’y trouve. En entrant : votre sortie. Avant de sortir : rétroviseur et piétons.", "pt": "Antes de entrar: quem está dentro. Ao entrar: a saída. Antes de sair: espelho e peões."}'),
  ('signs', 'theory', '#signs #questions', '/pages/faq', '2026-09-28 08:00+00', '{"ar": "الشكل قبل الرسم", "en": "Shape before picture", "de": "Erst die Form, dann das Bild", "fr": "La forme avant le dessin", "pt": "A forma antes do desenho"}', '{"ar": "المثلث يحذّر والدائرة تأمر والمربع يخبر: من عرف الشكل عرف نصف الجواب.", "en": "A triangle warns, a circle orders, a square informs: whoever knows the shape knows half the answer.", "de": "Dreieck warnt, Kreis ordnet an, Quadrat informiert: Wer die Form kennt, kennt die halbe Antwort.", "fr": "Le triangle avertit, le cercle ordonne, le carré informe : la forme est déjà la moitié de la réponse.", "pt": "O triângulo avisa, o círculo ordena, o quadrado informa: quem conhece a forma sabe metade da resposta."}');
