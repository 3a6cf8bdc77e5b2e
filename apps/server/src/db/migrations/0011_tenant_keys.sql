-- The tenant of a row is written and its school follows from it; until now it was the other way round, and a column that
-- follows from another can be no key by which tables are spread. Every key of a school's table gets the tenant.
--
-- What hangs on the keys goes first.
ALTER TABLE blog_bookmarks
  DROP CONSTRAINT blog_bookmarks_post_id_blog_posts_id_fk,
  DROP CONSTRAINT blog_bookmarks_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE blog_comments
  DROP CONSTRAINT blog_comments_parent,
  DROP CONSTRAINT blog_comments_post,
  DROP CONSTRAINT blog_comments_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE blog_posts DROP CONSTRAINT blog_posts_author;
--> statement-breakpoint
ALTER TABLE branches DROP CONSTRAINT branches_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE chat_members DROP CONSTRAINT chat_members_chat_id_chats_id_fk;
--> statement-breakpoint
ALTER TABLE chat_messages
  DROP CONSTRAINT chat_messages_file_id_files_id_fk,
  DROP CONSTRAINT chat_messages_side;
--> statement-breakpoint
ALTER TABLE chat_reports DROP CONSTRAINT chat_reports_reporter;
--> statement-breakpoint
ALTER TABLE chats
  DROP CONSTRAINT chats_first_id_users_id_fk,
  DROP CONSTRAINT chats_second_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE circuit_elements
  DROP CONSTRAINT circuit_elements_circuit,
  DROP CONSTRAINT circuit_elements_zone;
--> statement-breakpoint
ALTER TABLE circuit_licence_types
  DROP CONSTRAINT circuit_licence_types__licence_type_ids,
  DROP CONSTRAINT circuit_licence_types_circuit;
--> statement-breakpoint
ALTER TABLE circuit_zones DROP CONSTRAINT circuit_zones_circuit;
--> statement-breakpoint
ALTER TABLE circuits
  DROP CONSTRAINT circuits__branch_id,
  DROP CONSTRAINT circuits_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE class_rooms
  DROP CONSTRAINT class_rooms__branch_id,
  DROP CONSTRAINT class_rooms_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE comment_likes
  DROP CONSTRAINT comment_likes_comment,
  DROP CONSTRAINT comment_likes_user;
--> statement-breakpoint
ALTER TABLE component_modes DROP CONSTRAINT component_modes__component_id;
--> statement-breakpoint
ALTER TABLE component_sessions DROP CONSTRAINT component_sessions__mode_id;
--> statement-breakpoint
ALTER TABLE email_changes DROP CONSTRAINT email_changes_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE employees DROP CONSTRAINT employees_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE error_type_licence_types
  DROP CONSTRAINT error_type_licence_types__licence_type_ids,
  DROP CONSTRAINT error_type_licence_types_error,
  DROP CONSTRAINT error_type_licence_types_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE error_types
  DROP CONSTRAINT error_types__skill_id,
  DROP CONSTRAINT error_types_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE event_guests
  DROP CONSTRAINT event_guests_event_id_events_id_fk,
  DROP CONSTRAINT event_guests_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE event_reminders
  DROP CONSTRAINT event_reminders_event_id_events_id_fk,
  DROP CONSTRAINT event_reminders_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE events
  DROP CONSTRAINT events_owner,
  DROP CONSTRAINT events_series_id_events_id_fk;
--> statement-breakpoint
ALTER TABLE file_readers
  DROP CONSTRAINT file_readers_file_id_files_id_fk,
  DROP CONSTRAINT file_readers_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE files DROP CONSTRAINT files_owner;
--> statement-breakpoint
ALTER TABLE follows
  DROP CONSTRAINT follows_followed,
  DROP CONSTRAINT follows_follower;
--> statement-breakpoint
ALTER TABLE headline_stars DROP CONSTRAINT headline_stars_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE help_articles DROP CONSTRAINT help_articles_topic;
--> statement-breakpoint
ALTER TABLE help_topics DROP CONSTRAINT help_topics_parent_topic;
--> statement-breakpoint
ALTER TABLE help_votes DROP CONSTRAINT help_votes_article;
--> statement-breakpoint
ALTER TABLE holiday_dates DROP CONSTRAINT holiday_dates_holiday;
--> statement-breakpoint
ALTER TABLE holidays DROP CONSTRAINT holidays__branch_id;
--> statement-breakpoint
ALTER TABLE identity_events DROP CONSTRAINT identity_events_user;
--> statement-breakpoint
ALTER TABLE invoice_lines
  DROP CONSTRAINT invoice_lines_invoice,
  DROP CONSTRAINT invoice_lines_original_line_id_invoice_lines_id_fk;
--> statement-breakpoint
ALTER TABLE invoice_payments
  DROP CONSTRAINT invoice_payments_invoice,
  DROP CONSTRAINT invoice_payments_reverses_id_invoice_payments_id_fk;
--> statement-breakpoint
ALTER TABLE invoice_reminders DROP CONSTRAINT invoice_reminders_invoice;
--> statement-breakpoint
ALTER TABLE invoices
  DROP CONSTRAINT invoices_client,
  DROP CONSTRAINT invoices_original,
  DROP CONSTRAINT invoices_buyer;
--> statement-breakpoint
ALTER TABLE known_browsers DROP CONSTRAINT known_browsers_user;
--> statement-breakpoint
ALTER TABLE licence_types
  DROP CONSTRAINT licence_types__parent_id,
  DROP CONSTRAINT licence_types_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE mail_entries
  DROP CONSTRAINT mail_entries_mail_id_mails_id_fk,
  DROP CONSTRAINT mail_entries_user;
--> statement-breakpoint
ALTER TABLE mail_files
  DROP CONSTRAINT mail_files_file_id_files_id_fk,
  DROP CONSTRAINT mail_files_mail_id_mails_id_fk;
--> statement-breakpoint
ALTER TABLE mail_recipients
  DROP CONSTRAINT mail_recipients_mail_id_mails_id_fk,
  DROP CONSTRAINT mail_recipients_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE mails
  DROP CONSTRAINT mails_reply_to_id_mails_id_fk,
  DROP CONSTRAINT mails_sender;
--> statement-breakpoint
ALTER TABLE maintenance_orders
  DROP CONSTRAINT maintenance_orders__vehicle_id,
  DROP CONSTRAINT maintenance_orders_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE marking_scheme_eliminations
  DROP CONSTRAINT marking_scheme_eliminations__eliminatory_ids,
  DROP CONSTRAINT marking_scheme_eliminations_scheme,
  DROP CONSTRAINT marking_scheme_eliminations_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE marking_scheme_licence_types
  DROP CONSTRAINT marking_scheme_licence_types__licence_type_ids,
  DROP CONSTRAINT marking_scheme_licence_types_scheme,
  DROP CONSTRAINT marking_scheme_licence_types_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE marking_schemes
  DROP CONSTRAINT marking_schemes_school_id_schools_id_fk,
  DROP CONSTRAINT marking_schemes_series;
--> statement-breakpoint
ALTER TABLE money_targets
  DROP CONSTRAINT money_targets_author,
  DROP CONSTRAINT money_targets_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE newsletter_subscribers DROP CONSTRAINT newsletter_subscribers_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE notifications DROP CONSTRAINT notifications_user;
--> statement-breakpoint
ALTER TABLE opening_hours
  DROP CONSTRAINT opening_hours__branch_id,
  DROP CONSTRAINT opening_hours__season_id,
  DROP CONSTRAINT opening_hours_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE opening_weeks
  DROP CONSTRAINT opening_weeks_school_id_schools_id_fk,
  DROP CONSTRAINT opening_weeks__branch_id;
--> statement-breakpoint
ALTER TABLE outbox DROP CONSTRAINT outbox_held_for_users_id_fk;
--> statement-breakpoint
ALTER TABLE password_links DROP CONSTRAINT password_links_user;
--> statement-breakpoint
ALTER TABLE photos
  DROP CONSTRAINT photos_file_id_files_id_fk,
  DROP CONSTRAINT photos_owner;
--> statement-breakpoint
ALTER TABLE plan_requests
  DROP CONSTRAINT plan_requests_school_id_schools_id_fk,
  DROP CONSTRAINT plan_requests_person;
--> statement-breakpoint
ALTER TABLE poll_options DROP CONSTRAINT poll_options_tenant;
--> statement-breakpoint
ALTER TABLE poll_votes
  DROP CONSTRAINT poll_votes_option,
  DROP CONSTRAINT poll_votes_tenant,
  DROP CONSTRAINT poll_votes_user;
--> statement-breakpoint
ALTER TABLE polls DROP CONSTRAINT polls_author;
--> statement-breakpoint
ALTER TABLE post_comments
  DROP CONSTRAINT post_comments_author,
  DROP CONSTRAINT post_comments_post;
--> statement-breakpoint
ALTER TABLE post_likes
  DROP CONSTRAINT post_likes_post,
  DROP CONSTRAINT post_likes_user;
--> statement-breakpoint
ALTER TABLE posts
  DROP CONSTRAINT posts_author,
  DROP CONSTRAINT posts_photo,
  DROP CONSTRAINT posts_shared;
--> statement-breakpoint
ALTER TABLE requirement_versions
  DROP CONSTRAINT requirement_versions__licence_type_id,
  DROP CONSTRAINT requirement_versions_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE reviews
  DROP CONSTRAINT reviews__author_id,
  DROP CONSTRAINT reviews_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE role_privileges
  DROP CONSTRAINT role_privileges_role,
  DROP CONSTRAINT role_privileges_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE roles DROP CONSTRAINT roles_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE school_profiles DROP CONSTRAINT school_profiles_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE season_hours
  DROP CONSTRAINT season_hours__branch_id,
  DROP CONSTRAINT season_hours_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE sessions DROP CONSTRAINT sessions_user;
--> statement-breakpoint
ALTER TABLE setting_values
  DROP CONSTRAINT setting_values_school_id_schools_id_fk,
  DROP CONSTRAINT setting_values__branch_id;
--> statement-breakpoint
ALTER TABLE shop_addresses DROP CONSTRAINT shop_addresses_person;
--> statement-breakpoint
ALTER TABLE shop_cart_lines
  DROP CONSTRAINT shop_cart_lines_person,
  DROP CONSTRAINT shop_cart_lines_product;
--> statement-breakpoint
ALTER TABLE shop_coupons DROP CONSTRAINT shop_coupons_category;
--> statement-breakpoint
ALTER TABLE shop_order_events DROP CONSTRAINT shop_order_events_order;
--> statement-breakpoint
ALTER TABLE shop_order_lines
  DROP CONSTRAINT shop_order_lines_order,
  DROP CONSTRAINT shop_order_lines_product;
--> statement-breakpoint
ALTER TABLE shop_orders
  DROP CONSTRAINT shop_orders_buyer,
  DROP CONSTRAINT shop_orders_coupon,
  DROP CONSTRAINT shop_orders_invoice;
--> statement-breakpoint
ALTER TABLE shop_products DROP CONSTRAINT shop_products_category;
--> statement-breakpoint
ALTER TABLE shop_reviews
  DROP CONSTRAINT shop_reviews_person,
  DROP CONSTRAINT shop_reviews_product;
--> statement-breakpoint
ALTER TABLE shop_stock_changes DROP CONSTRAINT shop_stock_changes_product;
--> statement-breakpoint
ALTER TABLE shop_wishes
  DROP CONSTRAINT shop_wishes_person,
  DROP CONSTRAINT shop_wishes_product;
--> statement-breakpoint
ALTER TABLE sign_in_failures DROP CONSTRAINT sign_in_failures_user;
--> statement-breakpoint
ALTER TABLE simulator_calibrations DROP CONSTRAINT simulator_calibrations_simulator;
--> statement-breakpoint
ALTER TABLE simulator_licence_types
  DROP CONSTRAINT simulator_licence_types__licence_type_ids,
  DROP CONSTRAINT simulator_licence_types_simulator;
--> statement-breakpoint
ALTER TABLE simulator_scenarios DROP CONSTRAINT simulator_scenarios_simulator;
--> statement-breakpoint
ALTER TABLE simulators
  DROP CONSTRAINT simulators__branch_id,
  DROP CONSTRAINT simulators__class_room_id,
  DROP CONSTRAINT simulators_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE site_visits DROP CONSTRAINT site_visits_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE skill_levels DROP CONSTRAINT skill_levels_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE skill_licence_types
  DROP CONSTRAINT skill_licence_types__licence_type_ids,
  DROP CONSTRAINT skill_licence_types_school_id_schools_id_fk,
  DROP CONSTRAINT skill_licence_types_skill;
--> statement-breakpoint
ALTER TABLE skill_prerequisites
  DROP CONSTRAINT skill_prerequisites__prerequisite_ids,
  DROP CONSTRAINT skill_prerequisites_school_id_schools_id_fk,
  DROP CONSTRAINT skill_prerequisites_skill;
--> statement-breakpoint
ALTER TABLE skills DROP CONSTRAINT skills_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE support_messages
  DROP CONSTRAINT support_messages_author_id_users_id_fk,
  DROP CONSTRAINT support_messages_ticket;
--> statement-breakpoint
ALTER TABLE support_tickets DROP CONSTRAINT support_tickets_requester;
--> statement-breakpoint
ALTER TABLE task_places DROP CONSTRAINT task_places_task_id_tasks_id_fk;
--> statement-breakpoint
ALTER TABLE tasks
  DROP CONSTRAINT tasks_assignee,
  DROP CONSTRAINT tasks_owner;
--> statement-breakpoint
ALTER TABLE testimonials
  DROP CONSTRAINT testimonials__source_review_id,
  DROP CONSTRAINT testimonials_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE topic_stars DROP CONSTRAINT topic_stars_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE training_components DROP CONSTRAINT training_components_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE training_requirements
  DROP CONSTRAINT training_requirements__version_id,
  DROP CONSTRAINT training_requirements_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE two_steps DROP CONSTRAINT two_steps_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE user_profiles DROP CONSTRAINT user_profiles_user;
--> statement-breakpoint
ALTER TABLE users
  DROP CONSTRAINT users_role,
  DROP CONSTRAINT users_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE vehicle_checks
  DROP CONSTRAINT vehicle_checks_checked_by_users_id_fk,
  DROP CONSTRAINT vehicle_checks_school_id_schools_id_fk,
  DROP CONSTRAINT vehicle_checks_vehicle;
--> statement-breakpoint
ALTER TABLE vehicle_defects
  DROP CONSTRAINT vehicle_defects__order_id,
  DROP CONSTRAINT vehicle_defects__vehicle_id,
  DROP CONSTRAINT vehicle_defects_school_id_schools_id_fk;
--> statement-breakpoint
ALTER TABLE vehicle_documents DROP CONSTRAINT vehicle_documents_vehicle;
--> statement-breakpoint
ALTER TABLE vehicle_insurances DROP CONSTRAINT vehicle_insurances_vehicle;
--> statement-breakpoint
ALTER TABLE vehicle_licence_types
  DROP CONSTRAINT vehicle_licence_types__licence_type_ids,
  DROP CONSTRAINT vehicle_licence_types_vehicle;
--> statement-breakpoint
ALTER TABLE vehicle_odometer DROP CONSTRAINT vehicle_odometer_vehicle;
--> statement-breakpoint
ALTER TABLE vehicle_purposes DROP CONSTRAINT vehicle_purposes_vehicle;
--> statement-breakpoint
ALTER TABLE vehicle_reminders DROP CONSTRAINT vehicle_reminders_vehicle;
--> statement-breakpoint
ALTER TABLE vehicles
  DROP CONSTRAINT vehicles__branch_id,
  DROP CONSTRAINT vehicles__default_trainer_id,
  DROP CONSTRAINT vehicles_school_id_schools_id_fk;
--> statement-breakpoint
-- Keys without the tenant, and those that said twice what the primary key says now.
ALTER TABLE audit_log DROP CONSTRAINT audit_log_pkey;
--> statement-breakpoint
ALTER TABLE blog_bookmarks DROP CONSTRAINT blog_bookmarks_user_id_post_id_pk;
--> statement-breakpoint
ALTER TABLE blog_comments
  DROP CONSTRAINT blog_comments_of_post,
  DROP CONSTRAINT blog_comments_pkey,
  DROP CONSTRAINT blog_comments_tenant_id;
--> statement-breakpoint
ALTER TABLE blog_posts
  DROP CONSTRAINT blog_posts_pkey,
  DROP CONSTRAINT blog_posts_tenant_id;
--> statement-breakpoint
ALTER TABLE branches
  DROP CONSTRAINT branches_pkey,
  DROP CONSTRAINT branches_tenant_id;
--> statement-breakpoint
ALTER TABLE chat_members
  DROP CONSTRAINT chat_members_pair,
  DROP CONSTRAINT chat_members_chat_id_user_id_pk,
  DROP CONSTRAINT chat_members_side;
--> statement-breakpoint
ALTER TABLE chat_messages DROP CONSTRAINT chat_messages_pkey;
--> statement-breakpoint
ALTER TABLE chat_profiles DROP CONSTRAINT chat_profiles_pkey;
--> statement-breakpoint
ALTER TABLE chat_reports DROP CONSTRAINT chat_reports_pkey;
--> statement-breakpoint
ALTER TABLE chats DROP CONSTRAINT chats_pkey;
--> statement-breakpoint
ALTER TABLE circuit_elements DROP CONSTRAINT circuit_elements_pkey;
--> statement-breakpoint
ALTER TABLE circuit_licence_types DROP CONSTRAINT circuit_licence_types_circuit_id_licence_type_id_pk;
--> statement-breakpoint
ALTER TABLE circuit_zones
  DROP CONSTRAINT circuit_zones_circuit_id,
  DROP CONSTRAINT circuit_zones_pkey;
--> statement-breakpoint
ALTER TABLE circuits
  DROP CONSTRAINT circuits_pkey,
  DROP CONSTRAINT circuits_tenant_id;
--> statement-breakpoint
ALTER TABLE class_rooms
  DROP CONSTRAINT class_rooms_pkey,
  DROP CONSTRAINT class_rooms_tenant_id;
--> statement-breakpoint
ALTER TABLE comment_likes DROP CONSTRAINT comment_likes_comment_id_user_id_pk;
--> statement-breakpoint
ALTER TABLE component_configurations DROP CONSTRAINT component_configurations_pkey;
--> statement-breakpoint
ALTER TABLE component_modes
  DROP CONSTRAINT component_modes_pkey,
  DROP CONSTRAINT component_modes_tenant_id;
--> statement-breakpoint
ALTER TABLE component_sessions
  DROP CONSTRAINT component_sessions_pkey,
  DROP CONSTRAINT component_sessions_tenant_id;
--> statement-breakpoint
ALTER TABLE country_pack_versions DROP CONSTRAINT country_pack_versions_platform;
--> statement-breakpoint
ALTER TABLE country_packs DROP CONSTRAINT country_packs_platform;
--> statement-breakpoint
ALTER TABLE employees
  DROP CONSTRAINT employees_pkey,
  DROP CONSTRAINT employees_tenant_id;
--> statement-breakpoint
ALTER TABLE error_type_licence_types DROP CONSTRAINT error_type_licence_types_error_type_id_licence_type_id_pk;
--> statement-breakpoint
ALTER TABLE error_types
  DROP CONSTRAINT error_types_pkey,
  DROP CONSTRAINT error_types_tenant_id;
--> statement-breakpoint
ALTER TABLE event_guests DROP CONSTRAINT event_guests_event_id_user_id_pk;
--> statement-breakpoint
ALTER TABLE event_reminders DROP CONSTRAINT event_reminders_event_id_user_id_minutes_pk;
--> statement-breakpoint
ALTER TABLE events DROP CONSTRAINT events_pkey;
--> statement-breakpoint
ALTER TABLE file_readers DROP CONSTRAINT file_readers_file_id_user_id_pk;
--> statement-breakpoint
ALTER TABLE files DROP CONSTRAINT files_pkey;
--> statement-breakpoint
ALTER TABLE follows DROP CONSTRAINT follows_follower_id_followed_id_pk;
--> statement-breakpoint
ALTER TABLE headline_stars DROP CONSTRAINT headline_stars_user_id_headline_key_pk;
--> statement-breakpoint
ALTER TABLE help_articles
  DROP CONSTRAINT help_articles_pkey,
  DROP CONSTRAINT help_articles_tenant_id;
--> statement-breakpoint
ALTER TABLE help_topics
  DROP CONSTRAINT help_topics_pkey,
  DROP CONSTRAINT help_topics_tenant_id;
--> statement-breakpoint
ALTER TABLE help_votes DROP CONSTRAINT help_votes_article_id_voter_pk;
--> statement-breakpoint
ALTER TABLE holiday_dates DROP CONSTRAINT holiday_dates_holiday_id_year_pk;
--> statement-breakpoint
ALTER TABLE holidays
  DROP CONSTRAINT holidays_pkey,
  DROP CONSTRAINT holidays_tenant_id;
--> statement-breakpoint
ALTER TABLE identity_events DROP CONSTRAINT identity_events_pkey;
--> statement-breakpoint
ALTER TABLE invoice_clients
  DROP CONSTRAINT invoice_clients_pkey,
  DROP CONSTRAINT invoice_clients_tenant_id;
--> statement-breakpoint
ALTER TABLE invoice_counts DROP CONSTRAINT invoice_counts_pkey;
--> statement-breakpoint
ALTER TABLE invoice_lines DROP CONSTRAINT invoice_lines_pkey;
--> statement-breakpoint
ALTER TABLE invoice_numbers DROP CONSTRAINT invoice_numbers_series;
--> statement-breakpoint
ALTER TABLE invoice_payments DROP CONSTRAINT invoice_payments_pkey;
--> statement-breakpoint
ALTER TABLE invoice_reminders DROP CONSTRAINT invoice_reminders_pkey;
--> statement-breakpoint
ALTER TABLE invoice_settings DROP CONSTRAINT invoice_settings_pkey;
--> statement-breakpoint
ALTER TABLE invoices
  DROP CONSTRAINT invoices_pkey,
  DROP CONSTRAINT invoices_tenant_id;
--> statement-breakpoint
ALTER TABLE licence_types
  DROP CONSTRAINT licence_types_pkey,
  DROP CONSTRAINT licence_types_tenant_id;
--> statement-breakpoint
ALTER TABLE lookup_values DROP CONSTRAINT lookup_values_tenant_id;
--> statement-breakpoint
ALTER TABLE mail_entries
  DROP CONSTRAINT mail_entries_own,
  DROP CONSTRAINT mail_entries_pkey;
--> statement-breakpoint
ALTER TABLE mail_files DROP CONSTRAINT mail_files_mail_id_place_pk;
--> statement-breakpoint
ALTER TABLE mail_folders DROP CONSTRAINT mail_folders_user_id_folder_pk;
--> statement-breakpoint
ALTER TABLE mail_recipients DROP CONSTRAINT mail_recipients_mail_id_place_pk;
--> statement-breakpoint
ALTER TABLE mail_settings DROP CONSTRAINT mail_settings_pkey;
--> statement-breakpoint
ALTER TABLE mails DROP CONSTRAINT mails_pkey;
--> statement-breakpoint
ALTER TABLE maintenance_orders
  DROP CONSTRAINT maintenance_orders_tenant_id,
  DROP CONSTRAINT maintenance_orders_pkey;
--> statement-breakpoint
ALTER TABLE marking_scheme_eliminations DROP CONSTRAINT marking_scheme_eliminations_marking_scheme_id_error_type_id_pk;
--> statement-breakpoint
ALTER TABLE marking_scheme_licence_types DROP CONSTRAINT marking_scheme_licence_types_marking_scheme_id_licence_type_id_;
--> statement-breakpoint
ALTER TABLE marking_schemes
  DROP CONSTRAINT marking_schemes_pkey,
  DROP CONSTRAINT marking_schemes_tenant_id;
--> statement-breakpoint
ALTER TABLE newsletter_subscribers DROP CONSTRAINT newsletter_subscribers_pkey;
--> statement-breakpoint
ALTER TABLE notifications DROP CONSTRAINT notifications_pkey;
--> statement-breakpoint
ALTER TABLE opening_hours DROP CONSTRAINT opening_hours_pkey;
--> statement-breakpoint
ALTER TABLE opening_weeks DROP CONSTRAINT opening_weeks_pkey;
--> statement-breakpoint
ALTER TABLE organizations DROP CONSTRAINT organizations_platform;
--> statement-breakpoint
ALTER TABLE photos
  DROP CONSTRAINT photos_pkey,
  DROP CONSTRAINT photos_tenant_id;
--> statement-breakpoint
ALTER TABLE plan_requests DROP CONSTRAINT plan_requests_pkey;
--> statement-breakpoint
ALTER TABLE poll_options
  DROP CONSTRAINT poll_options_pkey,
  DROP CONSTRAINT poll_options_poll,
  DROP CONSTRAINT poll_options_tenant_id;
--> statement-breakpoint
ALTER TABLE poll_votes DROP CONSTRAINT poll_votes_poll_id_user_id_pk;
--> statement-breakpoint
ALTER TABLE polls
  DROP CONSTRAINT polls_pkey,
  DROP CONSTRAINT polls_tenant_id;
--> statement-breakpoint
ALTER TABLE post_comments
  DROP CONSTRAINT post_comments_pkey,
  DROP CONSTRAINT post_comments_tenant_id;
--> statement-breakpoint
ALTER TABLE post_likes DROP CONSTRAINT post_likes_post_id_user_id_pk;
--> statement-breakpoint
ALTER TABLE posts
  DROP CONSTRAINT posts_pkey,
  DROP CONSTRAINT posts_tenant_id;
--> statement-breakpoint
ALTER TABLE requirement_versions
  DROP CONSTRAINT requirement_versions_pkey,
  DROP CONSTRAINT requirement_versions_tenant_id;
--> statement-breakpoint
ALTER TABLE reviews
  DROP CONSTRAINT reviews_pkey,
  DROP CONSTRAINT reviews_school_id;
--> statement-breakpoint
ALTER TABLE role_privileges DROP CONSTRAINT role_privileges_role_id_permission_pk;
--> statement-breakpoint
ALTER TABLE roles
  DROP CONSTRAINT roles_pkey,
  DROP CONSTRAINT roles_tenant_id;
--> statement-breakpoint
ALTER TABLE school_profiles DROP CONSTRAINT school_profiles_pkey;
--> statement-breakpoint
ALTER TABLE season_hours
  DROP CONSTRAINT season_hours_pkey,
  DROP CONSTRAINT season_hours_tenant_id;
--> statement-breakpoint
ALTER TABLE shop_addresses DROP CONSTRAINT shop_addresses_pkey;
--> statement-breakpoint
ALTER TABLE shop_cart_lines
  DROP CONSTRAINT shop_cart_lines_once,
  DROP CONSTRAINT shop_cart_lines_pkey;
--> statement-breakpoint
ALTER TABLE shop_categories
  DROP CONSTRAINT shop_categories_pkey,
  DROP CONSTRAINT shop_categories_tenant_id;
--> statement-breakpoint
ALTER TABLE shop_changes DROP CONSTRAINT shop_changes_pkey;
--> statement-breakpoint
ALTER TABLE shop_coupons
  DROP CONSTRAINT shop_coupons_pkey,
  DROP CONSTRAINT shop_coupons_tenant_id;
--> statement-breakpoint
ALTER TABLE shop_order_events DROP CONSTRAINT shop_order_events_pkey;
--> statement-breakpoint
ALTER TABLE shop_order_lines DROP CONSTRAINT shop_order_lines_pkey;
--> statement-breakpoint
ALTER TABLE shop_orders
  DROP CONSTRAINT shop_orders_once,
  DROP CONSTRAINT shop_orders_pkey,
  DROP CONSTRAINT shop_orders_tenant_id;
--> statement-breakpoint
ALTER TABLE shop_products
  DROP CONSTRAINT shop_products_pkey,
  DROP CONSTRAINT shop_products_tenant_id;
--> statement-breakpoint
ALTER TABLE shop_reviews
  DROP CONSTRAINT shop_reviews_once,
  DROP CONSTRAINT shop_reviews_pkey;
--> statement-breakpoint
ALTER TABLE shop_settings DROP CONSTRAINT shop_settings_pkey;
--> statement-breakpoint
ALTER TABLE shop_stock_changes DROP CONSTRAINT shop_stock_changes_pkey;
--> statement-breakpoint
ALTER TABLE shop_wishes
  DROP CONSTRAINT shop_wishes_once,
  DROP CONSTRAINT shop_wishes_pkey;
--> statement-breakpoint
ALTER TABLE simulator_calibrations DROP CONSTRAINT simulator_calibrations_pkey;
--> statement-breakpoint
ALTER TABLE simulator_licence_types DROP CONSTRAINT simulator_licence_types_simulator_id_licence_type_id_pk;
--> statement-breakpoint
ALTER TABLE simulator_scenarios DROP CONSTRAINT simulator_scenarios_pkey;
--> statement-breakpoint
ALTER TABLE simulators
  DROP CONSTRAINT simulators_pkey,
  DROP CONSTRAINT simulators_tenant_id;
--> statement-breakpoint
ALTER TABLE skill_levels DROP CONSTRAINT skill_levels_pkey;
--> statement-breakpoint
ALTER TABLE skill_licence_types DROP CONSTRAINT skill_licence_types_skill_id_licence_type_id_pk;
--> statement-breakpoint
ALTER TABLE skill_prerequisites DROP CONSTRAINT skill_prerequisites_skill_id_requires_id_pk;
--> statement-breakpoint
ALTER TABLE skills
  DROP CONSTRAINT skills_pkey,
  DROP CONSTRAINT skills_tenant_id;
--> statement-breakpoint
ALTER TABLE subscription_plans DROP CONSTRAINT subscription_plans_platform;
--> statement-breakpoint
ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_pkey;
--> statement-breakpoint
ALTER TABLE support_messages DROP CONSTRAINT support_messages_pkey;
--> statement-breakpoint
ALTER TABLE support_tickets
  DROP CONSTRAINT support_tickets_pkey,
  DROP CONSTRAINT support_tickets_tenant_id;
--> statement-breakpoint
ALTER TABLE task_places DROP CONSTRAINT task_places_user_id_task_id_pk;
--> statement-breakpoint
ALTER TABLE tasks DROP CONSTRAINT tasks_pkey;
--> statement-breakpoint
ALTER TABLE testimonials
  DROP CONSTRAINT testimonials_pkey,
  DROP CONSTRAINT testimonials_tenant_id;
--> statement-breakpoint
ALTER TABLE topic_stars DROP CONSTRAINT topic_stars_user_id_topic_key_pk;
--> statement-breakpoint
ALTER TABLE training_components
  DROP CONSTRAINT training_components_tenant_id,
  DROP CONSTRAINT training_components_pkey;
--> statement-breakpoint
ALTER TABLE training_requirements
  DROP CONSTRAINT training_requirements_part,
  DROP CONSTRAINT training_requirements_pkey;
--> statement-breakpoint
ALTER TABLE user_counts DROP CONSTRAINT user_counts_pkey;
--> statement-breakpoint
ALTER TABLE user_profiles DROP CONSTRAINT user_profiles_pkey;
--> statement-breakpoint
ALTER TABLE users
  DROP CONSTRAINT users_pkey,
  DROP CONSTRAINT users_tenant_id;
--> statement-breakpoint
ALTER TABLE vehicle_checks DROP CONSTRAINT vehicle_checks_pkey;
--> statement-breakpoint
ALTER TABLE vehicle_defects
  DROP CONSTRAINT vehicle_defects_pkey,
  DROP CONSTRAINT vehicle_defects_tenant_id;
--> statement-breakpoint
ALTER TABLE vehicle_documents DROP CONSTRAINT vehicle_documents_pkey;
--> statement-breakpoint
ALTER TABLE vehicle_insurances DROP CONSTRAINT vehicle_insurances_pkey;
--> statement-breakpoint
ALTER TABLE vehicle_licence_types DROP CONSTRAINT vehicle_licence_types_vehicle_id_licence_type_id_pk;
--> statement-breakpoint
ALTER TABLE vehicle_odometer DROP CONSTRAINT vehicle_odometer_pkey;
--> statement-breakpoint
ALTER TABLE vehicle_purposes DROP CONSTRAINT vehicle_purposes_vehicle_id_purpose_id_pk;
--> statement-breakpoint
ALTER TABLE vehicle_reminders DROP CONSTRAINT vehicle_reminders_vehicle_id_paper_expires_on_days_pk;
--> statement-breakpoint
ALTER TABLE vehicles
  DROP CONSTRAINT vehicles_pkey,
  DROP CONSTRAINT vehicles_tenant_id;
--> statement-breakpoint
DROP INDEX simulator_scenarios__scenarios;
--> statement-breakpoint
DROP INDEX vehicles__chassis_no;
--> statement-breakpoint
DROP INDEX vehicles__registration_no;
--> statement-breakpoint
DROP INDEX invoice_lines_position;
--> statement-breakpoint
DROP INDEX invoice_payments_reverses;
--> statement-breakpoint
DROP INDEX invoice_reminders_day;
--> statement-breakpoint
DROP INDEX shop_addresses_default;
--> statement-breakpoint
DROP INDEX chat_messages_key;
--> statement-breakpoint
DROP INDEX chats_pair;
--> statement-breakpoint
DROP INDEX events_override;
--> statement-breakpoint
DROP INDEX events_uid;
--> statement-breakpoint
DROP INDEX mail_entries_once;
--> statement-breakpoint
DROP INDEX reviews__target;
--> statement-breakpoint
DROP INDEX reviews_moderation;
--> statement-breakpoint
DROP INDEX reviews_school_idx;
--> statement-breakpoint
DROP INDEX testimonials__review;
--> statement-breakpoint
-- Tables that had none take the tenant of what they are about, or of the person where they are about one.
ALTER TABLE blog_bookmarks ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE blog_bookmarks r SET tenant = p.tenant FROM blog_posts p WHERE p.id = r.post_id;
--> statement-breakpoint
ALTER TABLE blog_bookmarks ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE chat_members ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE chat_members r SET tenant = p.tenant FROM chats p WHERE p.id = r.chat_id;
--> statement-breakpoint
ALTER TABLE chat_members ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE chat_messages ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE chat_messages r SET tenant = p.tenant FROM chats p WHERE p.id = r.chat_id;
--> statement-breakpoint
ALTER TABLE chat_messages ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE chat_profiles ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE chat_profiles r SET tenant = p.tenant FROM users p WHERE p.id = r.user_id;
--> statement-breakpoint
ALTER TABLE chat_profiles ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE event_guests ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE event_guests r SET tenant = p.tenant FROM events p WHERE p.id = r.event_id;
--> statement-breakpoint
ALTER TABLE event_guests ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE event_reminders ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE event_reminders r SET tenant = p.tenant FROM events p WHERE p.id = r.event_id;
--> statement-breakpoint
ALTER TABLE event_reminders ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE file_readers ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE file_readers r SET tenant = p.tenant FROM files p WHERE p.id = r.file_id;
--> statement-breakpoint
ALTER TABLE file_readers ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE headline_stars ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE headline_stars r SET tenant = p.tenant FROM users p WHERE p.id = r.user_id;
--> statement-breakpoint
ALTER TABLE headline_stars ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE mail_files ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE mail_files r SET tenant = p.tenant FROM mails p WHERE p.id = r.mail_id;
--> statement-breakpoint
ALTER TABLE mail_files ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE mail_folders ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE mail_folders r SET tenant = p.tenant FROM users p WHERE p.id = r.user_id;
--> statement-breakpoint
ALTER TABLE mail_folders ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE mail_recipients ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE mail_recipients r SET tenant = p.tenant FROM mails p WHERE p.id = r.mail_id;
--> statement-breakpoint
ALTER TABLE mail_recipients ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE mail_settings ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE mail_settings r SET tenant = p.tenant FROM users p WHERE p.id = r.user_id;
--> statement-breakpoint
ALTER TABLE mail_settings ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE task_places ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE task_places r SET tenant = p.tenant FROM tasks p WHERE p.id = r.task_id;
--> statement-breakpoint
ALTER TABLE task_places ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
ALTER TABLE topic_stars ADD COLUMN tenant integer;
--> statement-breakpoint
UPDATE topic_stars r SET tenant = p.tenant FROM users p WHERE p.id = r.user_id;
--> statement-breakpoint
ALTER TABLE topic_stars ALTER COLUMN tenant SET NOT NULL;
--> statement-breakpoint
-- The values stay; the school is reckoned from them.
ALTER TABLE blog_comments ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE blog_posts ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE branches ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE chat_reports ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE chats ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE circuit_elements ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE circuit_licence_types ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE circuit_zones ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE circuits ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE class_rooms ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE comment_likes ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE component_configurations ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE component_modes ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE component_sessions ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE country_pack_versions ALTER COLUMN tenant DROP EXPRESSION, ALTER COLUMN tenant SET DEFAULT 0, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE country_packs ALTER COLUMN tenant DROP EXPRESSION, ALTER COLUMN tenant SET DEFAULT 0, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE employees ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE error_type_licence_types ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE error_types ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE events ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE files ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE follows ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE help_articles ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE help_topics ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE help_votes ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE holiday_dates ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE holidays ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE identity_events ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE invoice_clients ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE invoice_lines ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE invoice_numbers ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE invoice_payments ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE invoice_reminders ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE invoice_settings ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE invoices ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE known_browsers ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE licence_types ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE lookup_values ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE mail_entries ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE mails ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE maintenance_orders ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE marking_scheme_eliminations ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE marking_scheme_licence_types ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE marking_schemes ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE money_targets ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE newsletter_subscribers ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE notifications ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE opening_hours ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE opening_weeks ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE organizations ALTER COLUMN tenant DROP EXPRESSION, ALTER COLUMN tenant SET DEFAULT 0, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE password_links ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE photos ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE plan_requests ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE poll_options ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE poll_votes ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE polls ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE post_comments ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE post_likes ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE posts ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE requirement_versions ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE reviews ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE role_privileges ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE roles ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE school_profiles ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE season_hours ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE sessions ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE setting_values ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_addresses ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_cart_lines ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_categories ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_coupons ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_order_events ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_order_lines ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_orders ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_products ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_reviews ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_settings ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_stock_changes ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE shop_wishes ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE sign_in_failures ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE simulator_calibrations ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE simulator_licence_types ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE simulator_scenarios ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE simulators ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE site_visits ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE skill_levels ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE skill_licence_types ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE skill_prerequisites ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE skills ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE subscription_plans ALTER COLUMN tenant DROP EXPRESSION, ALTER COLUMN tenant SET DEFAULT 0, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE subscriptions ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE support_messages ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE support_tickets ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE tasks ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE testimonials ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE training_components ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE training_requirements ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE user_profiles ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE users ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED;
--> statement-breakpoint
ALTER TABLE vehicle_checks ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE vehicle_defects ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE vehicle_documents ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE vehicle_insurances ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE vehicle_licence_types ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE vehicle_odometer ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE vehicle_purposes ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE vehicle_reminders ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE vehicles ALTER COLUMN tenant DROP EXPRESSION, DROP COLUMN school_id, ADD COLUMN school_id integer GENERATED ALWAYS AS (nullif(tenant, 0)) STORED NOT NULL;
--> statement-breakpoint
-- Keys with the tenant.
ALTER TABLE audit_log ADD CONSTRAINT audit_log_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE blog_bookmarks ADD CONSTRAINT blog_bookmarks_user_id_post_id_tenant_pk PRIMARY KEY (user_id, post_id, tenant);
--> statement-breakpoint
ALTER TABLE blog_comments
  ADD CONSTRAINT blog_comments_tenant_id_pk PRIMARY KEY (tenant, id),
  ADD CONSTRAINT blog_comments_of_post UNIQUE (post_id, id, tenant);
--> statement-breakpoint
ALTER TABLE blog_posts ADD CONSTRAINT blog_posts_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE branches ADD CONSTRAINT branches_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE chat_members
  ADD CONSTRAINT chat_members_chat_id_user_id_tenant_pk PRIMARY KEY (chat_id, user_id, tenant),
  ADD CONSTRAINT chat_members_pair UNIQUE (user_id, peer_id, tenant),
  ADD CONSTRAINT chat_members_side UNIQUE (chat_id, user_id, peer_id, tenant);
--> statement-breakpoint
ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE chat_profiles ADD CONSTRAINT chat_profiles_user_id_tenant_pk PRIMARY KEY (user_id, tenant);
--> statement-breakpoint
ALTER TABLE chat_reports ADD CONSTRAINT chat_reports_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE chats ADD CONSTRAINT chats_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE circuit_elements ADD CONSTRAINT circuit_elements_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE circuit_licence_types ADD CONSTRAINT circuit_licence_types_circuit_id_licence_type_id_tenant_pk PRIMARY KEY (circuit_id, licence_type_id, tenant);
--> statement-breakpoint
ALTER TABLE circuit_zones
  ADD CONSTRAINT circuit_zones_tenant_id_pk PRIMARY KEY (tenant, id),
  ADD CONSTRAINT circuit_zones_circuit_id UNIQUE (circuit_id, id, tenant);
--> statement-breakpoint
ALTER TABLE circuits ADD CONSTRAINT circuits_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE class_rooms ADD CONSTRAINT class_rooms_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE comment_likes ADD CONSTRAINT comment_likes_comment_id_user_id_tenant_pk PRIMARY KEY (comment_id, user_id, tenant);
--> statement-breakpoint
ALTER TABLE component_configurations ADD CONSTRAINT component_configurations_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE component_modes ADD CONSTRAINT component_modes_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE component_sessions ADD CONSTRAINT component_sessions_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE country_pack_versions ADD CONSTRAINT country_pack_versions_platform CHECK ((school_id IS NULL));
--> statement-breakpoint
ALTER TABLE country_packs ADD CONSTRAINT country_packs_platform CHECK ((school_id IS NULL));
--> statement-breakpoint
ALTER TABLE employees ADD CONSTRAINT employees_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE error_type_licence_types ADD CONSTRAINT error_type_licence_types_error_type_id_licence_type_id_tenant_p PRIMARY KEY (error_type_id, licence_type_id, tenant);
--> statement-breakpoint
ALTER TABLE error_types ADD CONSTRAINT error_types_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE event_guests ADD CONSTRAINT event_guests_event_id_user_id_tenant_pk PRIMARY KEY (event_id, user_id, tenant);
--> statement-breakpoint
ALTER TABLE event_reminders ADD CONSTRAINT event_reminders_event_id_user_id_minutes_tenant_pk PRIMARY KEY (event_id, user_id, minutes, tenant);
--> statement-breakpoint
ALTER TABLE events ADD CONSTRAINT events_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE file_readers ADD CONSTRAINT file_readers_file_id_user_id_tenant_pk PRIMARY KEY (file_id, user_id, tenant);
--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE follows ADD CONSTRAINT follows_follower_id_followed_id_tenant_pk PRIMARY KEY (follower_id, followed_id, tenant);
--> statement-breakpoint
ALTER TABLE headline_stars ADD CONSTRAINT headline_stars_user_id_headline_key_tenant_pk PRIMARY KEY (user_id, headline_key, tenant);
--> statement-breakpoint
ALTER TABLE help_articles ADD CONSTRAINT help_articles_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE help_topics ADD CONSTRAINT help_topics_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE help_votes ADD CONSTRAINT help_votes_article_id_voter_tenant_pk PRIMARY KEY (article_id, voter, tenant);
--> statement-breakpoint
ALTER TABLE holiday_dates ADD CONSTRAINT holiday_dates_holiday_id_year_tenant_pk PRIMARY KEY (holiday_id, year, tenant);
--> statement-breakpoint
ALTER TABLE holidays ADD CONSTRAINT holidays_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE identity_events ADD CONSTRAINT identity_events_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE invoice_clients ADD CONSTRAINT invoice_clients_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE invoice_counts ADD CONSTRAINT invoice_counts_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE invoice_lines ADD CONSTRAINT invoice_lines_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE invoice_numbers ADD CONSTRAINT invoice_numbers_tenant_series_year_pk PRIMARY KEY (tenant, series, year);
--> statement-breakpoint
ALTER TABLE invoice_payments ADD CONSTRAINT invoice_payments_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE invoice_reminders ADD CONSTRAINT invoice_reminders_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE invoice_settings ADD CONSTRAINT invoice_settings_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE invoices ADD CONSTRAINT invoices_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE licence_types ADD CONSTRAINT licence_types_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE mail_entries ADD CONSTRAINT mail_entries_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE mail_files ADD CONSTRAINT mail_files_mail_id_place_tenant_pk PRIMARY KEY (mail_id, place, tenant);
--> statement-breakpoint
ALTER TABLE mail_folders ADD CONSTRAINT mail_folders_user_id_folder_tenant_pk PRIMARY KEY (user_id, folder, tenant);
--> statement-breakpoint
ALTER TABLE mail_recipients ADD CONSTRAINT mail_recipients_mail_id_place_tenant_pk PRIMARY KEY (mail_id, place, tenant);
--> statement-breakpoint
ALTER TABLE mail_settings ADD CONSTRAINT mail_settings_user_id_tenant_pk PRIMARY KEY (user_id, tenant);
--> statement-breakpoint
ALTER TABLE mails ADD CONSTRAINT mails_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE maintenance_orders ADD CONSTRAINT maintenance_orders_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE marking_scheme_eliminations ADD CONSTRAINT marking_scheme_eliminations_pk PRIMARY KEY (marking_scheme_id, error_type_id, tenant);
--> statement-breakpoint
ALTER TABLE marking_scheme_licence_types ADD CONSTRAINT marking_scheme_licence_types_pk PRIMARY KEY (marking_scheme_id, licence_type_id, tenant);
--> statement-breakpoint
ALTER TABLE marking_schemes ADD CONSTRAINT marking_schemes_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE newsletter_subscribers ADD CONSTRAINT newsletter_subscribers_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE opening_hours ADD CONSTRAINT opening_hours_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE opening_weeks ADD CONSTRAINT opening_weeks_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE organizations ADD CONSTRAINT organizations_platform CHECK ((school_id IS NULL));
--> statement-breakpoint
ALTER TABLE photos ADD CONSTRAINT photos_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE plan_requests ADD CONSTRAINT plan_requests_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE poll_options
  ADD CONSTRAINT poll_options_tenant_id_pk PRIMARY KEY (tenant, id),
  ADD CONSTRAINT poll_options_poll UNIQUE (poll_id, id, tenant);
--> statement-breakpoint
ALTER TABLE poll_votes ADD CONSTRAINT poll_votes_poll_id_user_id_tenant_pk PRIMARY KEY (poll_id, user_id, tenant);
--> statement-breakpoint
ALTER TABLE polls ADD CONSTRAINT polls_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE post_comments ADD CONSTRAINT post_comments_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE post_likes ADD CONSTRAINT post_likes_post_id_user_id_tenant_pk PRIMARY KEY (post_id, user_id, tenant);
--> statement-breakpoint
ALTER TABLE posts ADD CONSTRAINT posts_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE requirement_versions ADD CONSTRAINT requirement_versions_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE role_privileges ADD CONSTRAINT role_privileges_role_id_permission_tenant_pk PRIMARY KEY (role_id, permission, tenant);
--> statement-breakpoint
ALTER TABLE roles ADD CONSTRAINT roles_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE school_profiles ADD CONSTRAINT school_profiles_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE season_hours ADD CONSTRAINT season_hours_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE shop_addresses ADD CONSTRAINT shop_addresses_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE shop_cart_lines
  ADD CONSTRAINT shop_cart_lines_tenant_id_pk PRIMARY KEY (tenant, id),
  ADD CONSTRAINT shop_cart_lines_once UNIQUE (user_id, product_id, tenant);
--> statement-breakpoint
ALTER TABLE shop_categories ADD CONSTRAINT shop_categories_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE shop_changes ADD CONSTRAINT shop_changes_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE shop_coupons ADD CONSTRAINT shop_coupons_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE shop_order_events ADD CONSTRAINT shop_order_events_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE shop_order_lines ADD CONSTRAINT shop_order_lines_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE shop_orders
  ADD CONSTRAINT shop_orders_tenant_id_pk PRIMARY KEY (tenant, id),
  ADD CONSTRAINT shop_orders_once UNIQUE (buyer_id, idempotency_key, tenant);
--> statement-breakpoint
ALTER TABLE shop_products ADD CONSTRAINT shop_products_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE shop_reviews
  ADD CONSTRAINT shop_reviews_tenant_id_pk PRIMARY KEY (tenant, id),
  ADD CONSTRAINT shop_reviews_once UNIQUE (product_id, user_id, tenant);
--> statement-breakpoint
ALTER TABLE shop_settings ADD CONSTRAINT shop_settings_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE shop_stock_changes ADD CONSTRAINT shop_stock_changes_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE shop_wishes
  ADD CONSTRAINT shop_wishes_tenant_id_pk PRIMARY KEY (tenant, id),
  ADD CONSTRAINT shop_wishes_once UNIQUE (user_id, product_id, tenant);
--> statement-breakpoint
ALTER TABLE simulator_calibrations ADD CONSTRAINT simulator_calibrations_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE simulator_licence_types ADD CONSTRAINT simulator_licence_types_simulator_id_licence_type_id_tenant_pk PRIMARY KEY (simulator_id, licence_type_id, tenant);
--> statement-breakpoint
ALTER TABLE simulator_scenarios ADD CONSTRAINT simulator_scenarios_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE simulators ADD CONSTRAINT simulators_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE skill_levels ADD CONSTRAINT skill_levels_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE skill_licence_types ADD CONSTRAINT skill_licence_types_skill_id_licence_type_id_tenant_pk PRIMARY KEY (skill_id, licence_type_id, tenant);
--> statement-breakpoint
ALTER TABLE skill_prerequisites ADD CONSTRAINT skill_prerequisites_skill_id_requires_id_tenant_pk PRIMARY KEY (skill_id, requires_id, tenant);
--> statement-breakpoint
ALTER TABLE skills ADD CONSTRAINT skills_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE subscription_plans ADD CONSTRAINT subscription_plans_platform CHECK ((school_id IS NULL));
--> statement-breakpoint
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE support_messages ADD CONSTRAINT support_messages_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE task_places ADD CONSTRAINT task_places_user_id_task_id_tenant_pk PRIMARY KEY (user_id, task_id, tenant);
--> statement-breakpoint
ALTER TABLE tasks ADD CONSTRAINT tasks_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE testimonials ADD CONSTRAINT testimonials_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE topic_stars ADD CONSTRAINT topic_stars_user_id_topic_key_tenant_pk PRIMARY KEY (user_id, topic_key, tenant);
--> statement-breakpoint
ALTER TABLE training_components ADD CONSTRAINT training_components_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE training_requirements
  ADD CONSTRAINT training_requirements_tenant_id_pk PRIMARY KEY (tenant, id),
  ADD CONSTRAINT training_requirements_part UNIQUE NULLS NOT DISTINCT (version_id, gearbox, prior_experience, stage, sub_kind, tenant);
--> statement-breakpoint
ALTER TABLE user_counts ADD CONSTRAINT user_counts_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE user_profiles ADD CONSTRAINT user_profiles_user_id_tenant_pk PRIMARY KEY (user_id, tenant);
--> statement-breakpoint
ALTER TABLE users ADD CONSTRAINT users_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_checks ADD CONSTRAINT vehicle_checks_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_defects ADD CONSTRAINT vehicle_defects_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_documents ADD CONSTRAINT vehicle_documents_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_insurances ADD CONSTRAINT vehicle_insurances_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_licence_types ADD CONSTRAINT vehicle_licence_types_vehicle_id_licence_type_id_tenant_pk PRIMARY KEY (vehicle_id, licence_type_id, tenant);
--> statement-breakpoint
ALTER TABLE vehicle_odometer ADD CONSTRAINT vehicle_odometer_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_purposes ADD CONSTRAINT vehicle_purposes_vehicle_id_purpose_id_tenant_pk PRIMARY KEY (vehicle_id, purpose_id, tenant);
--> statement-breakpoint
ALTER TABLE vehicle_reminders ADD CONSTRAINT vehicle_reminders_vehicle_id_paper_expires_on_days_tenant_pk PRIMARY KEY (vehicle_id, paper, expires_on, days, tenant);
--> statement-breakpoint
ALTER TABLE vehicles ADD CONSTRAINT vehicles_tenant_id_pk PRIMARY KEY (tenant, id);
--> statement-breakpoint
CREATE INDEX files_id ON files (id);
--> statement-breakpoint
CREATE INDEX branches_id ON branches (id);
--> statement-breakpoint
CREATE INDEX roles_id ON roles (id);
--> statement-breakpoint
CREATE INDEX help_topics_id ON help_topics (id);
--> statement-breakpoint
CREATE INDEX blog_comments_id ON blog_comments (id);
--> statement-breakpoint
CREATE INDEX users_id ON users (id);
--> statement-breakpoint
CREATE INDEX blog_posts_id ON blog_posts (id);
--> statement-breakpoint
CREATE INDEX help_articles_id ON help_articles (id);
--> statement-breakpoint
CREATE UNIQUE INDEX reviews__target ON reviews (tenant, author_id, target_kind) WHERE ((author_id IS NOT NULL) AND (target_kind = 'school'::text));
--> statement-breakpoint
CREATE INDEX reviews_moderation ON reviews (tenant, status, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX reviews_school_idx ON reviews (tenant, id DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX testimonials_id ON testimonials (id);
--> statement-breakpoint
CREATE UNIQUE INDEX testimonials__review ON testimonials (source_review_id, tenant) WHERE ((source_review_id IS NOT NULL) AND (archived_at IS NULL));
--> statement-breakpoint
CREATE INDEX component_modes_id ON component_modes (id);
--> statement-breakpoint
CREATE INDEX training_components_id ON training_components (id);
--> statement-breakpoint
CREATE INDEX component_sessions_id ON component_sessions (id);
--> statement-breakpoint
CREATE INDEX licence_types_id ON licence_types (id);
--> statement-breakpoint
CREATE INDEX error_types_id ON error_types (id);
--> statement-breakpoint
CREATE INDEX marking_schemes_id ON marking_schemes (id);
--> statement-breakpoint
CREATE INDEX requirement_versions_id ON requirement_versions (id);
--> statement-breakpoint
CREATE INDEX employees_id ON employees (id);
--> statement-breakpoint
CREATE INDEX events_id ON events (id);
--> statement-breakpoint
CREATE UNIQUE INDEX events_uid ON events (owner_id, uid, tenant) WHERE (series_id IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX events_override ON events (series_id, original_start, tenant);
--> statement-breakpoint
CREATE INDEX mail_entries_id ON mail_entries (id);
--> statement-breakpoint
CREATE UNIQUE INDEX mail_entries_once ON mail_entries (user_id, mail_id, tenant);
--> statement-breakpoint
CREATE UNIQUE INDEX chat_messages_key ON chat_messages (chat_id, sender_id, key, tenant);
--> statement-breakpoint
CREATE INDEX mails_id ON mails (id);
--> statement-breakpoint
CREATE UNIQUE INDEX chats_pair ON chats (first_id, second_id, tenant);
--> statement-breakpoint
CREATE UNIQUE INDEX invoice_reminders_day ON invoice_reminders (invoice_id, sent_on, tenant);
--> statement-breakpoint
CREATE UNIQUE INDEX invoice_lines_position ON invoice_lines (invoice_id, "position", tenant);
--> statement-breakpoint
CREATE INDEX invoice_clients_id ON invoice_clients (id);
--> statement-breakpoint
CREATE INDEX support_tickets_id ON support_tickets (id);
--> statement-breakpoint
CREATE INDEX tasks_id ON tasks (id);
--> statement-breakpoint
CREATE UNIQUE INDEX invoice_payments_reverses ON invoice_payments (reverses_id, tenant) WHERE (reverses_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX shop_coupons_id ON shop_coupons (id);
--> statement-breakpoint
CREATE INDEX shop_orders_id ON shop_orders (id);
--> statement-breakpoint
CREATE INDEX invoices_id ON invoices (id);
--> statement-breakpoint
CREATE UNIQUE INDEX shop_addresses_default ON shop_addresses (user_id, tenant) WHERE is_default;
--> statement-breakpoint
CREATE INDEX shop_categories_id ON shop_categories (id);
--> statement-breakpoint
CREATE INDEX shop_products_id ON shop_products (id);
--> statement-breakpoint
CREATE INDEX polls_id ON polls (id);
--> statement-breakpoint
CREATE INDEX poll_options_id ON poll_options (id);
--> statement-breakpoint
CREATE INDEX photos_id ON photos (id);
--> statement-breakpoint
CREATE INDEX posts_id ON posts (id);
--> statement-breakpoint
CREATE INDEX plan_requests_id ON plan_requests (id);
--> statement-breakpoint
CREATE INDEX post_comments_id ON post_comments (id);
--> statement-breakpoint
CREATE INDEX subscriptions_id ON subscriptions (id);
--> statement-breakpoint
CREATE INDEX circuits_id ON circuits (id);
--> statement-breakpoint
CREATE INDEX class_rooms_id ON class_rooms (id);
--> statement-breakpoint
CREATE INDEX vehicle_defects_id ON vehicle_defects (id);
--> statement-breakpoint
CREATE INDEX simulators_id ON simulators (id);
--> statement-breakpoint
CREATE UNIQUE INDEX simulator_scenarios__scenarios ON simulator_scenarios (simulator_id, lower(code), tenant);
--> statement-breakpoint
CREATE INDEX maintenance_orders_id ON maintenance_orders (id);
--> statement-breakpoint
CREATE INDEX vehicles_id ON vehicles (id);
--> statement-breakpoint
CREATE INDEX holidays_id ON holidays (id);
--> statement-breakpoint
CREATE INDEX skills_id ON skills (id);
--> statement-breakpoint
CREATE INDEX season_hours_id ON season_hours (id);
--> statement-breakpoint
-- References with the tenant. Whoever may be of another one (the platform writes with administrators of schools) is named
-- by number alone, as who created a row always was.
ALTER TABLE blog_bookmarks ADD CONSTRAINT blog_bookmarks_article FOREIGN KEY (tenant, post_id) REFERENCES blog_posts(tenant, id);
--> statement-breakpoint
ALTER TABLE blog_comments
  ADD CONSTRAINT blog_comments_parent FOREIGN KEY (tenant, post_id, parent_id) REFERENCES blog_comments(tenant, post_id, id),
  ADD CONSTRAINT blog_comments_post FOREIGN KEY (tenant, post_id) REFERENCES blog_posts(tenant, id);
--> statement-breakpoint
ALTER TABLE blog_posts ADD CONSTRAINT blog_posts_author FOREIGN KEY (tenant, author_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE branches ADD CONSTRAINT branches_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE chat_members ADD CONSTRAINT chat_members_chat FOREIGN KEY (tenant, chat_id) REFERENCES chats(tenant, id);
--> statement-breakpoint
ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_side FOREIGN KEY (tenant, chat_id, sender_id, peer_id) REFERENCES chat_members(tenant, chat_id, user_id, peer_id);
--> statement-breakpoint
ALTER TABLE circuit_elements
  ADD CONSTRAINT circuit_elements_circuit FOREIGN KEY (tenant, circuit_id) REFERENCES circuits(tenant, id) ON DELETE CASCADE,
  ADD CONSTRAINT circuit_elements_zone FOREIGN KEY (tenant, circuit_id, zone_id) REFERENCES circuit_zones(tenant, circuit_id, id);
--> statement-breakpoint
ALTER TABLE circuit_licence_types
  ADD CONSTRAINT circuit_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id),
  ADD CONSTRAINT circuit_licence_types_circuit FOREIGN KEY (tenant, circuit_id) REFERENCES circuits(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE circuit_zones ADD CONSTRAINT circuit_zones_circuit FOREIGN KEY (tenant, circuit_id) REFERENCES circuits(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE circuits
  ADD CONSTRAINT circuits__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id),
  ADD CONSTRAINT circuits_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE class_rooms
  ADD CONSTRAINT class_rooms__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id),
  ADD CONSTRAINT class_rooms_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE comment_likes
  ADD CONSTRAINT comment_likes_comment FOREIGN KEY (tenant, comment_id) REFERENCES post_comments(tenant, id),
  ADD CONSTRAINT comment_likes_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE component_modes ADD CONSTRAINT component_modes__component_id FOREIGN KEY (tenant, component_id) REFERENCES training_components(tenant, id);
--> statement-breakpoint
ALTER TABLE component_sessions ADD CONSTRAINT component_sessions__mode_id FOREIGN KEY (tenant, mode_id) REFERENCES component_modes(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE employees ADD CONSTRAINT employees_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE error_type_licence_types
  ADD CONSTRAINT error_type_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id),
  ADD CONSTRAINT error_type_licence_types_error FOREIGN KEY (tenant, error_type_id) REFERENCES error_types(tenant, id),
  ADD CONSTRAINT error_type_licence_types_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE error_types
  ADD CONSTRAINT error_types__skill_id FOREIGN KEY (tenant, skill_id) REFERENCES skills(tenant, id),
  ADD CONSTRAINT error_types_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE event_guests ADD CONSTRAINT event_guests_event FOREIGN KEY (tenant, event_id) REFERENCES events(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE event_reminders ADD CONSTRAINT event_reminders_event FOREIGN KEY (tenant, event_id) REFERENCES events(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE events
  ADD CONSTRAINT events_owner FOREIGN KEY (tenant, owner_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT events_series FOREIGN KEY (tenant, series_id) REFERENCES events(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE file_readers ADD CONSTRAINT file_readers_file FOREIGN KEY (tenant, file_id) REFERENCES files(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_owner FOREIGN KEY (tenant, owner_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE follows
  ADD CONSTRAINT follows_followed FOREIGN KEY (tenant, followed_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT follows_follower FOREIGN KEY (tenant, follower_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE headline_stars ADD CONSTRAINT headline_stars_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE help_articles ADD CONSTRAINT help_articles_topic FOREIGN KEY (tenant, topic_id) REFERENCES help_topics(tenant, id);
--> statement-breakpoint
ALTER TABLE help_topics ADD CONSTRAINT help_topics_parent_topic FOREIGN KEY (tenant, parent_id) REFERENCES help_topics(tenant, id);
--> statement-breakpoint
ALTER TABLE help_votes ADD CONSTRAINT help_votes_article FOREIGN KEY (tenant, article_id) REFERENCES help_articles(tenant, id);
--> statement-breakpoint
ALTER TABLE holiday_dates ADD CONSTRAINT holiday_dates_holiday FOREIGN KEY (tenant, holiday_id) REFERENCES holidays(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE holidays ADD CONSTRAINT holidays__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id);
--> statement-breakpoint
ALTER TABLE identity_events ADD CONSTRAINT identity_events_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE invoice_lines
  ADD CONSTRAINT invoice_lines_invoice FOREIGN KEY (tenant, invoice_id) REFERENCES invoices(tenant, id) ON DELETE CASCADE,
  ADD CONSTRAINT invoice_lines_original FOREIGN KEY (tenant, original_line_id) REFERENCES invoice_lines(tenant, id);
--> statement-breakpoint
ALTER TABLE invoice_payments
  ADD CONSTRAINT invoice_payments_invoice FOREIGN KEY (tenant, invoice_id) REFERENCES invoices(tenant, id),
  ADD CONSTRAINT invoice_payments_reversed FOREIGN KEY (tenant, reverses_id) REFERENCES invoice_payments(tenant, id);
--> statement-breakpoint
ALTER TABLE invoice_reminders ADD CONSTRAINT invoice_reminders_invoice FOREIGN KEY (tenant, invoice_id) REFERENCES invoices(tenant, id);
--> statement-breakpoint
ALTER TABLE invoices
  ADD CONSTRAINT invoices_buyer FOREIGN KEY (tenant, buyer_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT invoices_client FOREIGN KEY (tenant, client_id) REFERENCES invoice_clients(tenant, id),
  ADD CONSTRAINT invoices_original FOREIGN KEY (tenant, original_id) REFERENCES invoices(tenant, id);
--> statement-breakpoint
ALTER TABLE known_browsers ADD CONSTRAINT known_browsers_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE licence_types
  ADD CONSTRAINT licence_types__parent_id FOREIGN KEY (tenant, parent_id) REFERENCES licence_types(tenant, id),
  ADD CONSTRAINT licence_types_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE mail_entries ADD CONSTRAINT mail_entries_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE mail_files ADD CONSTRAINT mail_files_mail FOREIGN KEY (tenant, mail_id) REFERENCES mails(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE mail_recipients ADD CONSTRAINT mail_recipients_mail FOREIGN KEY (tenant, mail_id) REFERENCES mails(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE mails ADD CONSTRAINT mails_sender FOREIGN KEY (tenant, sender_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE maintenance_orders
  ADD CONSTRAINT maintenance_orders__vehicle_id FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id),
  ADD CONSTRAINT maintenance_orders_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE marking_scheme_eliminations
  ADD CONSTRAINT marking_scheme_eliminations__eliminatory_ids FOREIGN KEY (tenant, error_type_id) REFERENCES error_types(tenant, id),
  ADD CONSTRAINT marking_scheme_eliminations_scheme FOREIGN KEY (tenant, marking_scheme_id) REFERENCES marking_schemes(tenant, id),
  ADD CONSTRAINT marking_scheme_eliminations_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE marking_scheme_licence_types
  ADD CONSTRAINT marking_scheme_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id),
  ADD CONSTRAINT marking_scheme_licence_types_scheme FOREIGN KEY (tenant, marking_scheme_id) REFERENCES marking_schemes(tenant, id),
  ADD CONSTRAINT marking_scheme_licence_types_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE marking_schemes
  ADD CONSTRAINT marking_schemes_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id),
  ADD CONSTRAINT marking_schemes_series FOREIGN KEY (tenant, series_id) REFERENCES marking_schemes(tenant, id);
--> statement-breakpoint
ALTER TABLE money_targets
  ADD CONSTRAINT money_targets_author FOREIGN KEY (tenant, updated_by) REFERENCES users(tenant, id),
  ADD CONSTRAINT money_targets_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE newsletter_subscribers ADD CONSTRAINT newsletter_subscribers_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE opening_hours
  ADD CONSTRAINT opening_hours__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id),
  ADD CONSTRAINT opening_hours__season_id FOREIGN KEY (tenant, season_id) REFERENCES season_hours(tenant, id) ON DELETE CASCADE,
  ADD CONSTRAINT opening_hours_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE opening_weeks
  ADD CONSTRAINT opening_weeks__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id),
  ADD CONSTRAINT opening_weeks_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE password_links ADD CONSTRAINT password_links_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE photos
  ADD CONSTRAINT photos_file FOREIGN KEY (tenant, file_id) REFERENCES files(tenant, id),
  ADD CONSTRAINT photos_owner FOREIGN KEY (tenant, owner_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE plan_requests
  ADD CONSTRAINT plan_requests_person FOREIGN KEY (tenant, asked_by) REFERENCES users(tenant, id),
  ADD CONSTRAINT plan_requests_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE poll_options ADD CONSTRAINT poll_options_tenant FOREIGN KEY (tenant, poll_id) REFERENCES polls(tenant, id);
--> statement-breakpoint
ALTER TABLE poll_votes
  ADD CONSTRAINT poll_votes_option FOREIGN KEY (tenant, poll_id, option_id) REFERENCES poll_options(tenant, poll_id, id),
  ADD CONSTRAINT poll_votes_tenant FOREIGN KEY (tenant, poll_id) REFERENCES polls(tenant, id),
  ADD CONSTRAINT poll_votes_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE polls ADD CONSTRAINT polls_author FOREIGN KEY (tenant, author_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE post_comments
  ADD CONSTRAINT post_comments_author FOREIGN KEY (tenant, author_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT post_comments_post FOREIGN KEY (tenant, post_id) REFERENCES posts(tenant, id);
--> statement-breakpoint
ALTER TABLE post_likes
  ADD CONSTRAINT post_likes_post FOREIGN KEY (tenant, post_id) REFERENCES posts(tenant, id),
  ADD CONSTRAINT post_likes_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE posts
  ADD CONSTRAINT posts_author FOREIGN KEY (tenant, author_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT posts_photo FOREIGN KEY (tenant, photo_id) REFERENCES photos(tenant, id),
  ADD CONSTRAINT posts_shared FOREIGN KEY (tenant, shared_id) REFERENCES posts(tenant, id);
--> statement-breakpoint
ALTER TABLE requirement_versions
  ADD CONSTRAINT requirement_versions__licence_type_id FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id),
  ADD CONSTRAINT requirement_versions_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE reviews
  ADD CONSTRAINT reviews__author_id FOREIGN KEY (tenant, author_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT reviews_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE role_privileges
  ADD CONSTRAINT role_privileges_role FOREIGN KEY (tenant, role_id) REFERENCES roles(tenant, id),
  ADD CONSTRAINT role_privileges_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE roles ADD CONSTRAINT roles_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE school_profiles ADD CONSTRAINT school_profiles_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE season_hours
  ADD CONSTRAINT season_hours__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id),
  ADD CONSTRAINT season_hours_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE setting_values
  ADD CONSTRAINT setting_values__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id),
  ADD CONSTRAINT setting_values_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE shop_addresses ADD CONSTRAINT shop_addresses_person FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE shop_cart_lines
  ADD CONSTRAINT shop_cart_lines_person FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT shop_cart_lines_product FOREIGN KEY (tenant, product_id) REFERENCES shop_products(tenant, id);
--> statement-breakpoint
ALTER TABLE shop_coupons ADD CONSTRAINT shop_coupons_category FOREIGN KEY (tenant, category_id) REFERENCES shop_categories(tenant, id);
--> statement-breakpoint
ALTER TABLE shop_order_events ADD CONSTRAINT shop_order_events_order FOREIGN KEY (tenant, order_id) REFERENCES shop_orders(tenant, id);
--> statement-breakpoint
ALTER TABLE shop_order_lines
  ADD CONSTRAINT shop_order_lines_order FOREIGN KEY (tenant, order_id) REFERENCES shop_orders(tenant, id),
  ADD CONSTRAINT shop_order_lines_product FOREIGN KEY (tenant, product_id) REFERENCES shop_products(tenant, id);
--> statement-breakpoint
ALTER TABLE shop_orders
  ADD CONSTRAINT shop_orders_buyer FOREIGN KEY (tenant, buyer_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT shop_orders_coupon FOREIGN KEY (tenant, coupon_id) REFERENCES shop_coupons(tenant, id),
  ADD CONSTRAINT shop_orders_invoice FOREIGN KEY (tenant, invoice_id) REFERENCES invoices(tenant, id);
--> statement-breakpoint
ALTER TABLE shop_products ADD CONSTRAINT shop_products_category FOREIGN KEY (tenant, category_id) REFERENCES shop_categories(tenant, id);
--> statement-breakpoint
ALTER TABLE shop_reviews
  ADD CONSTRAINT shop_reviews_person FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT shop_reviews_product FOREIGN KEY (tenant, product_id) REFERENCES shop_products(tenant, id);
--> statement-breakpoint
ALTER TABLE shop_stock_changes ADD CONSTRAINT shop_stock_changes_product FOREIGN KEY (tenant, product_id) REFERENCES shop_products(tenant, id);
--> statement-breakpoint
ALTER TABLE shop_wishes
  ADD CONSTRAINT shop_wishes_person FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT shop_wishes_product FOREIGN KEY (tenant, product_id) REFERENCES shop_products(tenant, id);
--> statement-breakpoint
ALTER TABLE sign_in_failures ADD CONSTRAINT sign_in_failures_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE simulator_calibrations ADD CONSTRAINT simulator_calibrations_simulator FOREIGN KEY (tenant, simulator_id) REFERENCES simulators(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE simulator_licence_types
  ADD CONSTRAINT simulator_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id),
  ADD CONSTRAINT simulator_licence_types_simulator FOREIGN KEY (tenant, simulator_id) REFERENCES simulators(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE simulator_scenarios ADD CONSTRAINT simulator_scenarios_simulator FOREIGN KEY (tenant, simulator_id) REFERENCES simulators(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE simulators
  ADD CONSTRAINT simulators__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id),
  ADD CONSTRAINT simulators__class_room_id FOREIGN KEY (tenant, class_room_id) REFERENCES class_rooms(tenant, id),
  ADD CONSTRAINT simulators_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE site_visits ADD CONSTRAINT site_visits_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE skill_levels ADD CONSTRAINT skill_levels_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE skill_licence_types
  ADD CONSTRAINT skill_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id),
  ADD CONSTRAINT skill_licence_types_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id),
  ADD CONSTRAINT skill_licence_types_skill FOREIGN KEY (tenant, skill_id) REFERENCES skills(tenant, id);
--> statement-breakpoint
ALTER TABLE skill_prerequisites
  ADD CONSTRAINT skill_prerequisites__prerequisite_ids FOREIGN KEY (tenant, requires_id) REFERENCES skills(tenant, id),
  ADD CONSTRAINT skill_prerequisites_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id),
  ADD CONSTRAINT skill_prerequisites_skill FOREIGN KEY (tenant, skill_id) REFERENCES skills(tenant, id);
--> statement-breakpoint
ALTER TABLE skills ADD CONSTRAINT skills_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE support_messages ADD CONSTRAINT support_messages_ticket FOREIGN KEY (tenant, ticket_id) REFERENCES support_tickets(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_requester FOREIGN KEY (tenant, requester_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE task_places ADD CONSTRAINT task_places_task FOREIGN KEY (tenant, task_id) REFERENCES tasks(tenant, id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE tasks
  ADD CONSTRAINT tasks_assignee FOREIGN KEY (tenant, assignee_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT tasks_owner FOREIGN KEY (tenant, owner_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE testimonials
  ADD CONSTRAINT testimonials__source_review_id FOREIGN KEY (tenant, source_review_id) REFERENCES reviews(tenant, id),
  ADD CONSTRAINT testimonials_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE topic_stars ADD CONSTRAINT topic_stars_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE training_components ADD CONSTRAINT training_components_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE training_requirements
  ADD CONSTRAINT training_requirements__version_id FOREIGN KEY (tenant, version_id) REFERENCES requirement_versions(tenant, id),
  ADD CONSTRAINT training_requirements_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE user_profiles ADD CONSTRAINT user_profiles_user FOREIGN KEY (tenant, user_id) REFERENCES users(tenant, id);
--> statement-breakpoint
ALTER TABLE users
  ADD CONSTRAINT users_role FOREIGN KEY (tenant, role_id) REFERENCES roles(tenant, id),
  ADD CONSTRAINT users_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE vehicle_checks
  ADD CONSTRAINT vehicle_checks_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id),
  ADD CONSTRAINT vehicle_checks_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_defects
  ADD CONSTRAINT vehicle_defects__order_id FOREIGN KEY (tenant, order_id) REFERENCES maintenance_orders(tenant, id),
  ADD CONSTRAINT vehicle_defects__vehicle_id FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id),
  ADD CONSTRAINT vehicle_defects_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
ALTER TABLE vehicle_documents ADD CONSTRAINT vehicle_documents_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_insurances ADD CONSTRAINT vehicle_insurances_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_licence_types
  ADD CONSTRAINT vehicle_licence_types__licence_type_ids FOREIGN KEY (tenant, licence_type_id) REFERENCES licence_types(tenant, id),
  ADD CONSTRAINT vehicle_licence_types_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_odometer ADD CONSTRAINT vehicle_odometer_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_purposes ADD CONSTRAINT vehicle_purposes_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE vehicle_reminders ADD CONSTRAINT vehicle_reminders_vehicle FOREIGN KEY (tenant, vehicle_id) REFERENCES vehicles(tenant, id);
--> statement-breakpoint
ALTER TABLE vehicles
  ADD CONSTRAINT vehicles__branch_id FOREIGN KEY (tenant, branch_id) REFERENCES branches(tenant, id),
  ADD CONSTRAINT vehicles__default_trainer_id FOREIGN KEY (tenant, default_trainer_id) REFERENCES users(tenant, id),
  ADD CONSTRAINT vehicles_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES schools(id);
--> statement-breakpoint
-- Plates and chassis numbers are taken over all schools, by a table that belongs to none.
CREATE TABLE "vehicle_marks" (
	"kind" text NOT NULL,
	"country_id" integer NOT NULL,
	"mark" text NOT NULL,
	"tenant" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	CONSTRAINT "vehicle_marks_kind_country_id_mark_pk" PRIMARY KEY("kind","country_id","mark"),
	CONSTRAINT "vehicle_marks_kind" CHECK ("vehicle_marks"."kind" in ('registration_no', 'chassis_no'))
);
--> statement-breakpoint
CREATE INDEX "vehicle_marks_vehicle" ON "vehicle_marks" USING btree ("tenant","vehicle_id");
--> statement-breakpoint
INSERT INTO vehicle_marks (kind, country_id, mark, tenant, vehicle_id)
SELECT 'registration_no', coalesce(country_id, 0), plate_key, tenant, id FROM vehicles WHERE archived_at IS NULL AND status <> 'decommissioned'
UNION ALL
SELECT 'chassis_no', 0, chassis_no, tenant, id FROM vehicles WHERE archived_at IS NULL AND status <> 'decommissioned';
