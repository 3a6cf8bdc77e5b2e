import { lookupValues } from '@dsms/contract/school/lookups/calls'
import { leads } from '@dsms/contract/students/leads/calls'
import { students } from '@dsms/contract/students/students/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { callAs, send } from '../../testing/harness.ts'
import { refusal, statements } from '../../testing/reads.ts'

let owner: TestPerson
let nth = 0
beforeEach(async () => {
  owner = await makeSchoolAdmin()
})
afterEach(() => void vi.restoreAllMocks())

const names = (count: number) =>
  Array.from({ length: count }, () => ({ first_name_ar: 'سارة', family_name_ar: `العلي ${++nth}` }))
const bring = async (rows: Record<string, string>[], mode: 'check' | 'all' | 'good', in_time = true) =>
  (await callAs(owner.token, students.calls.importSheet, { body: { rows, mode, in_time } })).body
const total = async () => (await callAs(owner.token, students.calls.list, { query: {} })).body.total

describe('a call that may end in time', () => {
  beforeEach(() => {
    let now = 0
    // all that is done takes a second
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 1000
      return now
    })
  })

  it('adds the first rows, says how many they are, and the rest is sent again', async () => {
    const rows = names(10)
    const first = await bring(rows, 'good')
    expect(first).toEqual({ imported: 4, rows: [], done: 4 })
    expect(await total()).toBe(4)
    expect(await bring(rows.slice(4), 'good')).toEqual({ imported: 4, rows: [], done: 4 })
    expect(await bring(rows.slice(8), 'good')).toEqual({ imported: 2, rows: [] })
    expect(await total()).toBe(10)
  })

  it('tells of the rows that it looked at, and of no other', async () => {
    const [one, ...others] = names(9)
    const wrong = { first_name_ar: 'سارة' }
    const dated = { ...one, birth_date: '31/03/1999' } as Record<string, string>
    const answer = await bring([wrong, dated, ...others, { ...wrong, birth_date: '31/03/1999' }], 'check')
    expect(answer).toMatchObject({ imported: 0, done: 5, rows: [{ row: 1 }], cleaned: [{ row: 2 }] })
    expect(answer.rows).toHaveLength(1)
    expect(answer.cleaned).toHaveLength(1)
  })

  it('ends with its last row where all or none are wanted, or nobody said that it may end', async () => {
    expect(await bring(names(10), 'all')).toEqual({ imported: 10, rows: [] })
    expect(await bring(names(10), 'good', false)).toEqual({ imported: 10, rows: [] })
    const reply = await send(owner.token, students.calls.importSheet, {
      body: { rows: [...names(9), { first_name_ar: 'سارة' }], mode: 'all', in_time: true },
    })
    expect(refusal(reply).code).toBe('import_rows_invalid')
    expect(await total()).toBe(20)
  })
})

it('puts the rows of a call behind one savepoint, and tries them apart where one of them is refused', async () => {
  const path = leads.calls.importSheet.path
  const rows = Array.from({ length: 40 }, (_, at) => ({ name_ar: `ريم ${at}`, phone: '0501110000', source: 'phone' }))
  const before = await statements(path)
  const { body } = await callAs(owner.token, leads.calls.importSheet, { body: { rows, mode: 'good' } })
  expect(body).toMatchObject({ imported: 40, rows: [] })
  // two statements each, where a savepoint of its own would be two more
  expect((await statements(path)) - before).toBeLessThan(40 * 3)

  const visits = ['one', 'two', 'one', 'three'].map((code) => ({ kind: 'room_type', code, name_ar: code, place: '1' }))
  const again = await callAs(owner.token, lookupValues.calls.importSheet, { body: { rows: visits, mode: 'good' } })
  expect(again.body).toMatchObject({ imported: 3, rows: [{ row: 3 }] })
})
