import * as c from '@dsms/contract/messages/tasks/calls'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

const add = async (person: TestPerson, title: string, assignee?: TestPerson) => {
  const task = { title, assignee: { id: assignee?.id ?? null } }
  return (await callAs(person.token, c.addTask, { body: { task } })).body.task.id
}
const move = (person: TestPerson, id: number, after: number | null) =>
  callAs(person.token, c.moveTask, { params: { id }, body: { after } })
const order = async (person: TestPerson) =>
  (await callAs(person.token, c.listTasks, { query: { sortBy: 'manual' } })).body.map(({ title }) => title).join('')

describe('the own order of tasks', () => {
  let person: TestPerson
  let [a, b, c1, d] = [0, 0, 0, 0]
  beforeEach(async () => {
    person = await makePerson({ schoolId: (await makeSchoolAdmin()).schoolId })
    ;[d, c1, b, a] = [await add(person, 'D'), await add(person, 'C'), await add(person, 'B'), await add(person, 'A')]
  })

  it('is newest first until a task is moved, and then stays as it was put', async () => {
    expect(await order(person)).toBe('ABCD')
    expect(await move(person, a, c1)).toMatchObject({ status: 200, body: {} })
    expect(await order(person)).toBe('BCAD')
    await move(person, d, null)
    expect(await order(person)).toBe('DBCA')
    await move(person, d, a)
    expect(await order(person)).toBe('BCAD')
    await move(person, d, d)
    expect(await order(person), 'after itself').toBe('BCAD')
    await move(person, b, null)
    expect(await order(person), 'first again').toBe('BCAD')
  })

  it('lets new tasks come on top, however often others were put first', async () => {
    for (const id of [d, c1, d, c1, d]) await move(person, id, null)
    await add(person, 'N')
    expect(await order(person)).toBe('NDCAB')
  })

  it('has room for sixty moves into the same gap', async () => {
    for (let turn = 0; turn < 30; turn++) {
      await move(person, c1, a)
      expect(await order(person)).toBe('ACBD')
      await move(person, b, a)
      expect(await order(person)).toBe('ABCD')
    }
    const places = await query<{ digits: number }>(sql`
      select max(scale(place)) as digits from task_places where user_id = ${person.id}`)
    expect(places[0]?.digits).toBeLessThan(40)
    await add(person, 'N')
    expect(await order(person), 'after numbering anew').toBe('NABCD')
  })

  it('has room between tasks that stand on the same place', async () => {
    await query(sql`insert into task_places (user_id, task_id, tenant, place)
      select ${person.id}, id, tenant, ${d} from tasks where id in (${a}, ${b})`)
    expect(await order(person)).toBe('CABD')
    await move(person, c1, a)
    expect(await order(person)).toBe('ACBD')
  })

  it('survives moves at once', async () => {
    const all = [a, b, c1, d]
    const replies = await Promise.all(all.flatMap((id) => all.map((after) => move(person, id, after))))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect([...(await order(person))].sort().join('')).toBe('ABCD')
    const rows = await query<{ places: number; tasks: number }>(sql`
      select count(distinct place) as places, count(*) as tasks from task_places where user_id = ${person.id}`)
    expect(rows[0]?.places).toBe(rows[0]?.tasks)
    for (const [place, id] of all.entries()) await move(person, id, all[place - 1] ?? null)
    expect(await order(person)).toBe('ABCD')
  })

  it('is each person’s own', async () => {
    const other = await makePerson({ schoolId: person.schoolId })
    const [y, x] = [await add(person, 'Y', other), await add(person, 'X', other)]
    await move(other, x, y)
    expect(await order(other)).toBe('YX')
    expect(await order(person)).toBe('XYABCD')
  })

  it('takes a number or null to stand after', async () => {
    const reply = (after: unknown) =>
      send(person.token, c.moveTask, { params: { id: a }, body: { after } }).then(refusal)
    expect(await reply('b')).toEqual(wrongFields({ after: 'invalid_type' }))
    expect(await reply(undefined)).toEqual(wrongFields({ after: 'required' }))
  })
})
