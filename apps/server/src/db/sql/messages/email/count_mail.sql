-- How many mails lie in each folder of each mailbox, as lists show them: a conversation counts once, by its newest mail.
-- For each statement and not for each row, so that emptying a large trash costs one update of the numbers.
CREATE OR REPLACE FUNCTION count_mail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO mail_folders AS f (user_id, tenant, folder, total, unread)
    SELECT user_id, tenant, folder, count(*), count(*) FILTER (WHERE NOT is_read)
      FROM later WHERE head_id IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (user_id, folder, tenant) DO UPDATE SET total = f.total + excluded.total, unread = f.unread + excluded.unread;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE mail_folders f SET total = f.total - gone.total, unread = f.unread - gone.unread
      FROM (SELECT user_id, tenant, folder, count(*) AS total, count(*) FILTER (WHERE NOT is_read) AS unread
              FROM earlier WHERE head_id IS NULL GROUP BY 1, 2, 3) AS gone
     WHERE f.tenant = gone.tenant AND f.user_id = gone.user_id AND f.folder = gone.folder;
  ELSE
    INSERT INTO mail_folders AS f (user_id, tenant, folder, total, unread)
    SELECT user_id, tenant, folder, sum(one), sum(unread)
      FROM (SELECT user_id, tenant, folder, 1 AS one, (NOT is_read)::integer AS unread FROM later WHERE head_id IS NULL
            UNION ALL
            SELECT user_id, tenant, folder, -1, -(NOT is_read)::integer FROM earlier WHERE head_id IS NULL) AS changes
     GROUP BY 1, 2, 3 HAVING sum(one) <> 0 OR sum(unread) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (user_id, folder, tenant) DO UPDATE SET total = f.total + excluded.total, unread = f.unread + excluded.unread;
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION count_mail() FROM PUBLIC;
