import type pg from 'pg'

/** What the database has of its own: routines with their text, triggers, policies and who may call or change what. */
export async function madeIn(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select pg_get_functiondef(p.oid) || coalesce(p.proacl::text, '') as line
      from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'policy', tablename, policyname, cmd, qual, with_check) from pg_policies where schemaname = 'public'
    union all
    select concat_ws(' ', 'table', c.relname, c.relrowsecurity, c.relacl::text) from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     order by 1`)
  return rows.map(({ line }) => line)
}
