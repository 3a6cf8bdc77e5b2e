import { describe, expect, it } from 'vitest'
import { seedsOf, withSeeds } from '../../../kernel/choices/seed.testing.ts'
import type { Act } from './acts.ts'
import { guessContext, type RatingContext } from './context.ts'
import { play } from './merge.testing.ts'
import { answered, asCounted, deskOf, done, judge, judgeInOrder, mayKeepMine, settle, shown } from './merge.ts'
import { highestLevel, isClosed, isStale, needsComment, recordStatus } from './rules.ts'
import { apply, emptyState } from './state.ts'

const seeds = Array.from({ length: 500 }, (_, seed) => seed + 1)
const around = { isCancelled: false, opens: 0, now: 0, lastLevel: () => undefined }
const note = (key: string, text: string, over: string | null = null): Act => ({
  key,
  at: '2026-03-01T08:00:00Z',
  over,
  is_set_aside: false,
  despite_cancel: false,
  kind: 'note',
  which: 'shared',
  text,
})

describe('acts of two devices, a network that loses things and an office that cancels', () => {
  const played = new Map<number, ReturnType<typeof play>>()
  const game = (seed: number) => {
    const one = played.get(seed) ?? play(seed)
    played.set(seed, one)
    return one
  }

  it('are all told once, whatever became of them', () =>
    withSeeds(seeds, (seed) => {
      const { server, made } = game(seed)
      expect(server.log.map(({ act }) => act.key).toSorted()).toEqual(made.map(({ key }) => key).toSorted())
    }))

  it('leave nothing behind on a device, which shows in the end what the server has', () =>
    withSeeds(seeds, (seed) => {
      const { server, desks } = game(seed)
      for (const desk of desks) {
        expect([desk.queue, desk.clashes]).toEqual([[], []])
        expect(shown(desk)).toEqual(server.state())
      }
    }))

  it('make the record that those which count make in their order, and finish it once', () =>
    withSeeds(seeds, (seed) => {
      const { server } = game(seed)
      const counted = server.log.filter(({ outcome }) => outcome === 'applied').map(({ act }) => act)
      expect(counted.reduce(apply, emptyState)).toEqual(server.state())
      // what was finished once is finished again only after that was taken back
      const ends = counted.flatMap(({ kind }) => (kind === 'finish' || kind === 'reopen' ? [kind] : []))
      expect(ends).toEqual(ends.map((_, nth) => (nth % 2 === 0 ? 'finish' : 'reopen')))
      const takenBack = new Set(counted.flatMap((act) => (act.kind === 'unmark' ? [act.mark] : [])))
      const marks = counted.flatMap(({ kind, key }) => (kind === 'mark' && !takenBack.has(key) ? [key] : []))
      expect(
        server
          .state()
          .marks.map(({ key }) => key)
          .toSorted(),
      ).toEqual(marks.toSorted())
    }))

  it.skipIf(seedsOf(seeds).length === 1)('meet every kind of contradiction among them', () => {
    const games = seeds.map(game)
    const finals = games.flatMap(({ server }) => server.log.map(({ outcome }) => outcome))
    expect(new Set(finals)).toEqual(new Set(['applied', 'known', 'set_aside']))
    expect(games.some(({ server }) => server.log.some(({ act }) => act.despite_cancel))).toBe(true)
  })
})

describe('a contradiction', () => {
  const state = apply(emptyState, note('k1', 'one'))

  it('is what was said over something that the device had not seen, unless it says the same', () => {
    expect(judge(state, note('k2', 'two'), around)).toEqual({ outcome: 'clash', reason: 'changed' })
    expect(judge(state, note('k2', 'two', 'k1'), around).outcome).toBe('applied')
    expect(judge(state, note('k2', 'one'), around).outcome).toBe('applied')
  })

  it('takes along what the device said of the same thing later, and mine puts the last word over theirs', () => {
    const desk = done(done(deskOf(emptyState), note('k2', 'two')), note('k3', 'three'))
    const told = [{ key: 'k2', outcome: 'clash' as const, reason: 'changed' as const }]
    const clashing = answered(desk, told, state)
    expect(clashing.queue).toEqual([])
    expect(clashing.clashes).toMatchObject([{ slot: 'note:shared', acts: [{ key: 'k2' }, { key: 'k3' }] }])
    expect(done(clashing, note('k4', 'four')).clashes[0]?.acts).toHaveLength(3)
    expect(settle(clashing, 'note:shared', 'mine').queue).toMatchObject([
      { key: 'k2', is_set_aside: true },
      { key: 'k3', is_set_aside: false, over: 'k1' },
    ])
    expect(settle(clashing, 'note:shared', 'theirs').queue.every((one) => one.is_set_aside)).toBe(true)
  })

  it('keeps a later word of the same call from slipping past an earlier one', () => {
    const calls: string[] = []
    const turn = judgeInOrder([], (one) => {
      calls.push(one.key)
      return one.key === 'k1' ? { outcome: 'clash', reason: 'cancelled' } : { outcome: 'applied', reason: null }
    })
    expect(
      [note('k1', 'a'), note('k2', 'b'), { ...note('k3', ''), which: 'internal' as const } as Act].map(turn),
    ).toMatchObject([{ reason: 'cancelled' }, { reason: 'cancelled' }, { outcome: 'applied' }])
    expect(calls).toEqual(['k1', 'k3'])
  })

  it('with the hour of a lesson is for the office, but for what is wrong with the vehicle', () => {
    const early = { ...around, opens: Date.parse('2026-03-01T08:00:00Z') }
    const at = (time: string): Act => ({ ...note('k2', 'two', 'k1'), at: `2026-03-01T${time}Z` })
    expect(judge(state, at('07:59:59'), early)).toEqual({ outcome: 'clash', reason: 'early' })
    expect(judge(state, at('08:00:00'), early).outcome).toBe('applied')
    expect(mayKeepMine({ slot: 'note:shared', reason: 'early', acts: [] })).toBe(false)
    expect(judge(state, { ...at('07:00:00'), is_set_aside: true }, early).outcome).toBe('set_aside')
    const defect: Act = { ...at('07:00:00'), kind: 'defect', text: 'worn tyre', may_drive: false }
    expect(judge(state, defect, early).outcome).toBe('applied')
  })

  it('with an end is taken back for a quarter of an hour, and not once somebody has signed', () => {
    const ended = { ...state, started_at: '2026-03-01T08:00:00Z', ended_at: '2026-03-01T09:00:00Z' }
    const finished = { ...ended, finished_at: ended.ended_at, slots: { ...state.slots, finish: 'k9' } }
    const reopen = (time: string): Act => ({ ...note('k2', '', 'k9'), kind: 'reopen', at: `2026-03-01T${time}Z` })
    expect(judge(finished, reopen('09:15:00'), around).outcome).toBe('applied')
    expect(judge(finished, reopen('09:15:01'), around)).toEqual({ outcome: 'clash', reason: 'closed' })
    const signatures = [
      {
        role: 'trainer' as const,
        name: 'n',
        signature: null,
        signed_at: ended.ended_at,
        received_at: null,
        witness: null,
      },
    ]
    expect(judge({ ...finished, signatures }, reopen('09:01:00'), around).reason).toBe('closed')
    expect(judge(ended, reopen('09:01:00'), around).outcome).toBe('known')
    expect(apply(finished, reopen('09:01:00'))).toMatchObject({ finished_at: null, ended_at: null })
  })

  it('does not arise where a student has drawn nothing: that is set aside, and no device keeps it', () => {
    const finished = { ...state, started_at: '2026-03-01T08:00:00Z', finished_at: '2026-03-01T09:00:00Z' }
    const sign = (role: 'student' | 'trainer', signature: string | null): Act => ({
      ...{ key: 's1', at: '2026-03-01T09:00:00Z', over: null, is_set_aside: false, despite_cancel: false },
      ...{ kind: 'sign', role, name: '', signature },
    })
    expect(judge(finished, sign('student', null), around).outcome).toBe('set_aside')
    expect(judge(finished, sign('student', 'M 1 1 L 9 9'), around).outcome).toBe('applied')
    expect(judge(finished, sign('trainer', null), around).outcome).toBe('applied')
    const before = done(deskOf(finished), sign('student', null))
    const after = answered(before, [{ key: 's1', outcome: 'set_aside', reason: null }], finished)
    expect(after).toMatchObject({ queue: [], clashes: [] })
    expect(shown(after).signatures).toEqual([])
  })

  it('with a record that is closed is for the office', () => {
    expect(mayKeepMine({ slot: 'km', reason: 'closed', acts: [] })).toBe(false)
    const signed = { ...state, started_at: '2026-03-01T08:00:00Z', finished_at: '2026-03-01T09:00:00Z' }
    const late = { ...around, now: Date.parse('2026-03-02T09:00:00Z') }
    expect(judge(signed, note('k2', 'two', 'k1'), late)).toEqual({ outcome: 'clash', reason: 'closed' })
    expect(judge(signed, note('k2', 'two', 'k1'), { ...late, now: late.now - 1 }).outcome).toBe('applied')
    const defect: Act = { ...note('k3', ''), kind: 'defect', text: 'worn tyre', may_drive: false }
    expect(judge(signed, defect, late).outcome).toBe('applied')
  })
})

describe('a record', () => {
  const finished = { started_at: '2026-03-01T08:00:00Z', finished_at: '2026-03-01T09:00:00Z' }
  const at = (time: string) => Date.parse(`2026-03-${time}Z`)

  it('is signed when both have, and locked a day after it was finished', () => {
    const both = [{ role: 'office' as const }, { role: 'guardian' as const }]
    expect(recordStatus({ ...finished, finished_at: null, signatures: [] }, at('01T10:00'))).toBe('draft')
    expect(recordStatus({ ...finished, signatures: both.slice(1) }, at('01T10:00'))).toBe('finished')
    expect(recordStatus({ ...finished, signatures: both }, at('02T08:59'))).toBe('signed')
    expect(recordStatus({ ...finished, signatures: [] }, at('02T09:00'))).toBe('locked')
    expect(isClosed({ ...finished, signatures: both.slice(1) }, at('01T10:00'))).toBe(true)
  })

  it('asks for a word from a fall of two levels on, and a skill is stale after thirty days', () => {
    expect([needsComment(4, 3), needsComment(4, 2), needsComment(undefined, 0)]).toEqual([false, true, false])
    expect(isStale('2026-03-01T09:00:00Z', Date.parse('2026-03-31T09:00:00Z'))).toBe(false)
    expect(isStale('2026-03-01T09:00:00Z', Date.parse('2026-03-31T09:00:01Z'))).toBe(true)
  })
})

describe('the highest level', () => {
  const day: RatingContext = { traffic: 'normal', light: 'day', weather: 'dry', road: 'urban' }
  const rain: RatingContext = { ...day, weather: 'rain' }
  const now = (context: RatingContext | null, prompted = false) => ({ context, prompted })

  it('is given for what was shown well without help in two different conditions, and kept by whoever has it', () => {
    expect(highestLevel(undefined, now(day))).toBe(4)
    expect(highestLevel({ level: 4, contexts: [day] }, now(day))).toBe(4)
    expect(highestLevel({ level: 4, contexts: [day] }, now(rain))).toBe(5)
    expect(highestLevel({ level: 4, contexts: [day] }, now(rain, true))).toBe(4)
    expect(highestLevel({ level: 4, contexts: [day] }, now(null))).toBe(4)
    expect(highestLevel({ level: 3, contexts: [day, rain] }, now(day, true))).toBe(5)
    expect(highestLevel({ level: 5, contexts: [] }, now(null, true))).toBe(5)
  })

  it('given too soon counts as the highest that may be given, and says what was meant', () => {
    const rate: Act = {
      ...note('k1', ''),
      kind: 'rate',
      skill_id: 7,
      level: 5,
      prompted: false,
      comment: null,
      asked: null,
    }
    const state = { ...emptyState, context: day }
    const counted = asCounted(state, rate, () => undefined)
    expect(apply(state, counted).ratings).toEqual([
      { skill_id: 7, level: 4, prompted: false, comment: null, context: day, asked: 5 },
    ])
    expect(asCounted(state, rate, () => ({ level: 4, contexts: [rain] }))).toMatchObject({ level: 5, asked: null })
    expect(asCounted(state, { ...rate, is_set_aside: true }, () => undefined)).toMatchObject({ level: 5, asked: null })
  })

  it('stands on conditions that are guessed from the hour, the place and what was said last', () => {
    expect(guessContext(null, 10, false)).toEqual(day)
    expect(guessContext({ ...rain, road: 'yard' }, 18, false)).toEqual({ ...rain, light: 'dusk' })
    expect(guessContext(rain, 23, true)).toEqual({ ...rain, light: 'night', road: 'yard' })
  })
})
