CREATE TABLE chat_members (
    chat_id integer NOT NULL,
    user_id integer NOT NULL,
    peer_id integer NOT NULL,
    unseen integer DEFAULT 0 NOT NULL,
    delivered_id integer DEFAULT 0 NOT NULL,
    read_id integer DEFAULT 0 NOT NULL,
    incoming_id integer DEFAULT 0 NOT NULL,
    cleared_id integer DEFAULT 0 NOT NULL,
    cleared_before integer DEFAULT 0 NOT NULL,
    is_muted boolean DEFAULT false NOT NULL,
    is_blocked boolean DEFAULT false NOT NULL,
    last_id integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE calendar_feeds (
    user_id integer NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_read_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE chat_messages (
    id integer NOT NULL,
    chat_id integer NOT NULL,
    sender_id integer NOT NULL,
    peer_id integer NOT NULL,
    key uuid,
    kind text DEFAULT 'text'::text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    file_id integer,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    search text GENERATED ALWAYS AS (normalise_text(body)) STORED NOT NULL,
    CONSTRAINT chat_messages_content CHECK (((body <> ''::text) OR (file_id IS NOT NULL))),
    CONSTRAINT chat_messages_kind CHECK ((kind = ANY (ARRAY['text'::text, 'image'::text, 'file'::text])))
);
--> statement-breakpoint
CREATE TABLE chat_reports (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    reporter_id integer NOT NULL,
    reported_id integer NOT NULL,
    reporter_name text NOT NULL,
    reported_name text NOT NULL,
    reason text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    messages jsonb DEFAULT '[]'::jsonb NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    settled_by text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT chat_reports_status CHECK ((status = ANY (ARRAY['open'::text, 'settled'::text])))
);
--> statement-breakpoint
CREATE TABLE chats (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    first_id integer NOT NULL,
    second_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT chats_order CHECK ((first_id < second_id))
);
--> statement-breakpoint
CREATE TABLE event_guests (
    event_id integer NOT NULL,
    user_id integer NOT NULL,
    answer text DEFAULT 'waiting'::text NOT NULL,
    CONSTRAINT event_guests_answer CHECK ((answer = ANY (ARRAY['waiting'::text, 'yes'::text, 'no'::text, 'maybe'::text])))
);
--> statement-breakpoint
CREATE TABLE event_reminders (
    event_id integer NOT NULL,
    user_id integer NOT NULL,
    minutes integer NOT NULL,
    due_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE events (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    owner_id integer NOT NULL,
    uid text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    start_local timestamp(0) without time zone NOT NULL,
    end_local timestamp(0) without time zone NOT NULL,
    time_zone text NOT NULL,
    is_all_day boolean NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone,
    rrule text DEFAULT ''::text NOT NULL,
    rrule_before text,
    exdates text[] DEFAULT '{}'::text[] NOT NULL,
    series_id integer,
    original_start timestamp(0) without time zone,
    url text DEFAULT ''::text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    is_shared boolean DEFAULT false NOT NULL,
    removed_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    search text GENERATED ALWAYS AS (normalise_text(((((title || ' '::text) || location) || ' '::text) || description))) STORED NOT NULL,
    CONSTRAINT events_instants CHECK ((ends_at >= starts_at)),
    CONSTRAINT events_kind CHECK ((kind = ANY (ARRAY['Business'::text, 'Holiday'::text, 'Personal'::text, 'Family'::text, 'ETC'::text]))),
    CONSTRAINT events_occurrence CHECK (((series_id IS NULL) = (original_start IS NULL))),
    CONSTRAINT events_order CHECK (((end_local >= start_local) OR (rrule = ''::text))),
    CONSTRAINT events_rrule CHECK (((rrule = ''::text) OR (series_id IS NULL)))
);
--> statement-breakpoint
CREATE TABLE mail_entries (
    id integer NOT NULL,
    user_id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    mail_id integer NOT NULL,
    thread_id integer NOT NULL,
    head_id integer,
    folder text NOT NULL,
    restore_to text,
    is_read boolean DEFAULT false NOT NULL,
    is_starred boolean DEFAULT false NOT NULL,
    labels text[] DEFAULT '{}'::text[] NOT NULL,
    "time" timestamp(3) with time zone DEFAULT now() NOT NULL,
    search text DEFAULT ''::text NOT NULL,
    CONSTRAINT mail_entries_folder CHECK ((folder = ANY (ARRAY['inbox'::text, 'sent'::text, 'draft'::text, 'spam'::text, 'trash'::text])))
);
--> statement-breakpoint
CREATE TABLE mail_files (
    mail_id integer NOT NULL,
    place integer NOT NULL,
    file_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE mail_folders (
    user_id integer NOT NULL,
    folder text NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    unread integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE mail_recipients (
    mail_id integer NOT NULL,
    place integer NOT NULL,
    kind text NOT NULL,
    user_id integer,
    email text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    outbox_id integer,
    is_delivered boolean DEFAULT false NOT NULL,
    CONSTRAINT mail_recipients_kind CHECK ((kind = ANY (ARRAY['to'::text, 'cc'::text, 'bcc'::text])))
);
--> statement-breakpoint
CREATE TABLE mail_settings (
    user_id integer NOT NULL,
    signature text DEFAULT ''::text NOT NULL,
    undo_seconds integer DEFAULT 10 NOT NULL
);
--> statement-breakpoint
CREATE TABLE mails (
    id integer NOT NULL,
    sender_id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    thread_id integer NOT NULL,
    reply_to_id integer,
    subject text DEFAULT ''::text NOT NULL,
    html text DEFAULT ''::text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    has_remote_images boolean DEFAULT false NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    send_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    outside_on date,
    CONSTRAINT mails_send_at CHECK (((state = 'draft'::text) = (send_at IS NULL))),
    CONSTRAINT mails_state CHECK ((state = ANY (ARRAY['draft'::text, 'queued'::text, 'sent'::text])))
);
--> statement-breakpoint
CREATE TABLE support_messages (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    ticket_id integer NOT NULL,
    author_id integer NOT NULL,
    is_from_support boolean DEFAULT false NOT NULL,
    text text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE support_tickets (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    requester_id integer NOT NULL,
    subject text NOT NULL,
    category text NOT NULL,
    priority text DEFAULT 'normal'::text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    first_answered_at timestamp(3) with time zone,
    resolved_at timestamp(3) with time zone,
    search text GENERATED ALWAYS AS (normalise_text(subject)) STORED NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    archived_at timestamp(3) with time zone,
    CONSTRAINT support_tickets_category CHECK ((category = ANY (ARRAY['billing'::text, 'account'::text, 'technical'::text, 'training'::text, 'other'::text]))),
    CONSTRAINT support_tickets_priority CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
    CONSTRAINT support_tickets_status CHECK ((status = ANY (ARRAY['open'::text, 'in_progress'::text, 'waiting'::text, 'resolved'::text, 'closed'::text])))
);
--> statement-breakpoint
CREATE TABLE task_places (
    user_id integer NOT NULL,
    task_id integer NOT NULL,
    place numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE tasks (
    id integer NOT NULL,
    school_id integer,
    tenant integer GENERATED ALWAYS AS (COALESCE(school_id, 0)) STORED NOT NULL,
    owner_id integer NOT NULL,
    assignee_id integer,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    due_date date,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    is_important boolean DEFAULT false NOT NULL,
    completed_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone,
    link_kind text,
    link_id integer,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_by integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_by integer,
    search text GENERATED ALWAYS AS (normalise_text(title)) STORED NOT NULL,
    CONSTRAINT tasks_link CHECK (((link_kind IS NULL) = (link_id IS NULL))),
    CONSTRAINT tasks_tags CHECK ((tags <@ ARRAY['team'::text, 'low'::text, 'medium'::text, 'high'::text, 'update'::text])),
    CONSTRAINT tasks_title CHECK ((title <> ''::text))
);
--> statement-breakpoint
ALTER TABLE chat_messages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME chat_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE chat_reports ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME chat_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE chats ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME chats_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE events ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE mail_entries ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME mail_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE mails ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE support_messages ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME support_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE support_tickets ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME support_tickets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE tasks ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
ALTER TABLE ONLY chat_members
    ADD CONSTRAINT chat_members_chat_id_user_id_pk PRIMARY KEY (chat_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY chat_members
    ADD CONSTRAINT chat_members_pair UNIQUE (user_id, peer_id);
--> statement-breakpoint
ALTER TABLE ONLY chat_members
    ADD CONSTRAINT chat_members_side UNIQUE (chat_id, user_id, peer_id);
--> statement-breakpoint
ALTER TABLE ONLY chat_messages
    ADD CONSTRAINT chat_messages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY chat_reports
    ADD CONSTRAINT chat_reports_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY chats
    ADD CONSTRAINT chats_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY event_guests
    ADD CONSTRAINT event_guests_event_id_user_id_pk PRIMARY KEY (event_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY event_reminders
    ADD CONSTRAINT event_reminders_event_id_user_id_minutes_pk PRIMARY KEY (event_id, user_id, minutes);
--> statement-breakpoint
ALTER TABLE ONLY events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY mail_entries
    ADD CONSTRAINT mail_entries_own UNIQUE (user_id, id);
--> statement-breakpoint
ALTER TABLE ONLY mail_entries
    ADD CONSTRAINT mail_entries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY mail_files
    ADD CONSTRAINT mail_files_mail_id_place_pk PRIMARY KEY (mail_id, place);
--> statement-breakpoint
ALTER TABLE ONLY mail_folders
    ADD CONSTRAINT mail_folders_user_id_folder_pk PRIMARY KEY (user_id, folder);
--> statement-breakpoint
ALTER TABLE ONLY mail_recipients
    ADD CONSTRAINT mail_recipients_mail_id_place_pk PRIMARY KEY (mail_id, place);
--> statement-breakpoint
ALTER TABLE ONLY mail_settings
    ADD CONSTRAINT mail_settings_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY support_messages
    ADD CONSTRAINT support_messages_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY support_tickets
    ADD CONSTRAINT support_tickets_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY support_tickets
    ADD CONSTRAINT support_tickets_tenant_id UNIQUE (tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY task_places
    ADD CONSTRAINT task_places_user_id_task_id_pk PRIMARY KEY (user_id, task_id);
--> statement-breakpoint
ALTER TABLE ONLY tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE UNIQUE INDEX calendar_feeds_token ON calendar_feeds USING btree (token_hash);
--> statement-breakpoint
CREATE INDEX chat_messages_files_idx ON chat_messages USING btree (chat_id, id) WHERE (file_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX chat_messages_key ON chat_messages USING btree (chat_id, sender_id, key);
--> statement-breakpoint
CREATE INDEX chat_messages_page_idx ON chat_messages USING btree (chat_id, id);
--> statement-breakpoint
CREATE INDEX chat_messages_search_idx ON chat_messages USING gin (chat_id, search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX chat_reports_list_idx ON chat_reports USING btree (tenant, id);
--> statement-breakpoint
CREATE UNIQUE INDEX chats_pair ON chats USING btree (first_id, second_id);
--> statement-breakpoint
CREATE INDEX chats_second_idx ON chats USING btree (second_id);
--> statement-breakpoint
CREATE INDEX event_guests_user_idx ON event_guests USING btree (user_id);
--> statement-breakpoint
CREATE INDEX event_reminders_due_idx ON event_reminders USING btree (due_at) WHERE (due_at IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX events_override ON events USING btree (series_id, original_start);
--> statement-breakpoint
CREATE INDEX events_owner_idx ON events USING btree (owner_id, starts_at, (
CASE
    WHEN (ends_at IS NULL) THEN 'infinity'::timestamp with time zone
    ELSE ends_at
END));
--> statement-breakpoint
CREATE INDEX events_removed_idx ON events USING btree (removed_at) WHERE (removed_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX events_shared_idx ON events USING btree (tenant, starts_at, (
CASE
    WHEN (ends_at IS NULL) THEN 'infinity'::timestamp with time zone
    ELSE ends_at
END)) WHERE is_shared;
--> statement-breakpoint
CREATE UNIQUE INDEX events_uid ON events USING btree (owner_id, uid) WHERE (series_id IS NULL);
--> statement-breakpoint
CREATE INDEX mail_entries_all_idx ON mail_entries USING btree (user_id, "time" DESC NULLS LAST, id DESC NULLS LAST) WHERE (head_id IS NULL);
--> statement-breakpoint
CREATE INDEX mail_entries_head_idx ON mail_entries USING btree (head_id) WHERE (head_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX mail_entries_labels_idx ON mail_entries USING btree (user_id, "time" DESC NULLS LAST, id DESC NULLS LAST) WHERE ((head_id IS NULL) AND (labels <> '{}'::text[]));
--> statement-breakpoint
CREATE INDEX mail_entries_list_idx ON mail_entries USING btree (user_id, folder, "time" DESC NULLS LAST, id DESC NULLS LAST) WHERE (head_id IS NULL);
--> statement-breakpoint
CREATE INDEX mail_entries_mail_idx ON mail_entries USING btree (mail_id);
--> statement-breakpoint
CREATE UNIQUE INDEX mail_entries_once ON mail_entries USING btree (user_id, mail_id);
--> statement-breakpoint
CREATE INDEX mail_entries_search_idx ON mail_entries USING gin (user_id, search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX mail_entries_starred_idx ON mail_entries USING btree (user_id, "time" DESC NULLS LAST, id DESC NULLS LAST) WHERE ((head_id IS NULL) AND is_starred);
--> statement-breakpoint
CREATE INDEX mail_entries_thread_idx ON mail_entries USING btree (user_id, thread_id);
--> statement-breakpoint
CREATE INDEX mail_recipients_outbox_idx ON mail_recipients USING btree (outbox_id) WHERE (outbox_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX mail_recipients_user_idx ON mail_recipients USING btree (user_id);
--> statement-breakpoint
CREATE INDEX mails_due_idx ON mails USING btree (send_at) WHERE (state = 'queued'::text);
--> statement-breakpoint
CREATE INDEX mails_reply_idx ON mails USING btree (reply_to_id) WHERE (reply_to_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX mails_sender_idx ON mails USING btree (sender_id);
--> statement-breakpoint
CREATE INDEX support_messages_ticket_idx ON support_messages USING btree (ticket_id, id);
--> statement-breakpoint
CREATE INDEX support_tickets_all_status_idx ON support_tickets USING btree (status, id);
--> statement-breakpoint
CREATE INDEX support_tickets_all_when_idx ON support_tickets USING btree (created_at);
--> statement-breakpoint
CREATE INDEX support_tickets_search_idx ON support_tickets USING gin (tenant, search gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX support_tickets_status_idx ON support_tickets USING btree (tenant, status, id);
--> statement-breakpoint
CREATE INDEX support_tickets_when_idx ON support_tickets USING btree (tenant, created_at);
--> statement-breakpoint
CREATE INDEX tasks_assignee_idx ON tasks USING btree (assignee_id, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX tasks_owner_idx ON tasks USING btree (owner_id, id DESC NULLS LAST);
--> statement-breakpoint
ALTER TABLE ONLY chat_members
    ADD CONSTRAINT chat_members_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id);
--> statement-breakpoint
ALTER TABLE ONLY chat_messages
    ADD CONSTRAINT chat_messages_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id);
--> statement-breakpoint
ALTER TABLE ONLY chat_messages
    ADD CONSTRAINT chat_messages_side FOREIGN KEY (chat_id, sender_id, peer_id) REFERENCES chat_members(chat_id, user_id, peer_id);
--> statement-breakpoint
ALTER TABLE ONLY chat_reports
    ADD CONSTRAINT chat_reports_reporter FOREIGN KEY (reporter_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY chats
    ADD CONSTRAINT chats_first_id_users_id_fk FOREIGN KEY (first_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY chats
    ADD CONSTRAINT chats_second_id_users_id_fk FOREIGN KEY (second_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY event_guests
    ADD CONSTRAINT event_guests_event_id_events_id_fk FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY event_guests
    ADD CONSTRAINT event_guests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY event_reminders
    ADD CONSTRAINT event_reminders_event_id_events_id_fk FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY event_reminders
    ADD CONSTRAINT event_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY events
    ADD CONSTRAINT events_owner FOREIGN KEY (tenant, owner_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY events
    ADD CONSTRAINT events_series_id_events_id_fk FOREIGN KEY (series_id) REFERENCES events(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_entries
    ADD CONSTRAINT mail_entries_mail_id_mails_id_fk FOREIGN KEY (mail_id) REFERENCES mails(id);
--> statement-breakpoint
ALTER TABLE ONLY mail_entries
    ADD CONSTRAINT mail_entries_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY mail_files
    ADD CONSTRAINT mail_files_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id);
--> statement-breakpoint
ALTER TABLE ONLY mail_files
    ADD CONSTRAINT mail_files_mail_id_mails_id_fk FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_recipients
    ADD CONSTRAINT mail_recipients_mail_id_mails_id_fk FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_recipients
    ADD CONSTRAINT mail_recipients_outbox_id_outbox_id_fk FOREIGN KEY (outbox_id) REFERENCES outbox(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY mail_recipients
    ADD CONSTRAINT mail_recipients_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_reply_to_id_mails_id_fk FOREIGN KEY (reply_to_id) REFERENCES mails(id);
--> statement-breakpoint
ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_sender FOREIGN KEY (tenant, sender_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY support_messages
    ADD CONSTRAINT support_messages_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id);
--> statement-breakpoint
ALTER TABLE ONLY support_messages
    ADD CONSTRAINT support_messages_ticket FOREIGN KEY (tenant, ticket_id) REFERENCES support_tickets(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY support_tickets
    ADD CONSTRAINT support_tickets_requester FOREIGN KEY (tenant, requester_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY task_places
    ADD CONSTRAINT task_places_task_id_tasks_id_fk FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY tasks
    ADD CONSTRAINT tasks_assignee FOREIGN KEY (tenant, assignee_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE ONLY tasks
    ADD CONSTRAINT tasks_owner FOREIGN KEY (tenant, owner_id) REFERENCES users(tenant, id);
