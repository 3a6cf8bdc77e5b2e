import { describe, expect, it } from 'vitest'
import { evaluate, searched, tellsAny } from '../evaluate.ts'
import { on, world } from '../facts.testing.ts'

const count = { reads: 0 }
/** Hours that tell how often somebody looked at them. */
const hours = () => ({
  get weekday() {
    count.reads++
    return 1
  },
  from: '09:00',
  to: '12:00',
  valid_from: '2020-01-01',
  valid_to: null,
  branch_id: null,
  kind: 'any' as const,
})
const starts = ['09:00', '09:15', '09:30', '10:00', '10:15', '10:30', '11:00', '11:15', '12:00']
const ends = ['10:00', '10:15', '10:30', '11:00', '11:15', '11:30', '12:00', '12:15', '13:00']

describe('the hours of a trainer', () => {
  it('are reckoned once for all starts of a day', () => {
    count.reads = 0
    const { draft, facts } = world({ trainer: { rules: [hours()] } })
    evaluate(draft, facts)
    const once = count.reads
    const codes = starts.map((from, nth) =>
      evaluate({ ...draft, ...on(from, ends[nth] as string) }, facts).map(({ code }) => code),
    )
    expect(codes.map((some) => some.includes('trainer_hours'))).toEqual(starts.map((from) => from > '11:00'))
    expect(count.reads).toBe(once)
  })
})

describe('a search for free times', () => {
  it('asks every rule but those that only warn', () => {
    const { draft, facts } = world({ trainer: { rules: [hours()] } })
    const isFree = (from: string, to: string, some: typeof searched.first) =>
      !tellsAny({ ...draft, ...on(from, to) }, facts, some, ({ severity }) => severity !== 'warning')
    for (const [nth, from] of starts.entries()) {
      const to = ends[nth] as string
      const against = evaluate({ ...draft, ...on(from, to) }, facts).some(({ severity }) => severity !== 'warning')
      expect(isFree(from, to, searched.first), from).toBe(!against)
      expect(isFree(from, to, searched.after), from).toBe(!against)
    }
  })
})
