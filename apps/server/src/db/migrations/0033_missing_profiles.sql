-- The command that makes the first super admin made them without a profile for one version; see `addProfiles`.
WITH added AS (
  INSERT INTO "user_profiles" ("user_id", "tenant", "list_role")
  SELECT u."id", u."tenant",
         CASE u."kind" WHEN 'student' THEN 'Student' WHEN 'trainer' THEN 'Teacher' WHEN 'guardian' THEN 'Guardian'
              ELSE CASE WHEN r."key" = 'admin' THEN 'admin' ELSE 'subscriber' END END
    FROM "users" u LEFT JOIN "roles" r ON r."tenant" = u."tenant" AND r."id" = u."role_id"
   WHERE NOT EXISTS (SELECT FROM "user_profiles" p WHERE p."tenant" = u."tenant" AND p."user_id" = u."id")
  RETURNING "user_id", "tenant", "list_role", "plan")
INSERT INTO "user_counts" ("tenant", "status", "list_role", "plan", "total")
SELECT a."tenant", u."status", a."list_role", a."plan", 1
  FROM added a JOIN "users" u ON u."tenant" = a."tenant" AND u."id" = a."user_id";
