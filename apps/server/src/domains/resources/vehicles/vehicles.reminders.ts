import { day, languages } from '@dsms/contract/kernel/shared'
import { addDays } from '@dsms/contract/kernel/time/days'
import { reminderDays, reminderOn, vehiclePapers } from '@dsms/contract/resources/vehicles/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import type { SystemContext } from '../../../kernel/session/transaction.ts'
import { nameIn } from '../../../kernel/text/names.ts'

/** Reminders come at seven in the morning where the school is. */
const hour = 7
const batch = 100

const dueRow = z.object({
  id: z.int(),
  school_id: z.int(),
  name: z.record(z.string(), z.string()),
  language: z.enum(languages),
  time_zone: z.string(),
  /** Today at the school, which begins at `hour`. */
  today: day,
  given: z.array(z.object({ paper: z.enum(vehiclePapers), expires_on: day, days: z.int() })),
  ends: z.record(z.enum(vehiclePapers), day.nullable()),
})
type DueVehicle = z.infer<typeof dueRow>

const atRow = z.object({ at: z.string().nullable() })

/** Tells who looks after the vehicles that a paper is about to end: of several reminders missed, the nearest alone. */
export function vehicleReminders(services: Pick<Services, 'events' | 'mailer'>): DueWork {
  return {
    name: 'vehicle reminders',
    async next(db) {
      const rows = await rowsOf(
        db,
        atRow,
        sql`select to_char(min(remind_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from vehicles where remind_at is not null`,
      )
      return rows[0]?.at ?? null
    },
    async run(context) {
      const due = await takeDue(context.db)
      for (const vehicle of due) await remind(services, context, vehicle)
      return due.length === batch
    },
  }
}

/** Due ones, held until the transaction ends so that no other process reminds of them too. */
async function takeDue(db: Db): Promise<DueVehicle[]> {
  const rows = await rowsOf(
    db,
    dueRow,
    sql`
      with due as materialized (
        select id from vehicles where remind_at <= now() order by remind_at limit ${batch} for update skip locked
      )
      select v.id, v.school_id, v.name, s.default_locale as language, s.time_zone,
             to_char((now() at time zone s.time_zone) - make_interval(hours => ${hour}), 'YYYY-MM-DD') as today,
             json_build_object('insurance', v.insurance_expires_on, 'inspection', v.inspection_expires_on,
               'registration', v.registration_expires_on, 'permit', v.permit_expires_on) as ends,
             coalesce((select json_agg(json_build_object('paper', r.paper, 'expires_on', r.expires_on, 'days', r.days))
                         from vehicle_reminders r where r.vehicle_id = v.id), '[]') as given
        from due d join vehicles v on v.id = d.id join schools s on s.id = v.school_id`,
  )
  return rows
}

async function remind(services: Pick<Services, 'events' | 'mailer'>, { db }: SystemContext, vehicle: DueVehicle) {
  for (const paper of vehiclePapers) {
    const until = vehicle.ends[paper]
    const days = until ? reminderOn(vehicle.today, until) : null
    if (!until || days === null) continue
    const isGiven = vehicle.given.some((one) => one.paper === paper && one.expires_on === until && one.days <= days)
    if (isGiven) continue
    await db.execute(sql`
      insert into vehicle_reminders (tenant, vehicle_id, paper, expires_on, days)
      values (${vehicle.school_id}, ${vehicle.id}, ${paper}, ${until}, ${days})`)
    await notify(services, db, await keepers(db, vehicle.school_id), {
      kind: `vehicle_${paper}_expiring`,
      params: { name: nameIn(vehicle.name, vehicle.language), on: until },
      link: `/school/vehicles/${vehicle.id}`,
    })
  }
  const next = nextDay(vehicle)
  await db.execute(sql`
    update vehicles
       set remind_at = (${next}::date + make_interval(hours => ${hour})) at time zone ${vehicle.time_zone}
     where id = ${vehicle.id}`)
}

/** The first day after today on which one of its papers calls for a reminder. */
export function nextDay({ today, ends }: Pick<DueVehicle, 'today' | 'ends'>): string | null {
  const days = Object.values(ends).flatMap((until) =>
    until === null ? [] : reminderDays.map((ahead) => addDays(until, -ahead)),
  )
  return days.filter((day) => day > today).sort()[0] ?? null
}

const keepersRow = z.object({ id: z.int(), schoolId: z.int() })

/** Who may change vehicles in a school. */
async function keepers(db: Db, schoolId: number) {
  const rows = await rowsOf(
    db,
    keepersRow,
    sql`
      select u.id, u.school_id as "schoolId" from users u join roles r on r.tenant = u.tenant and r.id = u.role_id
       where u.tenant = ${schoolId} and u.status = 'active' and r.status = 'active'
         and (r.key = 'admin' or exists (
           select from role_privileges p where p.tenant = u.tenant and p.role_id = r.id and p.permission = 'vehicles.edit'))`,
  )
  return rows
}
