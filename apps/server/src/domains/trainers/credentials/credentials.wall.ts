import type { Input } from '@dsms/contract/kernel/endpoint'
import { type CredentialWallRow, credentialWall } from '@dsms/contract/trainers/credentials/calls'
import { credentialKinds, credentialLights } from '@dsms/contract/trainers/credentials/rules'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { finds } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { trainers } from '../trainers/trainers.table.ts'

const textArray = (texts: readonly string[]) => sql.raw(`array[${texts.map((one) => `'${one}'`).join(', ')}]`)
const kinds = textArray(credentialKinds)
const lights = textArray(credentialLights)

const wallRow = credentialWall.response.extend({ rows: credentialWall.response.shape.rows.nullable() })

/**
 * Every trainer who has not left, with the best credential of each kind: those of a page, and how many there are, in one
 * statement.
 */
export async function readWall(
  actor: Actor,
  { q, light, page, perPage }: Input<typeof credentialWall>['query'],
): Promise<{ rows: CredentialWallRow[]; total: number }> {
  const mine = and(
    ownedBy(actor, trainers),
    isNull(trainers.archivedAt),
    ne(trainers.status, 'left'),
    q ? finds(trainers.search, q) : undefined,
  )
  const rows = await rowsOf(
    actor.db,
    wallRow,
    sql`
      with today as (select ${todayHere} as day),
      people as (
        select ${trainers.id} as id, ${trainers.tenant} as tenant, ${nameSql(trainers.name, actor.language)} as name,
               ${trainers.trainerNo} as trainer_no, coalesce(${trainers.photo}, ${users.avatar}) as picture
          from ${trainers} join ${users} on ${and(eq(users.tenant, trainers.tenant), eq(users.id, trainers.id))}
         where ${mine}),
      cells as (
        select p.id, k.nth, k.kind, coalesce(best.light, 'missing') as light, best.credential_id, best.expires_on
          from people p cross join unnest(${kinds}) with ordinality as k (kind, nth)
          left join lateral (
            select c.id as credential_id, c.expires_on, credential_light(c.status, c.issued_on, c.expires_on, d.day) as light
              from trainer_credentials c cross join today d
             where c.tenant = p.tenant and c.trainer_id = p.id and c.kind = k.kind and c.archived_at is null
               and credential_light(c.status, c.issued_on, c.expires_on, d.day) is not null
             order by array_position(${lights}, credential_light(c.status, c.issued_on, c.expires_on, d.day)),
                      c.expires_on desc nulls first, c.id desc
             limit 1) best on true),
      shown as (
        select p.* from people p
         where ${light.length === 0} or exists (
           select from cells c where c.id = p.id and c.light = any (${sql.param(light)}::text[]))),
      page as (select * from shown order by name, id limit ${perPage} offset ${(page - 1) * perPage})
      select (select count(*)::integer from shown) as total,
             (select json_agg(json_build_object('id', p.id, 'name', p.name, 'trainer_no', p.trainer_no, 'picture', p.picture,
                 'cells', (select json_agg(json_build_object('kind', c.kind, 'light', c.light, 'credential_id', c.credential_id,
                             'expires_on', c.expires_on) order by c.nth) from cells c where c.id = p.id)) order by p.name, p.id)
                from page p) as rows`,
  )
  return { rows: rows[0]?.rows ?? [], total: rows[0]?.total ?? 0 }
}
