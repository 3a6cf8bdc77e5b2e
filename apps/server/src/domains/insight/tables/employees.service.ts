import type { Employee, EmployeeInput } from '@dsms/contract/insight/tables/calls'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { columnsOf, employeeRecords, readEmployee } from './employees.data.ts'
import { employees } from './employees.table.ts'

export async function addEmployee(actor: Actor, input: EmployeeInput): Promise<Employee> {
  checkDays(input.bornOn, input.startsOn)
  const id = await employeeRecords.insert(actor, {
    ...columnsOf(input),
    fullName: input.full_name,
    salary: input.salaryMinor,
  })
  return readEmployee(actor, id)
}

type Change = { [K in keyof EmployeeInput]?: EmployeeInput[K] | undefined } & { version?: number | undefined }

export async function changeEmployee(actor: Actor, id: number, { version, ...change }: Change): Promise<Employee> {
  const row = await employeeRecords.lock(actor, id)
  checkDays(change.bornOn ?? row.bornOn, change.startsOn ?? row.startsOn)
  await employeeRecords.update(actor, row, version, columnsOf(change))
  return readEmployee(actor, id)
}

/** Puts rows away or brings them back, and tells which: those of others or already there are left out. */
export async function archive(actor: Actor, ids: number[], isArchived: boolean): Promise<number[]> {
  const rows = await actor.db
    .update(employees)
    .set({ archivedAt: isArchived ? sql`now()` : null })
    .where(
      and(
        employeeRecords.mine(actor),
        inArray(employees.id, ids),
        isArchived ? isNull(employees.archivedAt) : isNotNull(employees.archivedAt),
      ),
    )
    .returning({ id: employees.id })
  return rows.map((row) => row.id)
}

/** Erases a row that was archived; what is in use answers `not_archived`. */
export async function erase(actor: Actor, id: number): Promise<void> {
  const [row] = await actor.db
    .select({ archivedAt: employees.archivedAt })
    .from(employees)
    .where(and(employeeRecords.mine(actor), eq(employees.id, id)))
    .for('update')
  if (!row) throw new AppError('not_found')
  if (!row.archivedAt) throw new AppError('not_archived')
  await actor.db.delete(employees).where(eq(employees.id, id))
}

function checkDays(bornOn: string, startsOn: string) {
  if (startsOn <= bornOn) throw fieldError('startsOn', 'end_before_start')
}
