-- Makes one row of what stands several times in an inbox: the newest mail of a conversation leads, the others lie under
-- it, and it takes over their star, labels and words.
CREATE OR REPLACE FUNCTION join_conversations(people integer[], threads integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH crowded AS (
    SELECT e.user_id, e.thread_id, bool_or(e.is_starred) AS is_starred,
           left(string_agg(e.search, ' ' ORDER BY e.time DESC, e.id DESC), 12000) AS search,
           ARRAY(SELECT DISTINCT label FROM mail_entries o, unnest(o.labels) AS label
                  WHERE o.user_id = e.user_id AND o.thread_id = e.thread_id AND o.folder = 'inbox' AND o.head_id IS NULL
                  ORDER BY 1) AS labels
      FROM mail_entries e
     WHERE e.user_id = ANY(people) AND e.thread_id = ANY(threads) AND e.folder = 'inbox' AND e.head_id IS NULL
     GROUP BY 1, 2 HAVING count(*) > 1
  ), members AS (
    SELECT e.id, c.is_starred, c.search, c.labels,
           first_value(e.id) OVER (PARTITION BY e.user_id, e.thread_id ORDER BY e.time DESC, e.id DESC) AS head
      FROM mail_entries e JOIN crowded c ON c.user_id = e.user_id AND c.thread_id = e.thread_id
     WHERE e.folder = 'inbox'
  )
  UPDATE mail_entries e
     SET head_id = nullif(m.head, e.id),
         is_starred = CASE WHEN m.head = e.id THEN m.is_starred ELSE e.is_starred END,
         labels = CASE WHEN m.head = e.id THEN m.labels ELSE e.labels END,
         search = CASE WHEN m.head = e.id THEN m.search ELSE e.search END
    FROM members m WHERE m.id = e.id;
END $$;
