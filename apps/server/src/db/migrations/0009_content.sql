CREATE TABLE blog_bookmarks (
    user_id integer NOT NULL,
    post_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE blog_comments (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    post_id integer NOT NULL,
    parent_id integer,
    user_id integer,
    name text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    website text DEFAULT ''::text NOT NULL,
    text text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT blog_comments_status CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'hidden'::text])))
);
--> statement-breakpoint
CREATE TABLE blog_posts (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    author_id integer NOT NULL,
    slug text NOT NULL,
    title jsonb NOT NULL,
    content jsonb NOT NULL,
    excerpts jsonb DEFAULT '{}'::jsonb NOT NULL,
    categories text[] NOT NULL,
    picture text NOT NULL,
    status text DEFAULT 'Draft'::text NOT NULL,
    published_at timestamp(3) with time zone,
    comments integer DEFAULT 0 NOT NULL,
    bookmarks integer DEFAULT 0 NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((((((((((((((((((COALESCE((title ->> 'ar'::text), ''::text) || ' '::text) || COALESCE((title ->> 'en'::text), ''::text)) || ' '::text) || COALESCE((title ->> 'de'::text), ''::text)) || ' '::text) || COALESCE((title ->> 'fr'::text), ''::text)) || ' '::text) || COALESCE((title ->> 'pt'::text), ''::text)) || ' '::text) || COALESCE((excerpts ->> 'ar'::text), ''::text)) || ' '::text) || COALESCE((excerpts ->> 'en'::text), ''::text)) || ' '::text) || COALESCE((excerpts ->> 'de'::text), ''::text)) || ' '::text) || COALESCE((excerpts ->> 'fr'::text), ''::text)) || ' '::text) || COALESCE((excerpts ->> 'pt'::text), ''::text)))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT blog_posts_categories CHECK (((categories <@ ARRAY['tips'::text, 'theory'::text, 'safety'::text, 'exams'::text, 'vehicles'::text]) AND (cardinality(categories) > 0))),
    CONSTRAINT blog_posts_published CHECK (((status <> 'Published'::text) OR (published_at IS NOT NULL))),
    CONSTRAINT blog_posts_status CHECK ((status = ANY (ARRAY['Published'::text, 'Pending'::text, 'Draft'::text])))
);
--> statement-breakpoint
CREATE TABLE help_articles (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    topic_id integer NOT NULL,
    slug text NOT NULL,
    question jsonb NOT NULL,
    answer jsonb NOT NULL,
    place integer NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    published_at timestamp(3) with time zone,
    views integer DEFAULT 0 NOT NULL,
    helpful integer DEFAULT 0 NOT NULL,
    unhelpful integer DEFAULT 0 NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(((((((((COALESCE((question ->> 'ar'::text), ''::text) || ' '::text) || COALESCE((question ->> 'en'::text), ''::text)) || ' '::text) || COALESCE((question ->> 'de'::text), ''::text)) || ' '::text) || COALESCE((question ->> 'fr'::text), ''::text)) || ' '::text) || COALESCE((question ->> 'pt'::text), ''::text)))) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT help_articles_status CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text])))
);
--> statement-breakpoint
CREATE TABLE help_topics (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    kind text NOT NULL,
    parent_id integer,
    slug text NOT NULL,
    title jsonb NOT NULL,
    subtitle jsonb DEFAULT '{}'::jsonb NOT NULL,
    icon text DEFAULT 'help'::text NOT NULL,
    colour text DEFAULT ''::text NOT NULL,
    place integer NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT help_topics_kind CHECK ((kind = ANY (ARRAY['faq'::text, 'category'::text, 'group'::text, 'pricing'::text]))),
    CONSTRAINT help_topics_parent CHECK (((kind = 'group'::text) = (parent_id IS NOT NULL))),
    CONSTRAINT help_topics_status CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text])))
);
--> statement-breakpoint
CREATE TABLE help_votes (
    article_id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    voter text NOT NULL,
    is_helpful boolean NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE newsletter_subscribers (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    email text NOT NULL,
    kind text NOT NULL,
    language text DEFAULT 'ar'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT newsletter_subscribers_kind CHECK ((kind = ANY (ARRAY['launch'::text, 'newsletter'::text])))
);
--> statement-breakpoint
CREATE TABLE reviews (
    id integer NOT NULL,
    school_id integer NOT NULL,
    rating integer NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    person text NOT NULL,
    target_kind text NOT NULL,
    target text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    author_id integer,
    language text DEFAULT 'ar'::text NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    status_reason text,
    consent_public boolean DEFAULT true NOT NULL,
    reply text,
    replied_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    created_by integer,
    search text GENERATED ALWAYS AS (normalise_text(((person || ' '::text) || text))) STORED NOT NULL,
    CONSTRAINT reviews__consent_public__consent_missing CHECK (((status <> 'published'::text) OR consent_public)),
    CONSTRAINT reviews_rating CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT reviews_status CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'rejected'::text, 'hidden'::text]))),
    CONSTRAINT reviews_target CHECK ((target_kind = ANY (ARRAY['school'::text, 'trainer'::text, 'course'::text])))
);
--> statement-breakpoint
CREATE TABLE testimonials (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    name jsonb NOT NULL,
    designation jsonb DEFAULT '{}'::jsonb NOT NULL,
    text jsonb NOT NULL,
    photo text,
    licence text,
    video_url text,
    source_review_id integer,
    featured boolean DEFAULT false NOT NULL,
    place integer DEFAULT 0 NOT NULL,
    given_on date,
    published_on date,
    search text GENERATED ALWAYS AS (normalise_text(((((names_text(name) || ' '::text) || names_text(designation)) || ' '::text) || names_text(text)))) STORED NOT NULL,
    status text NOT NULL,
    status_reason text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT testimonials_status CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'hidden'::text])))
);
--> statement-breakpoint
ALTER TABLE blog_comments ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME blog_comments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE blog_posts ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME blog_posts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE help_articles ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME help_articles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE help_topics ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME help_topics_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE newsletter_subscribers ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME newsletter_subscribers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE reviews ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE testimonials ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME testimonials_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE ONLY blog_bookmarks
    ADD CONSTRAINT blog_bookmarks_user_id_post_id_pk PRIMARY KEY (user_id, post_id);
--> statement-breakpoint
ALTER TABLE ONLY blog_comments
    ADD CONSTRAINT blog_comments_of_post UNIQUE (post_id, id);
--> statement-breakpoint
ALTER TABLE ONLY blog_comments
    ADD CONSTRAINT blog_comments_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY blog_comments
    ADD CONSTRAINT blog_comments_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY blog_posts
    ADD CONSTRAINT blog_posts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY blog_posts
    ADD CONSTRAINT blog_posts_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY help_articles
    ADD CONSTRAINT help_articles_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY help_articles
    ADD CONSTRAINT help_articles_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY help_topics
    ADD CONSTRAINT help_topics_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY help_topics
    ADD CONSTRAINT help_topics_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY help_votes
    ADD CONSTRAINT help_votes_article_id_voter_pk PRIMARY KEY (article_id, voter);
--> statement-breakpoint
ALTER TABLE ONLY newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_school_id UNIQUE (school_id, id);
--> statement-breakpoint
ALTER TABLE ONLY testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY testimonials
    ADD CONSTRAINT testimonials_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
CREATE INDEX blog_bookmarks_post ON blog_bookmarks USING btree (post_id);
--> statement-breakpoint
CREATE INDEX blog_comments_list ON blog_comments USING btree (tenant, status, id);
--> statement-breakpoint
CREATE INDEX blog_posts_published_idx ON blog_posts USING btree (tenant, published_at, id) WHERE ((status = 'Published'::text) AND (archived_at IS NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX blog_posts_slug ON blog_posts USING btree (tenant, slug) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX help_articles_place ON help_articles USING btree (tenant, topic_id, place);
--> statement-breakpoint
CREATE UNIQUE INDEX help_articles_slug ON help_articles USING btree (tenant, slug) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE INDEX help_topics_place ON help_topics USING btree (tenant, kind, place);
--> statement-breakpoint
CREATE UNIQUE INDEX help_topics_slug ON help_topics USING btree (tenant, kind, slug) WHERE (archived_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX newsletter_subscribers_address ON newsletter_subscribers USING btree (tenant, kind, lower(email));
--> statement-breakpoint
CREATE INDEX newsletter_subscribers_when ON newsletter_subscribers USING btree (tenant, created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX reviews__target ON reviews USING btree (school_id, author_id, target_kind) WHERE ((author_id IS NOT NULL) AND (target_kind = 'school'::text));
--> statement-breakpoint
CREATE INDEX reviews_moderation ON reviews USING btree (school_id, status, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX reviews_school_idx ON reviews USING btree (school_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX testimonials__review ON testimonials USING btree (source_review_id) WHERE ((source_review_id IS NOT NULL) AND (archived_at IS NULL));
--> statement-breakpoint
CREATE INDEX testimonials_list ON testimonials USING btree (tenant, status, place);
--> statement-breakpoint
ALTER TABLE ONLY blog_bookmarks
    ADD CONSTRAINT blog_bookmarks_post_id_blog_posts_id_fk FOREIGN KEY (post_id) REFERENCES blog_posts(id);
--> statement-breakpoint
ALTER TABLE ONLY blog_bookmarks
    ADD CONSTRAINT blog_bookmarks_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY blog_comments
    ADD CONSTRAINT blog_comments_parent FOREIGN KEY (post_id, parent_id) REFERENCES blog_comments(post_id, id);
--> statement-breakpoint
ALTER TABLE ONLY blog_comments
    ADD CONSTRAINT blog_comments_post FOREIGN KEY (tenant, post_id) REFERENCES blog_posts(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY blog_comments
    ADD CONSTRAINT blog_comments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY blog_posts
    ADD CONSTRAINT blog_posts_author FOREIGN KEY (tenant, author_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY help_articles
    ADD CONSTRAINT help_articles_topic FOREIGN KEY (tenant, topic_id) REFERENCES help_topics(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY help_topics
    ADD CONSTRAINT help_topics_parent_topic FOREIGN KEY (tenant, parent_id) REFERENCES help_topics(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY help_votes
    ADD CONSTRAINT help_votes_article FOREIGN KEY (tenant, article_id) REFERENCES help_articles(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews__author_id FOREIGN KEY (school_id, author_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY reviews
    ADD CONSTRAINT reviews_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE ONLY testimonials
    ADD CONSTRAINT testimonials__source_review_id FOREIGN KEY (tenant, source_review_id) REFERENCES reviews(school_id, id);
--> statement-breakpoint
ALTER TABLE ONLY testimonials
    ADD CONSTRAINT testimonials_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
