import { type KeyboardEvent, useRef } from 'react'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { type Bar, isMovable } from '../model.ts'
import type { Drag, Scene, Spot } from './useDrag.ts'

interface Actions {
  mayMove: boolean
  current: number | undefined
  focus: (lesson: number) => void
  open: (lesson: number) => void
  moved: (lesson: number, spot: Spot) => void
}

/**
 * The board by keys. Arrows go from lesson to lesson; with Alt they carry one, with Ctrl and Alt they stretch it, Page Up
 * and Page Down with Alt carry it to another lane, Enter puts it down and Escape back.
 */
export function useKeys(scene: Scene, drag: Drag, actions: Actions) {
  const t = useText('schedule')
  const { dir } = useLanguage()
  const latest = useRef({ scene, actions })
  latest.current = { scene, actions }

  const walk = (bar: Bar, nth: number, event: KeyboardEvent, later: number) => {
    const { layout } = latest.current.scene
    const bars = layout.lanes[nth]?.bars ?? []
    const place = bars.findIndex(({ id }) => id === bar.id)
    const nearest = (direction: number): Bar | undefined => {
      for (let at = nth + direction; layout.lanes[at]; at += direction) {
        const others = layout.lanes[at]?.bars ?? []
        const near = others.toSorted((a, b) => Math.abs(a.start - bar.start) - Math.abs(b.start - bar.start))[0]
        if (near) return near
      }
      return undefined
    }
    const steps: Record<string, () => Bar | undefined> = {
      ArrowRight: () => bars[place + later],
      ArrowLeft: () => bars[place - later],
      ArrowDown: () => nearest(1),
      ArrowUp: () => nearest(-1),
      Home: () => bars[0],
      End: () => bars.at(-1),
    }
    const next = steps[event.key]
    if (!next) return
    event.preventDefault()
    const found = next()
    if (found) latest.current.actions.focus(found.id)
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { scene: here, actions: does } = latest.current
    const { layout, model } = here
    const id = Number((event.target as HTMLElement).closest<HTMLElement>('[data-bar]')?.dataset.bar)
    const nth = layout.lanes.findIndex(({ bars }) => bars.some((one) => one.id === id))
    const bar = layout.lanes[nth]?.bars.find((one) => one.id === id)
    if (!bar) return
    const later = dir === 'rtl' ? -1 : 1
    const held = drag.held?.bar?.id === id ? drag.held : undefined
    if (event.key === 'Escape' && held) {
      event.preventDefault()
      drag.leave()
      drag.say(t('putBack'))
      return
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!held) return does.open(id)
      drag.leave()
      does.moved(id, held.at)
      return
    }
    if (!event.altKey) return held ? undefined : walk(bar, nth, event, later)
    const step = model.data.step_minutes
    const at = held?.at ?? { nth, start: bar.start, end: bar.end }
    const along = event.key === 'ArrowRight' ? later : event.key === 'ArrowLeft' ? -later : 0
    const across = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
    if (!along && !across) return
    event.preventDefault()
    if (!does.mayMove || !isMovable(bar)) return drag.say(t('staysWhereItIs'))
    if (!held) drag.take(at, { bar, isSpoken: true })
    if (across) {
      const target = layout.lanes[at.nth + across]
      if (target?.id) drag.put({ ...at, nth: at.nth + across })
    } else if (event.ctrlKey) drag.put({ ...at, end: Math.max(at.start + step, at.end + along * step) })
    else drag.put({ ...at, start: at.start + along * step, end: at.end + along * step })
  }
}
