import type * as c from '@dsms/contract/messages/calendar/calls'
import * as exchange from '@dsms/contract/messages/calendar/exchange'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { withoutTime } from '../../../../kernel/files/apart/apart.testing.ts'
import { makePerson, makeSchoolAdmin } from '../../../../testing/factories.ts'
import { send, testApp } from '../../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../../testing/reads.ts'
import { add, listAll, remove, someSchool, titles, update } from '../calendar.testing.ts'
import { exported, file, imported, year } from './ics.testing.ts'

/** What two people must see alike: all but keys and who they are. */
const alike = (events: c.CalendarEvent[]) =>
  events.map(({ id: _, extendedProps: { owner: __, version: ___, isMine: ____, ...props }, ...event }) => ({
    ...event,
    props,
  }))

describe('a calendar file', () => {
  it('gives another person the same calendar', async () => {
    const owner = await makeSchoolAdmin()
    await query(sql`update schools set time_zone = 'Asia/Dubai' where id = ${owner.schoolId}`)
    await add(
      owner,
      { title: 'امتحان نظري، الجزء الأول؛ مع مراجعة \\ وأسئلة', url: 'https://school.example/a?b=1;c,d' },
      {
        description: `سطر أول\nسطر ثان: ${'كلمات طويلة '.repeat(40)}`,
        location: 'قاعة ١، الطابق ٢',
        calendar: 'Family',
        reminders: [15, 1440],
      },
    )
    await add(
      owner,
      { allDay: true, start: '2026-07-01', end: '2026-07-04' },
      { timeZone: 'Asia/Riyadh', calendar: 'Holiday' },
    )
    await add(owner, { start: '2026-10-25T02:15:00+01:00', end: '2026-10-25T02:45:00+01:00', title: 'Second 02:15' })
    const { id } = await add(
      owner,
      { start: '2026-03-02T09:00:00', end: '2026-03-02T10:30:00', title: 'Series' },
      { rrule: 'FREQ=WEEKLY;UNTIL=20261101;BYDAY=MO,TH', calendar: 'ETC' },
    )
    await remove(owner, { id, scope: 'this', occurrence: '2026-03-30T07:00:00.000Z' })
    await update(
      owner,
      {
        id,
        title: 'Another day',
        start: '2026-04-03T12:00:00Z',
        extendedProps: { occurrence: '2026-04-02T07:00:00.000Z' },
      },
      'this',
    )
    const days = await add(
      owner,
      { allDay: true, start: '2026-05-01', end: '2026-05-02', title: 'Days' },
      { rrule: 'FREQ=MONTHLY;COUNT=4;BYMONTHDAY=1', timeZone: 'Asia/Riyadh' },
    )
    await remove(owner, { id: days.id, scope: 'this', occurrence: '2026-06-01' })

    const { status, headers, body } = await exported(owner)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="calendar.ics"',
    })
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)

    const other = await makePerson({ schoolId: owner.schoolId })
    const reply = await imported(other, body)
    expect(reply.body).toMatchObject({ added: 5, updated: 0 })
    expect(reply.body.rows.every(({ problem }) => problem === null)).toBe(true)
    const mine = await year(owner)
    expect(mine.length).toBeGreaterThan(60)
    expect(alike(await year(other))).toEqual(alike(mine))

    // once more changes nothing
    expect((await imported(other, body)).body).toMatchObject({ added: 0, updated: 0 })
    expect(alike(await year(other))).toEqual(alike(mine))
  })

  it('tells zones with their clock changes, as other calendars need them', async () => {
    const owner = await makeSchoolAdmin()
    const series = { start: '2026-03-23T09:00:00', end: '2026-03-23T10:00:00' }
    const { id } = await add(owner, series, { rrule: 'FREQ=WEEKLY;UNTIL=20260406' })
    const { body } = await exported(owner, { id })
    for (const line of [
      'TZID:Europe/Berlin',
      'BEGIN:DAYLIGHT',
      'TZOFFSETTO:+0200',
      'RDATE:20260329T020000',
      'DTSTART;TZID=Europe/Berlin:20260323T090000',
      // an instant, as the standard wants it, of the last start
      'RRULE:FREQ=WEEKLY;UNTIL=20260406T070000Z',
    ]) {
      expect(body.split('\r\n')).toContain(line)
    }
    // a reader who knows no such zone by name goes by its definition
    const foreign = await imported(
      owner,
      body.replaceAll('Europe/Berlin', 'Our own zone').replace(/UID:.*/, 'UID:other'),
    )
    expect(foreign.body.rows[0]).toMatchObject({ start: '2026-03-23T08:00:00.000Z', problem: null })
  })

  it('holds what one sees, some kinds of it, or one event', async () => {
    const { owner, guest } = await someSchool()
    await add(owner, { title: 'Secret' })
    await add(owner, { title: 'Shared' }, { isShared: true, calendar: 'Holiday' })
    const { id } = await add(owner, { title: 'Invited' }, { guests: [{ value: guest.id }] })
    const summaries = async (args = {}) =>
      [...(await exported(guest, args)).body.matchAll(/^SUMMARY:(.*?)\r$/gm)].map((match) => match[1]).sort()
    expect(await summaries()).toEqual(['Invited', 'Shared'])
    expect(await summaries({ calendars: 'Holiday' })).toEqual(['Shared'])
    expect(await summaries({ id })).toEqual(['Invited'])
    const hidden = (await listAll(owner)).find(({ title }) => title === 'Secret')?.id
    expect((await exported(guest, { id: hidden })).status).toBe(404)
    // what one sees anyway is not doubled
    const again = await imported(guest, (await exported(guest)).body)
    expect(again.body).toMatchObject({ added: 0, updated: 0 })
    expect(again.body.rows.every(({ isKnown }) => isKnown)).toBe(true)
    expect(titles(await listAll(guest)).sort()).toEqual(['Invited', 'Shared'])
  })

  it('cannot be broken open by what a text says', async () => {
    const owner = await makeSchoolAdmin()
    await add(owner, {}, { description: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged', location: 'a;b,c\\n' })
    const { body } = await exported(owner)
    expect(body.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
    expect(body).not.toMatch(/^SUMMARY:Forged/m)
  })
})

describe('reading a file', () => {
  it('checks without adding', async () => {
    const owner = await makeSchoolAdmin()
    const content = file('UID:1\nSUMMARY:One\nDTSTART:20260610T070000Z\nDTEND:20260610T080000Z')
    const { body } = await imported(owner, content, 'check')
    expect(body).toEqual({
      added: 0,
      updated: 0,
      rows: [
        {
          title: 'One',
          start: '2026-06-10T07:00:00.000Z',
          allDay: false,
          rrule: '',
          isKnown: false,
          problem: null,
          line: null,
        },
      ],
    })
    expect(await listAll(owner)).toEqual([])
  })

  it('understands how other calendars tell times', async () => {
    const owner = await makeSchoolAdmin()
    await query(sql`update schools set time_zone = 'Asia/Riyadh' where id = ${owner.schoolId}`)
    const event = (title: string, ...lines: string[]) => [`UID:${title}`, `SUMMARY:${title}`, ...lines].join('\n')
    await imported(
      owner,
      file(
        event('floating', 'DTSTART:20260610T090000', 'DURATION:PT90M'),
        event('windows', 'DTSTART;TZID=W. Europe Standard Time:20260610T090000'),
        event('path', 'DTSTART;TZID=/mozilla.org/20050126_1/Europe/Paris:20260610T090000'),
        event('unknown', 'DTSTART;TZID=Somewhere:20260610T090000'),
        event('day', 'DTSTART;VALUE=DATE:20260610'),
        event('weekly', 'DTSTART:20260610T200000Z', 'RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=WE'),
        'SUMMARY:nameless\nDTSTART:20260610T100000Z\nCATEGORIES:Sport,holiday',
      ),
    )
    const found = Object.fromEntries((await listAll(owner)).map((e) => [e.title, e]))
    expect(found.floating).toMatchObject({ start: '2026-06-10T06:00:00.000Z', end: '2026-06-10T07:30:00.000Z' })
    expect(found.windows).toMatchObject({
      start: '2026-06-10T07:00:00.000Z',
      extendedProps: { timeZone: 'Europe/Berlin' },
    })
    expect(found.path?.extendedProps.timeZone).toBe('Europe/Paris')
    expect(found.unknown?.start).toBe('2026-06-10T06:00:00.000Z')
    expect(found.day).toMatchObject({ start: '2026-06-10', end: '2026-06-11', allDay: true })
    expect(found.weekly?.extendedProps).toMatchObject({ timeZone: 'UTC', calendar: 'Personal' })
    expect(found.nameless?.extendedProps.calendar).toBe('Holiday')
  })

  it('keeps a series of whole days that Outlook tells in UTC on the days of the school', async () => {
    const owner = await makeSchoolAdmin()
    await query(sql`update schools set time_zone = 'Asia/Riyadh' where id = ${owner.schoolId}`)
    const days = ['DTSTART:20260609T210000Z', 'DTEND:20260610T210000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE']
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20260611T210000Z'
    const out = 'EXDATE:20260610T210000Z'
    await imported(owner, file(['UID:days\nSUMMARY:Days', ...days, rule, out].join('\n')))
    expect((await year(owner)).map(({ start, allDay }) => [start, allDay])).toEqual([
      ['2026-06-10', true],
      ['2026-06-12', true],
    ])
  })

  it('takes over what stands in a series, and a single invitation to one', async () => {
    const owner = await makeSchoolAdmin()
    const zone = ';TZID=Europe/Berlin:'
    await imported(
      owner,
      file(
        `UID:s\nSUMMARY:Series\nDTSTART${zone}20260323T090000\nDTEND${zone}20260323T100000\nRRULE:FREQ=DAILY;COUNT=5\nEXDATE;VALUE=DATE:20260324`,
        `UID:s\nSUMMARY:Own\nRECURRENCE-ID:20260325T080000Z\nDTSTART${zone}20260325T150000`,
        `UID:s\nSUMMARY:Off\nSTATUS:CANCELLED\nRECURRENCE-ID${zone}20260326T090000\nDTSTART${zone}20260326T090000`,
        `UID:t\nSUMMARY:Only one\nRECURRENCE-ID${zone}20260327T090000\nDTSTART${zone}20260327T090000`,
        'UID:u\nSUMMARY:Gone\nSTATUS:CANCELLED\nDTSTART:20260327T090000Z',
      ),
    )
    expect((await year(owner)).map(({ title, start }) => `${title} ${start.slice(8, 13)}`)).toEqual([
      'Series 23T08',
      'Own 25T14',
      'Series 27T08',
      'Only one 27T08',
    ])
  })

  it('tells what is wrong with each, and takes the rest', async () => {
    const owner = await makeSchoolAdmin()
    const { body } = await imported(
      owner,
      file(
        'UID:1\nSUMMARY:Good\nDTSTART:20260610T070000Z',
        'UID:2\nSUMMARY:No start',
        'UID:3\nDTSTART:20260610T070000Z',
        'UID:4\nSUMMARY:Backwards\nDTSTART:20260610T070000Z\nDTEND:20260610T060000Z',
        'UID:5\nSUMMARY:Hourly\nDTSTART:20260610T070000Z\nRRULE:FREQ=HOURLY',
        'UID:6\nSUMMARY:Long ago\nDTSTART:00010610T070000Z',
        'UID:7\nSUMMARY:Listed\nDTSTART:20260610T070000Z\nRDATE:20260611T070000Z',
        'UID:8\nSUMMARY:Nonsense\nDTSTART:99999999',
      ),
    )
    expect(body.added).toBe(1)
    expect(Object.fromEntries(body.rows.map(({ title, problem }) => [title, problem]))).toEqual({
      Good: null,
      'No start': 'required',
      '': 'required',
      Backwards: 'end_before_start',
      Hourly: 'invalid_rule',
      'Long ago': 'invalid_date',
      Listed: 'invalid_rule',
      Nonsense: 'invalid_format',
    })
    expect(titles(await listAll(owner))).toEqual(['Good'])
  })

  it('keeps the good events of a broken file, and tells the line of each bad one', async () => {
    const owner = await makeSchoolAdmin()
    const content = file(
      'UID:1\nSUMMARY:Good\nDTSTART:20260610T070000Z',
      'UID:2\nSUMMARY:No colon\nDTSTART:20260610T070000Z\nDESCRIPTION:one\nsecond line of it',
      'UID:3\nSUMMARY:Blanks\nDTSTART:20260608T070000Z\nRRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO, TU',
      'UID:4\nSUMMARY:Unknown\nDTSTART:20260610T070000Z\nRRULE:FREQ=FORTNIGHTLY',
      'UID:5\nSUMMARY:Hijri\nDTSTART;VALUE=DATE:20260610\nRRULE:RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY',
      'UID:6\nSUMMARY:Cut\nDTSTART:20260610T070000Z',
    ).replace(/END:VEVENT\r\nEND:VCALENDAR$/, '')
    const { body } = await imported(owner, content)
    expect(body.added).toBe(2)
    expect(body.rows.flatMap(({ title, problem, line }) => (problem ? [[title, problem, line]] : [])).sort()).toEqual([
      ['Cut', 'ics_line', 36],
      ['Hijri', 'invalid_rule', 27],
      ['No colon', 'ics_line', 13],
      ['Unknown', 'invalid_rule', 25],
    ])
  })

  it('refuses what is far too much while it is read', async () => {
    const owner = await makeSchoolAdmin()
    const nested = ['BEGIN:VCALENDAR', ...Array(100_000).fill('BEGIN:VEVENT')].join('\r\n')
    const deep = ['BEGIN:VCALENDAR', ...Array(100_000).fill('BEGIN:X-A')].join('\r\n')
    const codes = []
    for (const content of [nested, deep])
      codes.push(refusal(await send(owner.token, exchange.importCalendar, { body: { content, mode: 'check' } })).fields)
    expect(codes).toEqual([{ content: 'too_many' }, { content: 'invalid_ics' }])
  })

  it.each(['hello', '{}', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR', 'BEGIN:VEVENT\r\nEND:VEVENT', '\u0001'])(
    'refuses %j',
    async (content) => {
      const owner = await makeSchoolAdmin()
      const reply = await send(owner.token, exchange.importCalendar, { body: { content, mode: 'all' } })
      expect(refusal(reply)).toEqual(wrongFields({ content: 'invalid_ics' }))
    },
  )

  const many = (n: number) =>
    file(
      ...Array.from(
        { length: n },
        (_, i) => `UID:${i}\nSUMMARY:Event ${i}\nDTSTART:20260610T070000Z\nRRULE:FREQ=YEARLY;COUNT=3`,
      ),
    )

  it('refuses what takes too long to read, in a thread of its own', async () => {
    const owner = await makeSchoolAdmin()
    const reply = await withoutTime(await testApp(), () =>
      send(owner.token, exchange.importCalendar, { body: { content: many(2000), mode: 'all' } }),
    )
    expect(refusal(reply)).toEqual(wrongFields({ content: 'file_too_heavy' }))
  })

  it('takes two thousand events and no more', async () => {
    const owner = await makeSchoolAdmin()
    expect(
      refusal(await send(owner.token, exchange.importCalendar, { body: { content: many(2001), mode: 'all' } })),
    ).toEqual(wrongFields({ content: 'too_many' }))
    const { body } = await imported(owner, many(2000))
    expect(body.added).toBe(2000)
    expect(await year(owner)).toHaveLength(2000)
  }, 60_000)
})
