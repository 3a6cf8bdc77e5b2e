import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { createJudge } from '../../lessons/judge.ts'
import { draftOf, type LessonToCheck, lessonQuery } from '../../lessons/useLesson.ts'
import { useRuleText } from '../../lessons/useRuleText.ts'
import { isInTheWay } from '../../lessons/violations.ts'
import { type Layout, rowAround, rowSize, sizeOf } from '../grid/layout.ts'
import { isolated } from '../isolated.ts'
import { type Bar, clashIn, isSingle, type Model, type Owed } from '../model.ts'
import { type Axis, instantAt, type Minute, placeOf } from '../time/axis.ts'
import { useBarText } from '../useBarText.ts'
import { guessOn, isKnowable } from './guess.ts'
import { createPresence } from './presence.ts'

/** Where something is being put: the lane by its place in the layout. */
export interface Spot {
  nth: number
  start: Minute
  end: Minute
}

export interface Scene {
  model: Model
  axis: Axis
  layout: Layout
  school_id: number | undefined
}

/** A dragged thing: a lesson, a student who is owed one, or a time alone. */
interface DragItem {
  bar?: Bar | undefined
  owed?: Owed | undefined
  /** By keys: each place is said aloud. */
  isSpoken?: boolean
}

interface Held extends DragItem {
  from: Spot
  at: Spot
  /** The lesson as it stands, once it has been read. */
  stands?: LessonToCheck
}

export type Drag = ReturnType<typeof useDrag>

/**
 * The dragged thing over the board: its shadow, and whether it may be dropped there. All of it happens outside of React, sixty
 * times a second; the screen learns of it when it is dropped.
 */
export function useDrag(scene: Scene) {
  const t = useText('schedule')
  const text = useBarText(scene.model)
  const ruleText = useRuleText(scene.model.data.time_zone)
  const client = useQueryClient()
  const ghost = useRef<HTMLDivElement>(null)
  const announcer = useRef<HTMLDivElement>(null)
  const judge = useMemo(() => createJudge(client, scene.school_id), [client, scene.school_id])
  const presence = useMemo(() => createPresence(scene.school_id), [scene.school_id])
  const now = useRef({ scene, t, text, ruleText })
  now.current = { scene, t, text, ruleText }
  const held = useRef<Held | undefined>(undefined)
  useEffect(() => judge.stop, [judge])
  useEffect(() => presence.stop, [presence])

  const say = useCallback((words: string) => {
    if (announcer.current) announcer.current.textContent = words
  }, [])

  const mark = useCallback((id: number | undefined) => {
    const canvas = ghost.current?.parentElement
    for (const one of canvas?.querySelectorAll('[data-carried]') ?? []) one.removeAttribute('data-carried')
    if (id) canvas?.querySelector(`[data-bar="${id}"]`)?.setAttribute('data-carried', '')
  }, [])

  const tell = useCallback(
    (verdict: 'asking' | 'allowed' | 'warned' | 'refused', why: string) => {
      const [element, carried] = [ghost.current, held.current]
      if (!element || !carried) return
      const { text: words, scene: here, t: say_ } = now.current
      const when = words.times(carried.at.start, carried.at.end)
      element.dataset.verdict = verdict
      const [first, second] = element.querySelectorAll('span')
      if (first) first.textContent = when
      if (second) second.textContent = why
      const lane = words.laneName(here.layout.lanes[carried.at.nth])
      if (carried.isSpoken) say(say_('carried', { when, lane: isolated(lane), verdict: why }))
    },
    [say],
  )

  const ask = useCallback(() => {
    const carried = held.current
    if (!carried) return
    const { scene: here, t: word, text: words, ruleText: rule } = now.current
    const { bar, at } = carried
    const lane = here.layout.lanes[at.nth]
    const clash = lane && isSingle(here.model.by) && lane.id ? clashIn(lane, at.start, at.end, bar?.id) : undefined
    if (clash) {
      judge.stop()
      const who = words.who(clash) || (here.model.types.get(clash.type)?.name ?? '')
      return tell('refused', word('taken', { who: isolated(who), when: words.times(clash.start, clash.end) }))
    }
    const draft = draftAt(here, carried)
    tell('asking', bar || draft ? word('checking') : '')
    if (!draft) return
    judge.judge(
      draft,
      shownOn(here.axis),
      (all) => {
        const violations = bar ? all : all.filter(isKnowable)
        const first: Violation | undefined =
          violations.find(({ severity }) => severity === 'hard') ?? violations.find(isInTheWay) ?? violations[0]
        if (!first) return tell('allowed', word('allowed'))
        tell(first.severity === 'hard' ? 'refused' : 'warned', rule(first))
      },
      () => tell('asking', word('notChecked')),
    )
  }, [judge, tell])

  const draw = useCallback(() => {
    const [element, carried] = [ghost.current, held.current]
    if (!element || !carried) return
    const { axis, layout } = now.current.scene
    const { nth, start, end } = carried.at
    const [from, to] = [placeOf(axis, start), placeOf(axis, end)]
    const lane = layout.lanes[nth]
    const row = carried.bar && lane ? (lane.rows.get(carried.bar.id) ?? 0) : 0
    element.hidden = false
    element.style.insetInlineStart = `${from}px`
    element.style.inlineSize = `${Math.max(to - from, 8)}px`
    element.style.insetBlockStart = `${(layout.tops[nth] ?? 0) + rowAround + row * rowSize}px`
    element.style.blockSize = `${Math.min(rowSize - 2, sizeOf(layout, nth))}px`
    element.firstElementChild?.toggleAttribute('data-below', nth === 0)
  }, [])

  return useMemo(
    () => ({
      ghost,
      announcer,
      say,
      /** The dragged thing, with where it came from and where it is. */
      get held() {
        return held.current
      },
      take(at: Spot, item: DragItem) {
        const carried: Held = { ...item, from: at, at }
        held.current = carried
        mark(item.bar?.id)
        draw()
        ask()
        if (!item.bar) return
        presence.start(item.bar.id)
        const { school_id } = now.current.scene
        client.query({ ...lessonQuery(item.bar.id, school_id), staleTime: 30_000 }).then(
          (lesson) => {
            carried.stands = draftOf(lesson)
            if (held.current === carried) ask()
          },
          () => held.current === carried && tell('asking', now.current.t('notChecked')),
        )
      },
      put(at: Spot) {
        const before = held.current?.at
        if (!held.current || !before) return
        if (before.nth === at.nth && before.start === at.start && before.end === at.end) return
        held.current.at = at
        draw()
        ask()
      },
      /** Lets go, and gives what was held. */
      leave() {
        const carried = held.current
        held.current = undefined
        judge.stop()
        presence.stop()
        mark(undefined)
        if (ghost.current) ghost.current.hidden = true
        return carried
      },
    }),
    [client, ask, draw, judge, mark, say, tell, presence],
  )
}

/** The lesson as it would be where it is held, undefined while that is not known. */
function draftAt({ model, layout }: Scene, { bar, owed, at, stands }: Held): LessonToCheck | undefined {
  const lane = layout.lanes[at.nth]
  const times = { start: instantAt(at.start), end: instantAt(at.end) }
  const there = lane && { [`${model.by}_id`]: lane.id || null, ...(model.by === 'circuit' && { zone_id: null }) }
  if (bar) return stands && { ...stands, ...times, ...(lane?.id !== bar.on[model.by] && there) }
  const guess = guessOn(model, lane, owed)
  return guess && { ...guess, ...times, ...(lane?.id && there) }
}

const shownOn = ({ stretches }: Axis) => ({
  from: instantAt(stretches[0]?.from ?? 0),
  to: instantAt(stretches.at(-1)?.to ?? 0),
})
