-- The browser by name. Most of them also name those they descend from, so the order decides.
CREATE OR REPLACE FUNCTION browser_of(agent text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN agent ~* 'edg(e|a|ios)?/' THEN 'edge'
    WHEN agent ~* 'opr/|opera' THEN 'opera'
    WHEN agent ~* 'firefox|fxios' THEN 'firefox'
    WHEN agent ~* 'chrome|crios|chromium' THEN 'chrome'
    WHEN agent ~* 'safari' THEN 'safari'
    ELSE 'other' END
$$;
