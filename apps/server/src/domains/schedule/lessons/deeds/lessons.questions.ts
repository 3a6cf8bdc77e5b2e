import type { PriceRule } from '@dsms/contract/schedule/policies/price'
import type { CreditFacts, DebtFacts } from '@dsms/contract/schedule/rules/facts'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { question } from '../../../../kernel/questions.ts'

/** Debts of enrolments; those without any may be missing. */
export const debtsOfEnrolments = question<[actor: Actor, enrolmentIds: readonly number[]], DebtFacts[]>(
  'what students owe by their enrolments',
)

/** What enrolments bought ahead; those without any may be missing. */
export const creditOfEnrolments = question<[actor: Actor, enrolmentIds: readonly number[]], CreditFacts[]>(
  'what students bought by their enrolments',
)

/** Rules of the school that are in use, for the price of a seat. */
export const priceRulesOf = question<[where: Pick<Actor, 'db' | 'tenant'>], PriceRule[]>('what lessons cost and when')

/** What a student owes in one currency, in its smallest unit. */
export interface Owed {
  student_id: number
  currency: string
  open_minor: number
  overdue_minor: number
}

/** Open sums of the students whose keys a subquery tells, by student and currency. */
export const openSumsOf = question<[actor: Actor, students: SQL], Owed[]>('what some students owe')
