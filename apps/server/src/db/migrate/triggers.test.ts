import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '../../testing/reads.ts'

const page = readFileSync(fileURLToPath(new URL('../../../../../docs/architecture.md', import.meta.url)), 'utf8')
const section = page.split(/^## /m).find((part) => part.startsWith('What the database does by itself')) ?? ''
const named = [...section.matchAll(/^\| .+? \| (`.+`) \|$/gm)].flatMap(([, names]) =>
  [...(names ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
)

it('is told on one page: each function that a trigger runs, in one line', async () => {
  const found = await query<{ name: string }>(sql`
    select distinct p.proname as name
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`)
  expect(named.sort()).toEqual(found.map(({ name }) => name).sort())
})
