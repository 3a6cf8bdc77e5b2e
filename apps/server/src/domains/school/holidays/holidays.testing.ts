import * as c from '@dsms/contract/school/holidays/calls'
import type { AreaRecord } from '../../../testing/areas.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../testing/harness.ts'

export const publish = (person: TestPerson, holiday: AreaRecord, area = c.holidays) =>
  send(person.token, area.calls.changeStatus, { params: { id: holiday.id }, body: { status: 'published' } })
export const create = (person: TestPerson, body: Record<string, unknown>) =>
  send(person.token, c.holidays.calls.create, {
    body: { name: { ar: 'يوم', en: 'Day' }, kind: 'school', starts_on: '2031-05-05', ends_on: '2031-05-05', ...body },
  }) as Promise<Reply<AreaRecord>>
export const yearOf = async (person: TestPerson, year: number, branch_id?: number) =>
  (await callAs(person.token, c.getHolidayYear, { query: { year, branch_id } as never })).body.days
