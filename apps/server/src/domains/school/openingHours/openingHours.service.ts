import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type {
  addSeason,
  getOpeningHours,
  saveOpeningHours,
  updateSeason,
} from '@dsms/contract/school/openingHours/calls'
import { type Hours, overlapOf } from '@dsms/contract/school/openingHours/week'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { staleError } from '../../../kit/records/history.ts'
import * as data from './openingHours.data.ts'

type Shown = Answer<typeof getOpeningHours>
type Week = Input<typeof saveOpeningHours>['body']
type Season = Omit<Input<typeof addSeason>['body'], 'school_id'>
type SeasonChange = Omit<Input<typeof updateSeason>['body'], 'school_id'>

/** When a branch is open, its main one unless told. */
export async function showHours(actor: Actor, branchId: number | undefined): Promise<Shown> {
  const branch = await data.findBranch(actor, branchId)
  const [hours, seasons] = await together([
    () => data.hoursOf(actor, branch.branch_id),
    () => data.seasonsOf(actor, branch.branch_id),
  ])
  return {
    ...branch,
    hours: hours.get(null) ?? [],
    seasons: seasons.map((season) => ({ ...season, hours: hours.get(season.id) ?? [] })),
  }
}

/** Puts a week in place of the one that a branch has, and of those of all others where that is wanted. */
export async function saveWeek(actor: Actor, { branch_id, version, hours, to_all_branches }: Week): Promise<Shown> {
  checkWeek(hours)
  const before = await data.lockWeek(actor, branch_id)
  if ((before?.version ?? 0) !== version)
    throw before ? await staleError(actor, 'opening_weeks', before.id, version) : new AppError('not_found')
  const others = to_all_branches ? await data.otherBranches(actor, branch_id) : []
  for (const id of [branch_id, ...others.map((branch) => branch.id)]) {
    await together([() => data.replaceHours(actor, id, null, hours), () => data.noteWeek(actor, id, hours)])
  }
  return showHours(actor, branch_id)
}

export async function makeSeason(actor: Actor, { branch_id, hours, ...season }: Season): Promise<Shown> {
  checkWeek(hours)
  await data.lockWeek(actor, branch_id)
  const id = await data.seasons.insert(actor, {
    branchId: branch_id,
    name: season.name,
    startsOn: season.starts_on,
    endsOn: season.ends_on,
    summary: data.summaryOf(hours),
  })
  await data.replaceHours(actor, branch_id, id, hours)
  return showHours(actor, branch_id)
}

export async function changeSeason(actor: Actor, id: number, change: SeasonChange): Promise<Shown> {
  const { version, hours, name, starts_on, ends_on } = change
  const row = await data.seasons.lock(actor, id)
  if (hours) checkWeek(hours)
  await data.seasons.update(actor, row, version, {
    ...(name ? { name } : {}),
    ...(starts_on ? { startsOn: starts_on } : {}),
    ...(ends_on ? { endsOn: ends_on } : {}),
    ...(hours ? { summary: data.summaryOf(hours) } : {}),
  })
  if (hours) await data.replaceHours(actor, row.branchId, id, hours)
  return showHours(actor, row.branchId)
}

export async function putAwaySeason(actor: Actor, id: number): Promise<Shown> {
  const row = await data.seasons.lock(actor, id)
  await data.seasons.archive(actor, row)
  return showHours(actor, row.branchId)
}

/** The day on which hours overlap is named: `hours.4` is Thursday. */
function checkWeek(hours: readonly Hours[]): void {
  const weekday = overlapOf(hours)
  if (weekday !== undefined) throw fieldError(`hours.${weekday}`, 'hours_overlap', { weekday })
}
