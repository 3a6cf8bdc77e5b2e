import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { clsx } from 'clsx'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import parts from '../../shared/Parts.module.css'
import { useCarriedElsewhere } from '../drag/useCarriedElsewhere.ts'
import { useDrag } from '../drag/useDrag.ts'
import { useKeys } from '../drag/useKeys.ts'
import { usePointer } from '../drag/usePointer.ts'
import { isolated } from '../isolated.ts'
import type { Lane, Model } from '../model.ts'
import { type Axis, placeOf } from '../time/axis.ts'
import { useNow } from '../time/useNow.ts'
import type { BoardActions, DragRef } from '../types.ts'
import { useBarText } from '../useBarText.ts'
import { Bands } from './Bands.tsx'
import { Bars } from './Bars.tsx'
import classes from './Grid.module.css'
import { layoutOf, sizeOf, useWindow } from './layout.ts'
import { shortName } from './names.ts'
import { hoursOf, TimeHead } from './TimeHead.tsx'
import { useRoom } from './useRoom.ts'

/** Inline size of the column of names, as the styles have it. */
const headSize = 148
/** The legend, and the page's own edge, stand below the board. */
const below = 72

interface Props {
  model: Model
  /** The axis for a room of so many pixels. */
  axisFor: (room: number) => Axis
  school_id: number | undefined
  actions: BoardActions
  label: string
  /** Gets what may be held over the board, for what is dragged in from beside it. */
  dragRef?: DragRef
}

/** Lanes under one line of time. Only what can be seen is drawn. */
export function Grid({ model, axisFor, school_id, actions, label, dragRef }: Props) {
  const t = useText('schedule')
  const text = useBarText(model)
  const helpId = useId()
  const layout = useMemo(() => layoutOf(model.lanes), [model])
  const { setBox, box, width, first, last } = useWindow(layout)
  const room = useRoom(box, below)
  const axis = useMemo(() => axisFor(Math.max(0, width - headSize)), [axisFor, width])
  const scene = { model, axis, layout, school_id }
  const drag = useDrag(scene)
  const elsewhere = useCarriedElsewhere((id) => drag.held?.bar?.id === id)
  const [chosen, setChosen] = useState<number>()
  const current = model.bars.some(({ id }) => id === chosen)
    ? chosen
    : model.lanes.find(({ bars }) => bars.length)?.bars[0]?.id
  const canvas = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef<number>(undefined)

  const focus = (id: number) => {
    wantsFocus.current = id
    setChosen(id)
    const nth = layout.lanes.findIndex(({ bars }) => bars.some((bar) => bar.id === id))
    // a lane that is not drawn yet is scrolled to first
    if (nth < first || nth > last) box?.scrollTo({ top: layout.tops[nth] ?? 0 })
  }
  useEffect(() => {
    const id = wantsFocus.current
    const element = id && canvas.current?.querySelector<HTMLElement>(`[data-bar="${id}"]`)
    if (!element) return
    wantsFocus.current = undefined
    element.focus()
  })
  useEffect(() => {
    if (dragRef) dragRef.current = { drag, canvas: canvas.current, scene }
  })
  useFirstSight(box, axis, model)

  const moved: BoardActions['moved'] = (id, spot) => {
    if (canvas.current?.contains(document.activeElement)) wantsFocus.current = id
    actions.moved(id, spot)
  }
  const laneOf = (nth: number) => layout.lanes[nth]?.id ?? 0
  const spotted = (id: number, spot: { nth: number; start: number; end: number }) =>
    moved(id, { lane: laneOf(spot.nth), start: spot.start, end: spot.end })
  const onPointerDown = usePointer(scene, drag, {
    ...actions,
    moved: spotted,
    drawn: (spot) => actions.drawn({ lane: laneOf(spot.nth), start: spot.start, end: spot.end }),
  })
  const onKeyDown = useKeys(scene, drag, { ...actions, current, focus, moved: spotted })
  const shown = layout.lanes.slice(first, last + 1)
  const now = useNow()

  return (
    <section
      className={classes.board}
      ref={setBox}
      aria-label={label}
      data-board
      style={{ '--room': room && `${room}px` }}
      // a board without lessons has nothing that takes the focus, and is scrolled by keys itself
      tabIndex={current === undefined ? 0 : undefined}
    >
      <p id={helpId} hidden>
        {t('keysHelp')}
      </p>
      <div className={classes.top}>
        <div className={classes.corner}>{t(`by.${model.by}`)}</div>
        <TimeHead axis={axis} today={model.data.today} open={actions.openDay} />
      </div>
      <div className={classes.body}>
        <div className={classes.heads} style={{ blockSize: layout.size }}>
          {shown.map((lane, place) => (
            <Head
              key={lane.id}
              lane={lane}
              name={text.laneName(lane)}
              isPerson={isPerson(model, lane)}
              {...edges(layout, first + place)}
            />
          ))}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what it holds are buttons; the rest can be done without it */}
        <div
          ref={canvas}
          className={classes.canvas}
          data-may={actions.mayCreate || undefined}
          style={{ inlineSize: axis.size, blockSize: layout.size }}
          onPointerDown={onPointerDown}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            const id = Number(event.target.closest<HTMLElement>('[data-bar]')?.dataset.bar)
            if (id) setChosen(id)
          }}
          onBlur={(event) => {
            // what was carried by keys and left goes back
            if (drag.held?.isSpoken && event.target.closest('[data-bar]')) drag.leave()
          }}
        >
          {hoursOf(axis).map(({ minute, place, isDay }) => (
            <span
              key={minute}
              className={classes.line}
              data-day={(isDay && axis.stretches.length > 1) || undefined}
              style={{ insetInlineStart: place }}
            />
          ))}
          {shown.map((lane, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
            <div
              key={lane.id}
              role="group"
              aria-label={t('laneOf', { name: isolated(text.laneName(lane)), count: lane.bars.length })}
              className={classes.lane}
              style={edges(layout, first + place)}
            >
              <Bands axis={axis} bands={lane.bands} />
              <Bars
                model={model}
                axis={axis}
                lane={lane}
                current={current}
                mayMove={actions.mayMove}
                elsewhere={elsewhere}
                helpId={helpId}
              />
            </div>
          ))}
          {axis.stretches.some(({ from, to }) => from <= now && now < to) && (
            <span className={classes.now} style={{ insetInlineStart: placeOf(axis, now) }} />
          )}
          <div ref={drag.ghost} className={classes.ghost} hidden aria-hidden>
            <div className={classes.ghostText}>
              <span />
              <span />
            </div>
          </div>
        </div>
      </div>
      <div ref={drag.announcer} role="status" className={clsx('mantine-visually-hidden', classes.voice)} />
    </section>
  )
}

const edges = (layout: ReturnType<typeof layoutOf>, nth: number) => ({
  insetBlockStart: layout.tops[nth],
  blockSize: sizeOf(layout, nth),
})

const isPerson = ({ by }: Model, { id }: Lane): boolean => by === 'trainer' && id !== 0

function Head({
  lane,
  name,
  isPerson,
  ...style
}: {
  lane: Lane
  name: string
  isPerson: boolean
  insetBlockStart: number | undefined
  blockSize: number
}) {
  return (
    <div className={classes.head} style={{ ...style, '--colour': lane.lane?.colour ?? undefined }} aria-hidden>
      <span className={clsx(parts.cut, classes.name)} title={name}>
        <bdi>{isPerson ? shortName(name) : name}</bdi>
      </span>
      {lane.lane?.detail && (
        <span className={classes.detail}>
          <bdi>{lane.lane.detail}</bdi>
        </span>
      )}
    </div>
  )
}

/** The start of the first lesson; before all days where there is none. */
const firstIn = ({ lanes }: Model): number =>
  lanes.flatMap(({ bars }) => bars[0]?.start ?? []).sort((a, b) => a - b)[0] ?? 0

/** Begins with now in sight, or with the first lesson of another day. */
function useFirstSight(box: HTMLElement | null, axis: Axis, model: Model) {
  const shownDays = useRef('')
  const days = axis.stretches.map(({ day }) => day).join()
  useEffect(() => {
    if (!box || axis.size === 0 || shownDays.current === days) return
    shownDays.current = days
    const now = Date.now() / minuteMs
    const isNow = axis.stretches.some(({ from, to }) => from <= now && now < to)
    const place = placeOf(axis, isNow ? now - 60 : firstIn(model) - 30)
    const isRtl = getComputedStyle(box).direction === 'rtl'
    // physical: scrolled to the left, a right-to-left box counts below zero
    box.scrollTo({ left: isRtl ? -place : place })
  }, [box, axis, days, model])
}
