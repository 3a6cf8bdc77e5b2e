import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin } from '../../../../testing/factories.ts'
import { query, statements } from '../../../../testing/reads.ts'
import { add, listAll, remove, someSchool } from '../calendar.testing.ts'
import { exported, file, imported, year } from './ics.testing.ts'

describe('a file that comes again', () => {
  it('brings what it knows up to date by few statements, and leaves alone what is the same', async () => {
    const owner = await makeSchoolAdmin()
    const zone = ';TZID=Europe/Berlin:'
    const one = (n: number, title = `Event ${n}`) =>
      `UID:${n}\nSUMMARY:${title}\nDTSTART${zone}20260610T090000\nDTEND${zone}20260610T100000\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE${zone}20260611T090000`
    const other = (n: number, title: string) =>
      `UID:${n}\nSUMMARY:${title}\nRECURRENCE-ID${zone}20260612T090000\nDTSTART${zone}20260612T150000`
    const all = Array.from({ length: 200 }, (_, n) => n)
    const rows = () => query(sql`select * from events where owner_id = ${owner.id} order by id`)
    const asked = () => statements('/api/calendar/import')
    await imported(owner, file(...all.flatMap((n) => [one(n), other(n, `Later ${n}`)])))
    const before = await rows()
    expect(before).toHaveLength(400)
    const start = await asked()
    const same = await imported(owner, file(...all.flatMap((n) => [one(n), other(n, `Later ${n}`)])))
    expect(same.body).toMatchObject({ added: 0, updated: 0 })
    expect(await rows()).toEqual(before)
    expect((await asked()) - start).toBeLessThan(20)

    const changes = all.flatMap((n) => [one(n, n < 100 ? `New ${n}` : `Event ${n}`), other(n, `Later ${n % 150}`)])
    const middle = await asked()
    expect((await imported(owner, file(...changes))).body).toMatchObject({ added: 0, updated: 150 })
    expect((await asked()) - middle).toBeLessThan(20)
    const after = new Map((await rows()).map((row) => [row.id, row]))
    const kept = before.filter((row) => after.get(row.id)?.version === row.version)
    // a hundred titles were changed, and fifty occurrences are new ones
    expect(kept).toHaveLength(250)
    for (const row of kept) expect(after.get(row.id)).toEqual(row)
    expect((await year(owner)).filter(({ title }) => /^New|^Later 4$/.test(title))).toHaveLength(102)
    // an occurrence that the file no longer names is one of the series again
    expect((await imported(owner, file(one(0, 'New 0')))).body).toMatchObject({ added: 0, updated: 1 })
    expect((await year(owner)).filter(({ title }) => title === 'New 0')).toHaveLength(2)
  })

  it('brings back what was removed, keeps guests and sharing', async () => {
    const { owner, guest } = await someSchool()
    const { id } = await add(owner, {}, { guests: [{ value: guest.id }], isShared: true })
    const { body } = await exported(owner)
    await remove(owner, { id })
    expect((await imported(owner, body.replace('SUMMARY:Theory lesson', 'SUMMARY:Renewed'))).body).toMatchObject({
      added: 0,
      updated: 1,
    })
    const [event] = await listAll(guest)
    expect(event).toMatchObject({
      id,
      title: 'Renewed',
      extendedProps: { isShared: true, guests: [{ value: guest.id }] },
    })
  })
})
