GRANT SELECT ON genders TO dsms_app;

GRANT SELECT ON countries TO dsms_app;
