import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import * as c from '@dsms/contract/schedule/start/calls'
import { type StartStep, startSteps } from '@dsms/contract/school/schoolProfile/steps'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { takeTurn } from '../../../db/locks.ts'
import { countOf, rowsOf } from '../../../db/rows.ts'
import { schools } from '../../../db/tables/schools.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { packOf, presentTypes, takePack } from '../../curriculum/public.ts'
import { countryDefaults, countryName, settingOf } from '../../platform/public.ts'
import { addStarter } from '../../students/public.ts'
import { takePreset as takeLessonTypes } from '../lessonTypes/presets.service.ts'
import { type StartFacts, startFacts } from './start.data.ts'
import { judgeFirst } from './start.judge.ts'

/** How far the school is. What a reader may not see of people and of the plan is left out. */
export async function readStart(actor: Actor): Promise<c.SchoolStart> {
  const known = await startFacts(actor)
  const seen = {
    ...known,
    student: holds(actor, 'students.view') ? known.student : null,
  }
  const judge = holds(actor, 'schedules.view')
    ? await judgeFirst(actor, known)
    : { lacks: [], against: [], type_id: null, found: null }
  const { country, currency, time_zone, week_start, weekend_days, branch, week_version, courses, licence_types } = known
  return {
    ...{ currency, time_zone, week_start, weekend_days, branch, week_version, courses, licence_types, judge },
    asks_gender: (await settingOf(actor, 'training.gender')) === 'require',
    country: country === null ? null : { code: country, name: countryName(country, actor.language) },
    pack: await shownPack(actor, known),
    me: { first_name: known.first_name ?? '', family_name: known.family_name ?? '', is_trainer: known.is_trainer },
    trainer: known.trainer,
    vehicle: known.vehicle,
    student: seen.student,
    steps: stepsOf(actor, known),
  }
}

/** The same in one statement, without what the rules say. */
export async function readSteps(actor: Actor) {
  const known = await startFacts(actor)
  return { steps: stepsOf(actor, known), is_dismissed: known.is_dismissed }
}

function stepsOf(actor: Actor, known: StartFacts): c.SchoolStart['steps'] {
  const done: Record<StartStep, boolean> = {
    country: known.country !== null,
    pack: known.licence_types.length > 0 && known.type !== null && known.courses.length > 0,
    trainer: known.trainer?.is_ready ?? false,
    vehicle: known.vehicle?.is_ready ?? false,
    hours: known.week_version > 0,
    student: known.student?.is_learning === true && known.student.papers.every(({ status }) => status === 'approved'),
    lesson: known.has_lesson,
  }
  return startSteps.map((key) => ({
    key,
    is_done: done[key],
    may: c.startNeeds[key].every((permission) => holds(actor, permission)),
  }))
}

async function shownPack(actor: Actor, { pack, country_pack }: StartFacts): Promise<c.SchoolStart['pack']> {
  const code = pack ?? country_pack
  if (code === null) return null
  const [found, types] = await together([() => packOf(actor, code, undefined), () => presentTypes(actor)])
  return {
    code,
    name: found.name,
    categories: found.data.categories.map((category) => ({
      code: category.code,
      name: nameIn(category.names, actor.language),
      group: category.group,
      is_there: types.has(category.code.toLowerCase()),
      needs_age: category.min_age_months === null,
      is_planned: category.requirements.length > 0,
    })),
  }
}

const keepsRow = z.object({ keeps: z.boolean() })

/** Money that amounts are in already stays; the school's profile says so. */
export async function setCountry(actor: Actor, { country, time_zone }: Given<typeof c.startCountry>['body']) {
  await takeTurn(actor.db, 'schoolStart', actor.tenant)
  const { currency, ...defaults } = await countryDefaults(actor.db, country, time_zone)
  const rows = await rowsOf(actor.db, keepsRow, sql`select has_amounts(${actor.tenant}) as keeps`)
  const change = { ...defaults, ...(rows[0]?.keeps ? {} : { currency }) }
  await actor.db.update(schools).set(change).where(eq(schools.id, actor.tenant))
  return readStart(actor)
}

/** All of the pack in one transaction: who presses twice finds what the first press has taken. */
export async function takeAll(actor: Actor, { types }: Given<typeof c.startPack>['body']) {
  await takeTurn(actor.db, 'schoolStart', actor.tenant)
  const { pack, country_pack } = await startFacts(actor)
  const training = await takePack(actor, { code: pack ?? country_pack ?? undefined, types })
  const lesson_types = (await takeLessonTypes(actor)).length
  const contracts = await draftContract(actor)
  return { added: { ...training, lesson_types, contracts }, start: await readStart(actor) }
}

/** A text that the school reads and makes its own before it publishes it. */
async function draftContract(actor: Actor): Promise<number> {
  const found = await countOf(
    actor.db,
    sql`
      select from contract_templates where tenant = ${actor.tenant} and archived_at is null limit 1`,
  )
  if (found > 0) return 0
  await addStarter(actor)
  return 1
}
