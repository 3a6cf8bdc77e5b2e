import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'

/**
 * Lets the numbers of all tables begin after those that are there. Sequences do not go back with a transaction, so after one
 * that was disturbed rows would get other numbers than they are known by. For a database that nobody uses yet.
 */
export async function beginNumbersAnew(db: Db): Promise<void> {
  await db.execute(sql`set local role none`)
  await db.execute(sql`
    do $$
    declare
      it record;
      last bigint;
    begin
      for it in select c.oid::regclass as of, a.attname as key, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as numbers
                  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                 where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      loop
        continue when it.numbers is null;
        execute format('select max(%I) from %s', it.key, it.of) into last;
        perform setval(it.numbers, coalesce(last, 0) + 1, false);
      end loop;
    end $$`)
  await db.execute(sql`set local role dsms_app`)
}
