CALL wall('site_visits');

CALL wall('money_targets');
