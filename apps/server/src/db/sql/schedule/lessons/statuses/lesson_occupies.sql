-- Made from the contract by `npm run db:generate`: see `statusesThat` of `schedule/lessons/statuses`.
CREATE OR REPLACE FUNCTION lesson_occupies(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT status IN ('held', 'requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed')
$$;
