CALL wall('tax_rates');
-- What was taxed at a rate stays taxed at it.
REVOKE UPDATE, DELETE ON tax_rates FROM dsms_app;
