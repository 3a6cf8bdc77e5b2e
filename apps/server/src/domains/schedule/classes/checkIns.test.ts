import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { checkIn, getKiosk, listMyClasses } from '@dsms/contract/schedule/classes/checkIns'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { codesAt } from './checkIns.codes.ts'
import { began, type ClassSchool, type Learner, makeClassSchool } from './classes.testing.ts'

let school: ClassSchool
let all: Learner[]
const say = ({ token }: TestPerson, code: string) => send(token, checkIn, { body: { code } })
const codes = async (id: number, now = Date.now()) =>
  codesAt((await testApp()).tokens, { tenant: school.owner.schoolId, id }, now)

beforeAll(async () => {
  school = await makeClassSchool(6)
  all = school.learners
})
afterEach(() => school.clear())

describe('checking in', () => {
  it('is saying the code that the kiosk shows, once, typed in either digits or read from the picture', async () => {
    const [one, two, three] = all as [Learner, Learner, Learner]
    const { id } = await school.makeClass(3, 10)
    for (const learner of [one, two, three]) await school.book(id, learner)
    const shown = await school.kiosk(id)
    expect(shown).toMatchObject({ state: 'open', booked: 3, came: [], pin: expect.stringMatching(/^\d{6}$/) })
    const first = await say(one, shown.pin ?? '')
    expect(first, JSON.stringify(first.body)).toMatchObject({ status: 200, body: { attendance: 'present' } })
    expect((await say(one, shown.pin ?? '')).body).toEqual(first.body)
    const arabic = (shown.pin ?? '').replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await say(two, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200)
    await began(id, 20)
    expect((await callAs(three.token, listMyClasses)).body.classes).toMatchObject([{ is_open: true, place: null }])
    expect((await say(three, shown.code ?? '')).body).toMatchObject({ attendance: 'late', late_minutes: 20 })
    const { came } = await school.kiosk(id)
    expect(came.map(({ attendance }) => attendance)).toEqual(['late', 'present', 'present'])
  })

  it('takes the code before as well, and none that is older or still to come', async () => {
    const [one] = all as [Learner]
    const { id } = await school.makeClass(1, 10)
    await school.book(id, one)
    const [now, before, older, next] = await Promise.all(
      [0, -1, -2, 1].map((step) => codes(id, Date.now() + step * minuteMs)),
    )
    expect((await say(one, older?.pin ?? '')).body).toMatchObject({ fields: { code: { code: 'check_in_wrong' } } })
    expect((await say(one, next?.code ?? '')).status).toBe(422)
    expect((await say(one, before?.pin ?? '')).status).toBe(200)
    expect((await say(one, now?.code ?? '')).status).toBe(200)
  })

  it('takes who was noted absent as having come, and leaves who was noted present', async () => {
    const [, two, three] = all as [Learner, Learner, Learner]
    const { id } = await school.makeClass(2, 10)
    const away = await school.book(id, two)
    const late = await school.book(id, three)
    await school.mark(id, [
      { booking_id: away.booking_id, attendance: 'absent' },
      { booking_id: late.booking_id, attendance: 'late', late_minutes: 3 },
    ])
    const { pin } = await codes(id)
    expect((await say(two, pin)).body).toMatchObject({ attendance: 'present' })
    expect((await say(three, pin)).body).toMatchObject({ attendance: 'late', late_minutes: 3 })
  })

  it('is for nobody without a seat, nor for who waits, nor of another school', async () => {
    const [one, two, three] = all as [Learner, Learner, Learner]
    const { id } = await school.makeClass(1, 10)
    await school.book(id, one)
    expect((await school.book(id, two)).status).toBe('waiting')
    const { pin, code } = await codes(id)
    for (const learner of [two, three])
      expect((await say(learner, pin)).body).toMatchObject({ code: 'check_in_no_seat' })
    const stranger = (await makeClassSchool(1)).learners[0] as Learner
    expect((await say(stranger, code)).body).toMatchObject({ fields: { code: { code: 'check_in_wrong' } } })
    expect((await callAs(two.token, listMyClasses)).body.classes).toMatchObject([{ place: 1, is_open: false }])
  })

  it('begins a quarter of an hour before the class and ends with it', async () => {
    const [, , , four] = all as [Learner, Learner, Learner, Learner]
    const { id } = await school.makeClass(1, 20)
    await school.book(id, four)
    expect(await school.kiosk(id)).toMatchObject({ state: 'early', pin: null, code: null })
    const { pin } = await codes(id)
    expect((await say(four, pin)).status).toBe(422)
    await query(sql`
      update lessons set starts_at = now() + interval '15 minutes', ends_at = now() + interval '75 minutes' where id = ${id}`)
    expect((await say(four, pin)).status).toBe(200)
    await began(id, 60)
    expect(await school.kiosk(id)).toMatchObject({ state: 'over', pin: null })
    expect((await say(four, pin)).status).toBe(422)
  })

  it('is not to be guessed', async () => {
    const [, , , , five] = all as [Learner, Learner, Learner, Learner, Learner]
    const { id } = await school.makeClass(1, 10)
    await school.book(id, five)
    const { pin } = await codes(id)
    const wrong = pin === '000000' ? '000001' : '000000'
    for (let nth = 0; nth < 5; nth++) expect((await say(five, wrong)).status).toBe(422)
    expect(await say(five, pin)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })

  it('shows its code to nobody who may not note attendance', async () => {
    const { id } = await school.makeClass(1, 10)
    for (const who of [all[5] as Learner, await makePerson({ schoolId: school.owner.schoolId })])
      expect((await send(who.token, getKiosk, { params: { id }, query: {} })).status).toBe(403)
    const other = await makeClassSchool(0)
    expect((await send(other.owner.token, getKiosk, { params: { id }, query: {} })).status).toBe(404)
  })
})
