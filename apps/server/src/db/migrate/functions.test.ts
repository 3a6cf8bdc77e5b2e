import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '../../testing/reads.ts'

// others are planned at each call, and belong in PL/pgSQL
it('PostgreSQL writes each function in SQL into the statement that calls it', async () => {
  const planned = await query(sql`
    select p.proname from pg_proc p join pg_language l on l.oid = p.prolang
     where l.lanname = 'sql' and p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       and (p.prosecdef or p.proconfig is not null or p.provolatile = 'v'
            or not p.proretset and regexp_replace(p.prosrc, 'extract *[(][^)]*[)]', '', 'gi') ~* '\\mfrom\\M|[(][[:space:]]*(select|with)\\M')
     order by 1`)
  expect(planned).toEqual([])
})
