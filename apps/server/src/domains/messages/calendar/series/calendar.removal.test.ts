import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { march, read, remove, restore, starts, update, weekly } from '../calendar.testing.ts'

describe('taking out occurrences, and bringing them back', () => {
  const occurrence = '2026-03-30T07:00:00.000Z'
  const dates = async (owner: TestPerson) => starts(await march(owner)).map((start) => start.slice(5, 10))
  const all = ['03-23', '03-30', '04-06', '04-13']

  it('takes out one', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner)
    await update(owner, { id, title: 'Own', extendedProps: { occurrence } }, 'this')
    await remove(owner, { id, scope: 'this', occurrence })
    expect(await dates(owner)).toEqual(['03-23', '04-06', '04-13'])
    expect((await read(owner, id, occurrence)).status).toBe(404)
    expect((await update(owner, { id, title: 'X', extendedProps: { occurrence } }, 'this')).status).toBe(404)
    expect((await remove(owner, { id, scope: 'this', occurrence })).status).toBe(404)
    const back = await restore(owner, id, { scope: 'this', occurrence })
    expect(back.body.event).toMatchObject({ title: 'Own', start: occurrence })
    expect(await dates(owner)).toEqual(all)
    expect((await restore(owner, id, { scope: 'this', occurrence })).status).toBe(404)
  })

  it('takes out one and the following', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner)
    await remove(owner, { id, scope: 'this', occurrence: '2026-04-13T07:00:00.000Z' })
    await update(owner, { id, title: 'Own', extendedProps: { occurrence: '2026-04-06T07:00:00.000Z' } }, 'this')
    await remove(owner, { id, scope: 'following', occurrence })
    expect(await dates(owner)).toEqual(['03-23'])
    const back = await restore(owner, id, { scope: 'following', occurrence })
    expect(back.body.event.extendedProps).toMatchObject({ rrule: 'FREQ=WEEKLY;BYDAY=MO', occurrence })
    expect((await march(owner)).map(({ title }) => title)).toEqual(['Weekly', 'Weekly', 'Own'])
    expect((await restore(owner, id, { scope: 'following', occurrence })).status).toBe(404)
  })

  it('from the first on takes out all', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner)
    const first = { scope: 'following', occurrence: '2026-03-23T08:00:00.000Z' }
    await remove(owner, { id, ...first })
    expect(await dates(owner)).toEqual([])
    await restore(owner, id, first)
    expect(await dates(owner)).toEqual(all)
  })
})
