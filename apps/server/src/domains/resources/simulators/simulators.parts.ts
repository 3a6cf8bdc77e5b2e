import { fieldError } from '@dsms/contract/kernel/errors'
import { simulators as area } from '@dsms/contract/resources/simulators/calls'
import { sql } from 'drizzle-orm'
import { shownName } from '../../../db/people.ts'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { simulatorScenarios } from './simulators.table.ts'

type Scenario = InputOf<typeof area>['scenarios'][number]

/** Codes differ within a simulator, and a scenario stands in its list once. */
export function checkScenarios(scenarios: Scenario[]): void {
  const seen = new Set<string>()
  for (const [nth, { code, id }] of scenarios.entries()) {
    if (seen.has(code.toLowerCase())) throw fieldError(`scenarios.${nth}.code`, 'taken')
    seen.add(code.toLowerCase())
    if (id !== undefined && scenarios.findIndex((other) => other.id === id) !== nth)
      throw fieldError(`scenarios.${nth}.code`, 'taken')
  }
}

/** Makes the scenarios of a simulator exactly these, in this order. Those that were there keep their keys. */
export async function saveScenarios(actor: Actor, simulatorId: number, scenarios: Scenario[]): Promise<void> {
  const { db, tenant } = actor
  const kept = scenarios.flatMap(({ id }) => id ?? [])
  const part = sql`jsonb_to_recordset(${JSON.stringify(scenarios.map((one, place) => ({ ...one, place })))}::jsonb)
    as part (id integer, code text, name jsonb, difficulty smallint, minutes integer, skills text, place smallint)`
  const here = sql`simulator_id = ${simulatorId}`
  await db.execute(sql`
    delete from simulator_scenarios where ${here} and id <> all (${sql.param(kept)}::integer[])`)
  // codes may change places, which a unique index would refuse on the way
  await db.execute(sql`update simulator_scenarios set code = '#' || id where ${here}`)
  const changed = await countOf(
    db,
    sql`
      update simulator_scenarios s set code = part.code, name = part.name, difficulty = part.difficulty,
             minutes = part.minutes, skills = part.skills, place = part.place
        from ${part} where s.${here} and s.id = part.id returning s.id`,
  )
  if (changed !== kept.length) throw fieldError('scenarios', 'unknown_choice')
  await db.execute(sql`
    insert into simulator_scenarios (tenant, simulator_id, code, name, difficulty, minutes, skills, place)
    select ${tenant}::integer, ${simulatorId}::integer, code, name, difficulty, minutes, skills, place
      from ${part} where id is null`)
}

/** Scenarios in their order, and calibrations with the latest first. */
export async function readParts({ db, language, tenant }: Actor, id: number) {
  const [scenarios, calibrations] = await together([
    () =>
      rowsOf(
        db,
        area.calls.get.response.shape.scenarios.element,
        sql`
          select id, code, ${nameSql(simulatorScenarios.name, language)} as name, name as names, difficulty, minutes, skills
            from simulator_scenarios where simulator_id = ${id} and tenant = ${tenant} order by place`,
      ),
    () =>
      rowsOf(
        db,
        area.calls.get.response.shape.calibrations.element,
        sql`
          select c.id, c.day::text as day, ${shownName()} as by, c.certificate_no, c.notes,
                 to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
            from simulator_calibrations c left join users on users.id = c.created_by
           where c.simulator_id = ${id} and c.tenant = ${tenant} order by c.day desc, c.id desc limit 50`,
      ),
  ])
  return { scenarios, calibrations }
}
