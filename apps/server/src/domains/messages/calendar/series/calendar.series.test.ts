import { listEvents } from '@dsms/contract/messages/calendar/calls'
import { importCalendar } from '@dsms/contract/messages/calendar/exchange'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../../testing/reads.ts'
import { list, listAll, march, read, remove, someSchool, starts, update, weekly } from '../calendar.testing.ts'

describe('a repeating event', () => {
  it('stays at its hour when the clocks change', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner)
    const spring = await march(owner)
    expect(starts(spring)).toEqual([
      '2026-03-23T08:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
      '2026-04-06T07:00:00.000Z',
      '2026-04-13T07:00:00.000Z',
    ])
    expect(spring.map((event) => event.id)).toEqual([id, id, id, id])
    expect(spring.map((event) => event.extendedProps.occurrence)).toEqual(starts(spring))
    expect(starts(await list(owner, '2026-10-19', '2026-10-28', { timeZone: 'Europe/Berlin' }))).toEqual([
      '2026-10-19T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ])
    // the same instants for whoever looks from elsewhere, on their own days
    expect(starts(await march(owner, { timeZone: 'Asia/Riyadh' }))).toEqual(starts(spring))
    expect(starts(await list(owner, '2026-03-29', '2026-03-30', { timeZone: 'Pacific/Honolulu' }))).toEqual([
      '2026-03-30T07:00:00.000Z',
    ])
  })

  it.each(['America/Sao_Paulo', 'Asia/Riyadh'])('is at the same instant all year in %s', async (timeZone) => {
    const owner = await makeSchoolAdmin()
    await weekly(owner, { timeZone })
    const hours = [...(await march(owner)), ...(await list(owner, '2026-10-19', '2026-11-03'))].map((e) =>
      e.start.slice(11),
    )
    expect(new Set(hours).size).toBe(1)
  })

  it('is there at an hour that does not exist one night, and can be named by what it became', async () => {
    const owner = await makeSchoolAdmin()
    const night = { start: '2026-03-28T02:30:00', end: '2026-03-28T03:00:00' }
    const { id } = await weekly(owner, { rrule: 'FREQ=DAILY;COUNT=3' }, night)
    const found = await march(owner)
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      ['2026-03-28T01:30:00.000Z', '2026-03-28T02:00:00.000Z'],
      ['2026-03-29T01:30:00.000Z', '2026-03-29T01:30:00.000Z'],
      ['2026-03-30T00:30:00.000Z', '2026-03-30T01:00:00.000Z'],
    ])
    const occurrence = found[1]?.extendedProps.occurrence as string
    await remove(owner, { id, scope: 'this', occurrence })
    expect(starts(await march(owner))).toEqual(['2026-03-28T01:30:00.000Z', '2026-03-30T00:30:00.000Z'])
  })

  it('of whole days is on its days everywhere', async () => {
    const owner = await makeSchoolAdmin()
    const days = { allDay: true, start: '2026-03-28', end: '2026-03-30' }
    await weekly(owner, { rrule: 'FREQ=WEEKLY;COUNT=2', timeZone: 'Asia/Riyadh' }, days)
    for (const timeZone of ['Pacific/Honolulu', 'Pacific/Kiritimati', 'Europe/Berlin']) {
      const found = await list(owner, '2026-03-29', '2026-04-05', { timeZone })
      expect(found.map(({ start, end, extendedProps }) => [start, end, extendedProps.occurrence])).toEqual([
        ['2026-03-28', '2026-03-30', '2026-03-28'],
        ['2026-04-04', '2026-04-06', '2026-04-04'],
      ])
    }
  })

  it('is listed once without a span', async () => {
    const owner = await makeSchoolAdmin()
    await weekly(owner)
    expect(starts(await listAll(owner))).toEqual(['2026-03-23T08:00:00.000Z'])
  })

  it('shows every day of a long span, and refuses what no screen could show', async () => {
    const owner = await makeSchoolAdmin()
    await weekly(owner, { rrule: 'FREQ=DAILY' })
    expect(await list(owner, '2026-04-01', '2027-05-06')).toHaveLength(400)
    const event = (n: number) =>
      `BEGIN:VEVENT\r\nUID:${n}\r\nSUMMARY:Daily\r\nDTSTART:20260323T080000Z\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT`
    const content = `BEGIN:VCALENDAR\r\n${Array.from({ length: 50 }, (_, n) => event(n)).join('\r\n')}\r\nEND:VCALENDAR`
    await callAs(owner.token, importCalendar, { body: { content, mode: 'all' } })
    const query = { calendars: 'Business,Personal', from: '2026-04-01', to: '2027-05-06' }
    expect(refusal(await send(owner.token, listEvents, { query }))).toEqual(wrongFields({ to: 'too_long_span' }))
    expect(await list(owner, '2026-04-01', '2026-05-06')).toHaveLength(35 * 51)
  })
})

describe('a change of one occurrence', () => {
  const occurrence = '2026-03-30T07:00:00.000Z'

  it('leaves the others', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner)
    const reply = await update(
      owner,
      { id, title: 'Moved', start: '2026-03-31T12:00:00Z', end: '2026-03-31T13:00:00Z', extendedProps: { occurrence } },
      'this',
    )
    expect(reply.body.event).toMatchObject({ id, title: 'Moved', start: '2026-03-31T12:00:00.000Z' })
    expect(reply.body.event.extendedProps).toMatchObject({ occurrence, rrule: '', version: 2 })
    expect((await march(owner)).map(({ title, start }) => [title, start.slice(5, 16)])).toEqual([
      ['Weekly', '03-23T08:00'],
      ['Moved', '03-31T12:00'],
      ['Weekly', '04-06T07:00'],
      ['Weekly', '04-13T07:00'],
    ])
    // it is known by its original start, also where it went to and when it changes again
    expect(await list(owner, '2026-03-30', '2026-03-31', { timeZone: 'Europe/Berlin' })).toEqual([])
    const again = await update(owner, { id, title: 'Again', extendedProps: { occurrence, version: 2 } }, 'this')
    expect(again.body.event).toMatchObject({ title: 'Again', start: '2026-03-31T12:00:00.000Z' })
    const stale = await update(owner, { id, title: 'Stale', extendedProps: { occurrence, version: 2 } }, 'this')
    expect(refusal(stale).code).toBe('stale_version')
    expect((await read(owner, id, occurrence)).body.event.title).toBe('Again')
  })

  it('can go far from its series, before it began', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner, { rrule: 'FREQ=WEEKLY;COUNT=3' })
    await update(owner, { id, start: '2025-01-05T10:00:00', extendedProps: { occurrence } }, 'this')
    const [moved] = await list(owner, '2025-01-01', '2025-02-01')
    expect(moved).toMatchObject({ id, start: '2025-01-05T09:00:00.000Z', end: '2025-01-05T10:00:00.000Z' })
    expect(await march(owner)).toHaveLength(2)
  })

  it('needs to say which, and that one has to be there', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner)
    expect(refusal(await update(owner, { id, title: 'X' }, 'this'))).toEqual(
      wrongFields({ 'event.extendedProps.occurrence': 'required' }),
    )
    expect(refusal(await remove(owner, { id, scope: 'following' }))).toEqual(wrongFields({ occurrence: 'required' }))
    for (const wrong of ['2026-03-30T08:00:00Z', '2026-03-31', '2026-03-16T08:00:00Z', '2026-02-31']) {
      expect((await update(owner, { id, title: 'X', extendedProps: { occurrence: wrong } }, 'this')).status).toBe(404)
      expect((await read(owner, id, wrong)).status).toBe(404)
      expect((await remove(owner, { id, scope: 'this', occurrence: wrong })).status).toBe(404)
    }
  })

  it('has no say in what holds for all', async () => {
    const { owner, guest, other } = await someSchool()
    const guests = [{ value: guest.id }]
    const { id } = await weekly(owner, { guests, reminders: [10] })
    const same = { guests, reminders: [10], isShared: false, rrule: 'FREQ=WEEKLY;BYDAY=MO', occurrence }
    expect((await update(owner, { id, title: 'Fine', extendedProps: same }, 'this')).status).toBe(200)
    for (const [field, value] of Object.entries({
      guests: [{ value: other.id }],
      reminders: [],
      isShared: true,
      rrule: 'FREQ=DAILY',
    })) {
      const reply = await update(owner, { id, extendedProps: { ...same, [field]: value } }, 'this')
      expect(refusal(reply)).toEqual(wrongFields({ [`event.extendedProps.${field}`]: 'whole_series_only' }))
    }
  })
})

describe('a change of all occurrences', () => {
  it('moves each by as much as one was moved', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner)
    const reply = await update(owner, {
      id,
      start: '2026-04-07T08:00:00Z',
      end: '2026-04-07T09:30:00Z',
      extendedProps: { occurrence: '2026-04-06T07:00:00.000Z' },
    })
    expect(reply.body.event).toMatchObject({ start: '2026-04-07T08:00:00.000Z', end: '2026-04-07T09:30:00.000Z' })
    expect(reply.body.event.extendedProps.rrule).toBe('FREQ=WEEKLY;BYDAY=TU')
    // ten o'clock in Berlin, before and after the change
    expect(starts(await march(owner))).toEqual([
      '2026-03-24T09:00:00.000Z',
      '2026-03-31T08:00:00.000Z',
      '2026-04-07T08:00:00.000Z',
      '2026-04-14T08:00:00.000Z',
    ])
  })

  it('takes along what stands in the series and what was taken out, and drops what has no place any more', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner, { rrule: 'FREQ=DAILY;COUNT=6' })
    const day = (date: string, hour = '07') => `2026-03-${date}T${hour}:00:00.000Z`
    await update(
      owner,
      { id, title: 'By hand', start: day('24', '15'), extendedProps: { occurrence: day('24', '08') } },
      'this',
    )
    await update(owner, { id, title: 'Renamed', extendedProps: { occurrence: day('25', '08') } }, 'this')
    await remove(owner, { id, scope: 'this', occurrence: day('26', '08') })
    await update(owner, { id, start: '2026-03-24T10:00:00', end: '2026-03-24T11:00:00' })
    const after = await march(owner)
    expect(after.map(({ title, start }) => `${title} ${start.slice(8, 13)}`)).toEqual([
      'Weekly 24T09',
      'By hand 24T15',
      'Renamed 26T09',
      'Weekly 28T09',
      'Weekly 29T08',
    ])
    const every = await update(owner, { id, extendedProps: { rrule: 'FREQ=WEEKLY;COUNT=2' } })
    expect(every.status).toBe(200)
    expect((await march(owner)).map(({ title, start }) => `${title} ${start.slice(8, 13)}`)).toEqual([
      'Weekly 24T09',
      'Weekly 31T08',
    ])
  })

  it('keeps the hour in another zone', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner)
    await update(owner, { id, extendedProps: { timeZone: 'Asia/Riyadh' } })
    expect(starts(await march(owner))[1]).toBe('2026-03-30T06:00:00.000Z')
  })

  it('makes one of a series, a series of one, and days of hours', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner)
    await update(owner, { id, title: 'X', extendedProps: { occurrence: '2026-03-30T07:00:00.000Z' } }, 'this')
    const days = await update(owner, { id, allDay: true, extendedProps: { occurrence: '2026-04-06T07:00:00.000Z' } })
    expect(days.body.event).toMatchObject({ start: '2026-04-06', end: '2026-04-07', allDay: true })
    expect((await march(owner)).map(({ start, title }) => [start, title])).toEqual([
      ['2026-03-23', 'Weekly'],
      ['2026-03-30', 'X'],
      ['2026-04-06', 'Weekly'],
      ['2026-04-13', 'Weekly'],
    ])
    const once = await update(owner, { id, extendedProps: { rrule: '' } })
    expect(once.body.event.extendedProps).toMatchObject({ rrule: '', occurrence: null })
    expect(starts(await march(owner))).toEqual(['2026-03-23'])
    await update(owner, { id, extendedProps: { rrule: 'FREQ=MONTHLY' } })
    expect(starts(await march(owner))).toEqual(['2026-03-23'])
    expect(starts(await list(owner, '2026-04-20', '2026-05-30'))).toEqual(['2026-04-23', '2026-05-23'])
  })
})

describe('a change of one and the following', () => {
  const occurrence = '2026-04-06T07:00:00.000Z'

  it('splits the series, with its people', async () => {
    const { owner, guest } = await someSchool()
    const first = await weekly(owner, { rrule: 'FREQ=WEEKLY;COUNT=4', guests: [{ value: guest.id }], reminders: [30] })
    await update(
      owner,
      { id: first.id, title: 'Third', extendedProps: { occurrence: '2026-04-13T07:00:00.000Z' } },
      'this',
    )
    const reply = await update(
      owner,
      {
        id: first.id,
        title: 'Later',
        start: '2026-04-07T12:00:00Z',
        end: '2026-04-07T13:00:00Z',
        extendedProps: { occurrence },
      },
      'following',
    )
    expect(reply.status).toBe(200)
    const { event } = reply.body
    expect(event.id).not.toBe(first.id)
    expect(event).toMatchObject({ title: 'Later', start: '2026-04-07T12:00:00.000Z' })
    expect(event.extendedProps).toMatchObject({ rrule: 'FREQ=WEEKLY;COUNT=2', reminders: [30] })
    expect(event.extendedProps.guests.map(({ value }) => value)).toEqual([guest.id])
    expect((await read(owner, first.id)).body.event.extendedProps.rrule).toBe('FREQ=WEEKLY;UNTIL=20260405')
    for (const person of [owner, guest]) {
      expect((await march(person)).map(({ id, title, start }) => [id, title, start.slice(5, 16)])).toEqual([
        [first.id, 'Weekly', '03-23T08:00'],
        [first.id, 'Weekly', '03-30T07:00'],
        [event.id, 'Later', '04-07T12:00'],
        [event.id, 'Third', '04-14T12:00'],
      ])
    }
  })

  it('from the first on is a change of all', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await weekly(owner)
    const reply = await update(
      owner,
      { id, title: 'All', extendedProps: { occurrence: '2026-03-23T08:00:00.000Z' } },
      'following',
    )
    expect(reply.body.event.id).toBe(id)
    expect(new Set((await march(owner)).map(({ title }) => title))).toEqual(new Set(['All']))
  })
})
