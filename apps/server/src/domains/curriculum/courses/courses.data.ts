import type { courses as area } from '@dsms/contract/curriculum/courses/calls'
import { minutesOf, stagePlan } from '@dsms/contract/curriculum/courses/plan'
import type { Requirement } from '@dsms/contract/curriculum/licences/requirements'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { tenantCurrency } from '../../../kernel/money/money.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { licenceTypes } from '../licences/licenceTypes.table.ts'
import { type RequirementsThen, requirementsOn } from '../licences/requirements.then.ts'
import { courses } from './courses.table.ts'
import { countEnrolled } from './enrolled.ts'

/** What the contract says of a course's learner: the table's checks name the texts that there may be. */
export const learnerOf = ({ gearbox, prior_experience }: { gearbox: string; prior_experience: string }) =>
  ({ gearbox, prior_experience }) as Pick<Requirement, 'gearbox' | 'prior_experience'>

const nothingYet: RequirementsThen = { version: 0, effective_from: null, rows: [] }

/** Courses with what they take by the requirements of today; all of a page in one statement. */
export async function courseRows({ db, language }: Actor, page: Page) {
  const rows = await paged(
    db
      .select({
        ...wireColumns(courses, language),
        descriptions: courses.description,
        licence_type: licenceTypes.code,
        licence: nameSql(licenceTypes.name, language),
        min_age_months: licenceTypes.minAgeMonths,
        min_training_age_months: licenceTypes.minTrainingAgeMonths,
        currency: tenantCurrency,
        live_enrolments: await countEnrolled(courses.id),
        asked: requirementsOn(courses, todayHere),
      })
      .from(courses)
      .innerJoin(licenceTypes, and(eq(licenceTypes.tenant, courses.tenant), eq(licenceTypes.id, courses.licenceTypeId)))
      .$dynamic(),
    page,
  )
  return rows.map(({ asked, ...row }) => {
    const then = asked ?? nothingYet
    const stages = stagePlan(then.rows, learnerOf(row), row.extra_minutes)
    return { ...row, requirement: { ...then, stages }, stages, planned_minutes: minutesOf(stages) }
  })
}

const sorts: SortsOf<typeof area> = {
  licence_type: licenceTypes.code,
  price_minor: courses.priceMinor,
  language: courses.language,
}

/** Which courses a list is about, in its order. */
export const courseListing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: courses,
  where: and(ownedBy(actor, courses), filtered(courses, query), ...narrowed(query)),
  order: sortedBy(actor, courses, query.sort, sorts),
  rows: courseRows,
})

const narrowed = (query: FilterOf<typeof area>): (SQL | undefined)[] => [
  query.licence_type_id ? eq(courses.licenceTypeId, query.licence_type_id) : undefined,
  query.gearbox ? eq(courses.gearbox, query.gearbox) : undefined,
  query.prior_experience ? eq(courses.priorExperience, query.prior_experience) : undefined,
  query.language ? eq(courses.language, query.language) : undefined,
]
