-- Made from the contract by `npm run db:generate`: see `statusesThat` of `schedule/lessons/statuses`.
CREATE OR REPLACE FUNCTION lesson_stands(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT status IN ('requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed')
$$;
