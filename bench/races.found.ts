import type { Runner } from './schedule.seed.ts'

/** What must not be there after a race, each counted without the constraint and trigger that forbid it. */
export async function wrongIn(client: Runner, schoolId: number, circuit: number): Promise<Record<string, number>> {
  const count = async (text: string, ...values: unknown[]) =>
    Number((await client.query<{ n: string }>(text, [schoolId, ...values])).rows[0]?.n)
  const single = `('trainer', 'student', 'vehicle')`
  const occupying = `('held', 'requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed')`
  return {
    'overlapping claims': await count(
      `select count(*) as n from claims a join claims b on b.tenant = a.tenant and b.claimable_id = a.claimable_id and b.id > a.id
          and lower(a.during) < upper(b.during) and lower(b.during) < upper(a.during)
         join claimables r on r.tenant = a.tenant and r.id = a.claimable_id and r.kind in ${single}
        where a.tenant = $1 and a.occupies and b.occupies`,
    ),
    // as the lessons say, whatever the claims do
    'overlapping lessons': await count(
      `with taken as (
         select t.kind, t.ref, l.id, l.starts_at, l.ends_at from lessons l cross join lateral takes_of_lesson(l.tenant, l.id) t
          where l.tenant = $1 and l.status in ${occupying} and t.kind in ${single})
       select count(*) as n from taken a join taken b on b.kind = a.kind and b.ref = a.ref and b.id > a.id
          and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
    ),
    'minutes at which the circuit is too full': await count(
      `with there as (select starts_at, ends_at from lessons where tenant = $1 and circuit_id = $2 and status in ${occupying})
       select count(*) as n from (
         select m.starts_at from (select distinct starts_at from there) m
           join there t on t.starts_at <= m.starts_at and t.ends_at > m.starts_at
          group by m.starts_at
         having count(*) > (select legal_capacity from circuits where tenant = $1 and id = $2)) too_full`,
      circuit,
    ),
    'claims that differ from their lesson': await count(
      `select count(*) as n from (
         select t.kind, t.ref, l.id, tstzrange(l.starts_at, l.ends_at) as during, l.status in ${occupying} as occupies
           from lessons l cross join lateral takes_of_lesson(l.tenant, l.id) t where l.tenant = $1) said
         full join (select r.kind, r.ref_id, c.lesson_id, c.during, c.occupies from claims c
                      join claimables r on r.tenant = c.tenant and r.id = c.claimable_id where c.tenant = $1) kept
           on kept.kind = said.kind and kept.ref_id = said.ref and kept.lesson_id = said.id
        where (said.during, said.occupies) is distinct from (kept.during, kept.occupies)`,
    ),
  }
}
