-- Made from the contract by `npm run db:generate`: the allowed changes of status of a table's records, each
-- `from>to`; null where the contract has none.
CREATE OR REPLACE FUNCTION status_changes(name text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE name
    WHEN 'branches' THEN ARRAY['active>inactive', 'inactive>active']
    WHEN 'circuits' THEN ARRAY['active>maintenance', 'active>closed_weather', 'active>inactive', 'maintenance>active', 'maintenance>inactive', 'closed_weather>active', 'closed_weather>maintenance', 'inactive>active']
    WHEN 'class_rooms' THEN ARRAY['active>maintenance', 'active>inactive', 'maintenance>active', 'maintenance>inactive', 'inactive>active']
    WHEN 'country_pack_versions' THEN ARRAY['draft>published', 'published>retired']
    WHEN 'country_packs' THEN ARRAY['active>inactive', 'inactive>active']
    WHEN 'documents' THEN ARRAY['pending>approved', 'pending>rejected', 'pending>replaced', 'approved>expired', 'approved>replaced', 'approved>rejected', 'rejected>replaced', 'rejected>pending', 'expired>replaced']
    WHEN 'error_types' THEN ARRAY['active>retired', 'retired>active']
    WHEN 'guardians' THEN ARRAY['active>inactive', 'inactive>active']
    WHEN 'holidays' THEN ARRAY['draft>published', 'published>draft']
    WHEN 'leads' THEN ARRAY['new>contacted', 'new>visiting', 'new>offered', 'new>won', 'new>lost', 'contacted>visiting', 'contacted>offered', 'contacted>won', 'contacted>lost', 'visiting>offered', 'visiting>won', 'visiting>lost', 'offered>won', 'offered>lost', 'lost>contacted']
    WHEN 'licence_types' THEN ARRAY['draft>active', 'active>inactive', 'inactive>active']
    WHEN 'lookup_values' THEN ARRAY['active>inactive', 'inactive>active']
    WHEN 'maintenance_orders' THEN ARRAY['planned>in_progress', 'planned>cancelled', 'in_progress>done', 'in_progress>cancelled']
    WHEN 'marking_schemes' THEN ARRAY['draft>published', 'published>retired']
    WHEN 'organizations' THEN ARRAY['draft>active', 'active>suspended', 'active>closed', 'suspended>active']
    WHEN 'platform_holidays' THEN ARRAY['draft>published', 'published>draft']
    WHEN 'reviews' THEN ARRAY['pending>published', 'pending>rejected', 'published>hidden', 'rejected>published', 'hidden>published']
    WHEN 'schools' THEN ARRAY['pending>active', 'pending>rejected', 'pending>closed', 'trial>active', 'trial>past_due', 'trial>suspended', 'trial>closed', 'active>past_due', 'active>suspended', 'active>closed', 'past_due>active', 'past_due>suspended', 'past_due>closed', 'suspended>active', 'suspended>closed']
    WHEN 'simulators' THEN ARRAY['active>maintenance', 'active>retired', 'maintenance>active', 'maintenance>retired']
    WHEN 'skills' THEN ARRAY['draft>active', 'active>retired', 'retired>active']
    WHEN 'students' THEN ARRAY['applicant>active', 'applicant>rejected', 'active>paused', 'active>completed', 'active>withdrawn', 'paused>active', 'paused>completed', 'paused>withdrawn', 'completed>active', 'rejected>applicant', 'withdrawn>active']
    WHEN 'subscriptions' THEN ARRAY['trialing>active', 'trialing>past_due', 'trialing>cancelled', 'active>trialing', 'active>past_due', 'active>cancelled', 'past_due>trialing', 'past_due>active', 'past_due>suspended', 'past_due>cancelled', 'suspended>active', 'suspended>cancelled', 'cancelled>trialing', 'cancelled>active']
    WHEN 'testimonials' THEN ARRAY['draft>published', 'published>hidden', 'hidden>published']
    WHEN 'trainer_credentials' THEN ARRAY['pending>approved', 'pending>rejected', 'approved>expired', 'approved>suspended', 'approved>revoked', 'approved>replaced', 'expired>replaced', 'suspended>approved', 'suspended>revoked']
    WHEN 'trainers' THEN ARRAY['onboarding>active', 'onboarding>left', 'active>on_leave', 'active>suspended', 'active>left', 'on_leave>active', 'on_leave>left', 'suspended>active', 'suspended>left']
    WHEN 'training_components' THEN ARRAY['active>inactive', 'inactive>active']
    WHEN 'vehicle_defects' THEN ARRAY['new>accepted', 'new>rejected', 'accepted>in_repair', 'accepted>rejected', 'in_repair>resolved']
    WHEN 'vehicles' THEN ARRAY['in_service>reserve', 'in_service>in_maintenance', 'in_service>out_of_order', 'in_service>accident', 'in_service>decommissioned', 'reserve>in_service', 'reserve>in_maintenance', 'reserve>out_of_order', 'reserve>accident', 'reserve>decommissioned', 'in_maintenance>in_service', 'in_maintenance>out_of_order', 'in_maintenance>accident', 'in_maintenance>decommissioned', 'out_of_order>in_maintenance', 'out_of_order>accident', 'out_of_order>decommissioned', 'accident>in_maintenance', 'accident>out_of_order', 'accident>decommissioned']
  END
$$;
