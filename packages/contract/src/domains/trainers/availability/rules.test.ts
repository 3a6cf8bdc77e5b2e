import { describe, expect, it } from 'vitest'
import { isoWeekdayOf } from '../../../kernel/time/days.ts'
import type { BranchTimes } from './opening.ts'
import { freeOn, type HoursFacts, type HoursWish, hoursLeft, type WeeklyHours } from './rules.ts'
import { joinNights, outside, splitNights, wrongRow } from './weeks.ts'

const rule = (weekday: number, from: string, to: string, more: Partial<WeeklyHours> = {}): WeeklyHours => ({
  weekday,
  from,
  to,
  valid_from: '2020-01-01',
  valid_to: null,
  branch_id: null,
  kind: 'any',
  ...more,
})
const branch = (more: Partial<BranchTimes> = {}): BranchTimes => ({
  id: 1,
  hours: null,
  seasons: [],
  days_off: [],
  ...more,
})
const off = (starts_on: string, ends_on = starts_on, hours?: [string, string]) => ({
  name: 'Feast',
  starts_on,
  ends_on,
  is_working: hours !== undefined,
  open_from: hours?.[0] ?? null,
  open_to: hours?.[1] ?? null,
})
const facts = (more: Partial<HoursFacts>): HoursFacts => ({
  zone: 'Europe/Berlin',
  rules: [],
  exceptions: [],
  leave: [],
  branches: [branch()],
  ...more,
})
const leave = (first_day: string, last_day: string, more = {}) => ({
  kind: 'vacation',
  first_day,
  last_day,
  from_noon: false,
  until_noon: false,
  ...more,
})
const away = (from: string, to: string, kind: 'available' | 'unavailable' = 'unavailable') => ({
  kind,
  from,
  to,
  reason: 'dentist',
})

const told = (of: HoursFacts, day: string, wish?: HoursWish) => {
  const { free, lost, minutes } = freeOn(of, day, wish)
  return {
    free: free.map(({ from, to }) => `${from}-${to}`),
    lost: lost.map(({ from, to, by, name }) => `${from}-${to} ${by}${name ? ` ${name}` : ''}`),
    minutes,
  }
}

/** 25 November 2026 is a Wednesday, the 3 of ISO 8601. */
const wednesday = '2026-11-25'
const opens = (opens_: string, closes: string, weekday = 3) => ({ weekday, opens: opens_, closes })

/** Exceptions to a day from 8 to 12 and 13 to 17, and the hours that remain. */
const cases: [string, Partial<HoursFacts>, string[], string[], HoursWish?][] = [
  ['nothing takes anything', {}, ['08:00-12:00', '13:00-17:00'], []],
  ['hours that touch are one', { rules: [rule(3, '08:00', '12:00'), rule(3, '12:00', '13:00')] }, ['08:00-13:00'], []],
  ['another weekday', { rules: [rule(4, '08:00', '12:00')] }, [], []],
  ['until midnight', { rules: [rule(3, '20:00', '24:00')] }, ['20:00-24:00'], []],
  ['not yet', { rules: [rule(3, '08:00', '12:00', { valid_from: '2026-11-26' })] }, [], []],
  ['for the first time', { rules: [rule(3, '08:00', '09:00', { valid_from: wednesday })] }, ['08:00-09:00'], []],
  ['for the last time', { rules: [rule(3, '08:00', '09:00', { valid_to: wednesday })] }, ['08:00-09:00'], []],
  ['no more', { rules: [rule(3, '08:00', '12:00', { valid_to: '2026-11-24' })] }, [], []],
  [
    'away for an hour',
    { exceptions: [away('2026-11-25T10:00', '2026-11-25T11:00')] },
    ['08:00-10:00', '11:00-12:00', '13:00-17:00'],
    ['10:00-11:00 unavailable dentist'],
  ],
  [
    'away since yesterday until noon',
    { exceptions: [away('2026-11-24T15:00', '2026-11-25T12:00')] },
    ['13:00-17:00'],
    ['08:00-12:00 unavailable dentist'],
  ],
  [
    'away until midnight before',
    { exceptions: [away('2026-11-24T15:00', '2026-11-25T00:00')] },
    ['08:00-12:00', '13:00-17:00'],
    [],
  ],
  [
    'there once more',
    { exceptions: [away('2026-11-25T17:00', '2026-11-25T19:00', 'available')] },
    ['08:00-12:00', '13:00-19:00'],
    [],
  ],
  [
    'there once more, but also away',
    {
      exceptions: [
        away('2026-11-25T17:00', '2026-11-25T19:00', 'available'),
        away('2026-11-25T16:00', '2026-11-25T18:00'),
      ],
    },
    ['08:00-12:00', '13:00-16:00', '18:00-19:00'],
    ['16:00-18:00 unavailable dentist'],
  ],
  [
    'leave',
    { leave: [leave('2026-11-20', wednesday)] },
    [],
    ['08:00-12:00 leave vacation', '13:00-17:00 leave vacation'],
  ],
  [
    'leave from noon on',
    { leave: [leave(wednesday, '2026-11-27', { from_noon: true })] },
    ['08:00-12:00'],
    ['13:00-17:00 leave vacation'],
  ],
  [
    'leave until noon',
    { leave: [leave('2026-11-20', wednesday, { until_noon: true })] },
    ['13:00-17:00'],
    ['08:00-12:00 leave vacation'],
  ],
  ['leave that ended', { leave: [leave('2026-11-20', '2026-11-24')] }, ['08:00-12:00', '13:00-17:00'], []],
  [
    'opening hours',
    { branches: [branch({ hours: [opens('09:00', '16:00')] })] },
    ['09:00-12:00', '13:00-16:00'],
    ['08:00-09:00 closed', '16:00-17:00 closed'],
  ],
  ['never open', { branches: [branch({ hours: [] })] }, [], ['08:00-12:00 closed', '13:00-17:00 closed']],
  [
    'a night that began the day before',
    { rules: [rule(3, '00:00', '04:00')], branches: [branch({ hours: [opens('20:00', '02:00', 2)] })] },
    ['00:00-02:00'],
    ['02:00-04:00 closed'],
  ],
  [
    'a season',
    {
      branches: [
        branch({
          hours: [opens('08:00', '17:00')],
          seasons: [{ starts_on: '2026-11-20', ends_on: '2026-11-30', hours: [opens('14:00', '20:00')] }],
        }),
      ],
    },
    ['14:00-17:00'],
    ['08:00-12:00 closed', '13:00-14:00 closed'],
  ],
  [
    'a holiday',
    { branches: [branch({ days_off: [off(wednesday)] })] },
    [],
    ['08:00-12:00 holiday Feast', '13:00-17:00 holiday Feast'],
  ],
  [
    'a day open at other hours',
    { branches: [branch({ hours: [], days_off: [off(wednesday, wednesday, ['10:00', '14:00'])] })] },
    ['10:00-12:00', '13:00-14:00'],
    ['08:00-10:00 closed Feast', '14:00-17:00 closed Feast'],
  ],
  [
    'a holiday of one branch of two',
    { branches: [branch({ days_off: [off(wednesday)] }), branch({ id: 2 })] },
    ['08:00-12:00', '13:00-17:00'],
    [],
  ],
  [
    'a holiday of the branch that was asked for',
    { branches: [branch({ days_off: [off(wednesday)] }), branch({ id: 2 })] },
    [],
    ['08:00-12:00 holiday Feast', '13:00-17:00 holiday Feast'],
    { branch_id: 1 },
  ],
  [
    'hours at a branch that is shut',
    {
      rules: [rule(3, '08:00', '12:00', { branch_id: 1 }), rule(3, '13:00', '17:00', { branch_id: 2 })],
      branches: [branch({ days_off: [off(wednesday)] }), branch({ id: 2 })],
    },
    ['13:00-17:00'],
    ['08:00-12:00 holiday Feast'],
  ],
  [
    'hours at another branch than the one asked for',
    { rules: [rule(3, '08:00', '12:00', { branch_id: 2 })], branches: [branch(), branch({ id: 2 })] },
    [],
    [],
    { branch_id: 1 },
  ],
  [
    'the kind that is asked for',
    {
      rules: [
        rule(3, '08:00', '10:00', { kind: 'theory' }),
        rule(3, '10:00', '12:00', { kind: 'lessons' }),
        rule(3, '13:00', '14:00'),
      ],
    },
    ['10:00-12:00', '13:00-14:00'],
    [],
    { kind: 'lessons' },
  ],
]

describe('hours of a day', () => {
  const usual = [rule(3, '08:00', '12:00'), rule(3, '13:00', '17:00')]

  it.each(cases)('%s', (_, more, free, lost, wish) => {
    expect(told(facts({ rules: usual, ...more }), wednesday, wish)).toMatchObject({ free, lost })
  })

  it('are told day by day, as instants too', () => {
    expect(
      hoursLeft(facts({ rules: usual }), '2026-11-24', '2026-11-26').map(({ day, minutes }) => [day, minutes]),
    ).toEqual([
      ['2026-11-24', 0],
      [wednesday, 480],
      ['2026-11-26', 0],
    ])
    expect(freeOn(facts({ rules: usual }), wednesday).free[0]).toEqual({
      from: '08:00',
      to: '12:00',
      starts_at: '2026-11-25T07:00:00.000Z',
      ends_at: '2026-11-25T11:00:00.000Z',
    })
  })
})

/** Clocks in Berlin go from 02:00 to 03:00 on 29 March 2026, and from 03:00 back to 02:00 on 25 October 2026; both Sundays. */
const spring = '2026-03-29'
const autumn = '2026-10-25'

describe('the days on which clocks change', () => {
  const on = (day: string, from: string, to: string, zone = 'Europe/Berlin') =>
    freeOn(facts({ zone, rules: [rule(isoWeekdayOf(day), from, to)] }), day)
  const stretches = (...of: Parameters<typeof on>) =>
    on(...of).free.map(({ from, to, starts_at, ends_at }) => [from, to, starts_at.slice(11, 16), ends_at.slice(11, 16)])

  it('nine stays nine before and after', () => {
    for (const [day, instant] of [
      ['2026-03-28', '08:00'],
      [spring, '07:00'],
      ['2026-10-24', '07:00'],
      [autumn, '08:00'],
    ] as const)
      expect(stretches(day, '09:00', '10:00'), day).toEqual([
        ['09:00', '10:00', instant, `${instant.slice(0, 1)}${Number(instant[1]) + 1}:00`],
      ])
  })

  it('have 23 and 25 hours', () => {
    expect(on(spring, '00:00', '24:00')).toMatchObject({
      minutes: 23 * 60,
      free: [
        { from: '00:00', to: '24:00', starts_at: '2026-03-28T23:00:00.000Z', ends_at: '2026-03-29T22:00:00.000Z' },
      ],
    })
    expect(on(autumn, '00:00', '24:00')).toMatchObject({
      minutes: 25 * 60,
      free: [
        { from: '00:00', to: '24:00', starts_at: '2026-10-24T22:00:00.000Z', ends_at: '2026-10-25T23:00:00.000Z' },
      ],
    })
  })

  it('nobody is free at a time that does not exist', () => {
    expect(stretches(spring, '02:00', '03:00')).toEqual([])
    expect(stretches(spring, '02:15', '02:45')).toEqual([])
    expect(stretches(spring, '02:30', '04:00')).toEqual([['03:00', '04:00', '01:00', '02:00']])
    expect(stretches(spring, '01:00', '02:30')).toEqual([['01:00', '02:00', '00:00', '01:00']])
    expect(on(spring, '01:30', '03:30')).toMatchObject({ minutes: 60, free: [{ from: '01:30', to: '03:30' }] })
  })

  it('a time that comes twice is free twice, and told apart by its instants', () => {
    expect(stretches(autumn, '02:15', '02:45')).toEqual([
      ['02:15', '02:45', '00:15', '00:45'],
      ['02:15', '02:45', '01:15', '01:45'],
    ])
    expect(on(autumn, '02:00', '03:00')).toMatchObject({ minutes: 120, free: [{ from: '02:00', to: '03:00' }] })
    expect(stretches(autumn, '01:00', '02:30')).toEqual([
      ['01:00', '02:30', '23:00', '00:30'],
      ['02:00', '02:30', '01:00', '01:30'],
    ])
  })

  it('may begin at one, where clocks change at midnight', () => {
    // Cairo, 24 April 2026: 00:00 is 01:00
    expect(on('2026-04-24', '00:00', '24:00', 'Africa/Cairo')).toMatchObject({
      minutes: 23 * 60,
      free: [{ from: '01:00', to: '24:00' }],
    })
    expect(on('2026-04-23', '22:00', '24:00', 'Africa/Cairo').free).toMatchObject([{ from: '22:00', to: '24:00' }])
  })

  it('are no others in a zone that leaves its clocks alone', () => {
    expect(
      hoursLeft(
        facts({ zone: 'Asia/Riyadh', rules: [1, 2, 3, 4, 5, 6, 7].map((day) => rule(day, '00:00', '24:00')) }),
        '2026-03-01',
        '2026-04-30',
      ).every(({ minutes }) => minutes === 1440),
    ).toBe(true)
  })
})

describe('rows of a week', () => {
  it.each([
    [
      [
        ['1', '08:00', '12:00'],
        ['1', '12:00', '13:00'],
      ],
      undefined,
    ],
    [
      [
        ['1', '08:00', '12:00'],
        ['2', '08:00', '12:00'],
      ],
      undefined,
    ],
    [[['1', '12:00', '12:00']], { place: 0, code: 'end_before_start' }],
    [
      [
        ['1', '08:00', '12:00'],
        ['2', '08:00', '09:00'],
        ['1', '11:59', '13:00'],
      ],
      { place: 2, code: 'hours_overlap' },
    ],
    [
      [
        ['1', '08:00', '24:00'],
        ['1', '09:00', '10:00'],
      ],
      { place: 1, code: 'hours_overlap' },
    ],
  ])('%j', (rows, wrong) => {
    expect(
      wrongRow(rows.map(([weekday, from, to]) => ({ weekday: Number(weekday), from: from ?? '', to: to ?? '' }))),
    ).toEqual(wrong)
  })
})

describe('a night', () => {
  const row = (weekday: number, from: string, to: string) => ({ weekday, from, to })

  it('that goes past midnight is kept by its days, and said as one', () => {
    const week = [row(7, '21:00', '01:00'), row(2, '20:00', '00:00'), row(3, '08:00', '12:00')]
    const kept = [
      row(7, '21:00', '24:00'),
      row(1, '00:00', '01:00'),
      row(2, '20:00', '24:00'),
      row(3, '08:00', '12:00'),
    ]
    expect(splitNights(week)).toEqual(kept)
    expect(joinNights(kept)).toEqual([row(7, '21:00', '01:00'), row(2, '20:00', '24:00'), row(3, '08:00', '12:00')])
    expect(wrongRow(week)).toBeUndefined()
  })

  it('may not run into the next day’s hours', () => {
    expect(wrongRow([row(1, '21:00', '02:00'), row(2, '01:00', '05:00')])).toEqual({ place: 1, code: 'hours_overlap' })
    expect(wrongRow([row(1, '09:00', '09:00')])).toEqual({ place: 0, code: 'end_before_start' })
  })
})

describe('rules that make room', () => {
  const spans = (from: string, to: string | null, first: string, last: string | null) =>
    outside([rule(1, '08:00', '09:00', { valid_from: from, valid_to: to })], first, last).map((one) => [
      one.valid_from,
      one.valid_to,
    ])

  it.each([
    ['2026-01-01', null, '2026-05-01', null, [['2026-01-01', '2026-04-30']]],
    [
      '2026-01-01',
      null,
      '2026-05-01',
      '2026-05-31',
      [
        ['2026-01-01', '2026-04-30'],
        ['2026-06-01', null],
      ],
    ],
    ['2026-05-01', '2026-05-31', '2026-05-01', '2026-05-31', []],
    ['2026-05-01', '2026-05-31', '2026-06-01', null, [['2026-05-01', '2026-05-31']]],
    ['2026-05-01', null, '2026-03-01', '2026-04-30', [['2026-05-01', null]]],
    ['2026-05-10', '2026-05-31', '2026-05-01', '2026-05-20', [['2026-05-21', '2026-05-31']]],
  ] as const)('%s to %s, from %s to %s', (from, to, first, last, left) => {
    expect(spans(from, to, first, last)).toEqual(left)
  })
})
