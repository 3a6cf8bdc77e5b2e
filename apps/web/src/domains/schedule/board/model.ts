import type { Answer } from '@dsms/contract/kernel/endpoint'
import { type getBoard, type LaneKind, lessonStatusList, type listUnplanned } from '@dsms/contract/schedule/board/calls'
import { type LessonStatus, movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { Minute } from './time/axis.ts'

export type BoardData = Answer<typeof getBoard>
export type LaneData = BoardData['lanes'][number]
export type TypeData = BoardData['types'][number]
export type Band = BoardData['bands'][number]
/** Days on which a trainer teaches nothing, and why. */
export type Away = BoardData['away'][number]
/** A student whose training is not planned to its end. */
export type Owed = Answer<typeof listUnplanned>[number]

/** A lesson as the board draws it. Keys are 0 where there is none. */
export interface Bar {
  id: number
  version: number
  type: number
  branch: number
  status: LessonStatus
  start: Minute
  end: Minute
  on: Record<LaneKind, number>
  seats: number
  booked: number
  student: number
}

/** Lessons of one lane by their start, and the row of each where several stand one above the other. */
export interface Lane {
  /** 0 is the lane of lessons that still need one. */
  id: number
  lane: LaneData | undefined
  bars: Bar[]
  rows: Map<number, number>
  /** How many stand one above the other at most; 1 for an empty lane. */
  depth: number
  bands: Band[]
  away: Away[]
}

export interface Model {
  by: LaneKind
  data: BoardData
  bars: Bar[]
  lanes: Lane[]
  /** Trainers who teach nothing on any of the days, and have no lesson on them. */
  folded: Lane[]
  types: Map<number, TypeData>
  students: Map<number, string>
}

/** Lessons that no board shows. */
export const unseenStatuses: readonly LessonStatus[] = ['cancelled', 'declined', 'expired', 'draft']

export const isMovable = ({ status }: Bar): boolean => movableStatuses.some((one) => one === status)

/** Kinds of lanes in which one lesson at a time is given. */
export const isSingle = (by: LaneKind): boolean => by === 'trainer' || by === 'vehicle' || by === 'simulator'

function barsOf({ lessons: all }: BoardData): Bar[] {
  const bars = all.id.map((id, nth): Bar => {
    const at = (column: readonly number[]) => column[nth] ?? 0
    const start = at(all.start)
    return {
      id,
      version: at(all.version),
      type: at(all.type_id),
      branch: at(all.branch_id),
      status: lessonStatusList[at(all.status)] ?? 'scheduled',
      start,
      end: start + at(all.minutes),
      on: {
        trainer: at(all.trainer_id),
        vehicle: at(all.vehicle_id),
        room: at(all.room_id),
        circuit: at(all.circuit_id),
        simulator: at(all.simulator_id),
      },
      seats: at(all.seats),
      booked: at(all.booked),
      student: at(all.student_id),
    }
  })
  return bars.filter(({ status }) => !unseenStatuses.includes(status)).sort((a, b) => a.start - b.start || a.id - b.id)
}

/** Which of the lessons and lanes are wanted; all where nothing is said. */
export interface Wanted {
  states?: readonly string[]
  trainer_id?: number | undefined
  vehicle_id?: number | undefined
  student_id?: number | undefined
}

/** The board's lanes with what stands in each. */
export function modelOf(data: BoardData, by: LaneKind, wanted: Wanted = {}): Model {
  const { states = [], trainer_id, vehicle_id, student_id } = wanted
  const bars = barsOf(data).filter(
    ({ status, on }) =>
      (states.length === 0 || states.includes(status)) &&
      (!trainer_id || on.trainer === trainer_id) &&
      (!vehicle_id || on.vehicle === vehicle_id),
  )
  const types = new Map(data.types.map((type) => [type.id, type]))
  const all = [...data.lanes, ...data.others]
  const known = new Set(all.map(({ id }) => id))
  const byLane = Map.groupBy(bars, (bar) => (known.has(bar.on[by]) ? bar.on[by] : 0))
  // a theory class is not short of a vehicle
  const homeless = (byLane.get(0) ?? []).filter((bar) => !bar.on[by] && types.get(bar.type)?.needs[by] !== 'none')
  const everywhere = data.bands.filter(({ lane }) => lane === 0)
  const ownBands = Map.groupBy(data.bands, ({ lane }) => lane)
  const away = Map.groupBy(data.away, ({ lane }) => lane)
  const whole = all.map((lane) =>
    laneOf(
      lane.id,
      lane,
      byLane.get(lane.id) ?? [],
      [...everywhere, ...(ownBands.get(lane.id) ?? [])],
      away.get(lane.id),
    ),
  )
  const one = by === 'trainer' ? trainer_id : by === 'vehicle' ? vehicle_id : undefined
  // who looks for the lessons of somebody sees no empty lanes
  const isNarrowed = Boolean(student_id || (trainer_id && by !== 'trainer') || (vehicle_id && by !== 'vehicle'))
  const others = new Set(data.others.map(({ id }) => id))
  const days = data.opening.map(({ day }) => day)
  const isShown = (lane: Lane) =>
    one
      ? lane.id === one
      : lane.bars.length > 0 || !(isNarrowed || others.has(lane.id) || days.every((day) => isAwayOn(lane, day)))
  const lanes = whole.filter(isShown)
  const folded = one || isNarrowed ? [] : whole.filter((lane) => !isShown(lane) && lane.away.length > 0)
  if (homeless.length > 0 && !one) lanes.unshift(laneOf(0, undefined, homeless, everywhere))
  return { by, data, bars, lanes, folded, types, students: new Map(data.students.map(({ id, name }) => [id, name])) }
}

/** Nothing at all can be taught in a lane on a day. */
export const isAwayOn = ({ away }: Lane, day: string): boolean => away.some(({ from, to }) => from <= day && day <= to)

function laneOf(id: number, lane: LaneData | undefined, bars: Bar[], bands: Band[], away: Away[] = []): Lane {
  return { id, lane, bars, ...stacked(bars), bands, away }
}

/** Which row each lesson stands in where several are at once, and how many rows there are. */
export function stacked(bars: readonly Bar[]): Pick<Lane, 'rows' | 'depth'> {
  const ends: Minute[] = []
  const rows = new Map<number, number>()
  for (const bar of bars) {
    const free = ends.findIndex((end) => end <= bar.start)
    const row = free === -1 ? ends.length : free
    ends[row] = bar.end
    rows.set(bar.id, row)
  }
  return { rows, depth: Math.max(1, ends.length) }
}

/** The first lesson of a lane that is in the way of a span; lessons are sorted by start. */
export function clashIn(lane: Lane, from: Minute, to: Minute, except: number | undefined): Bar | undefined {
  let [low, high] = [0, lane.bars.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lane.bars[middle]?.start ?? 0) < to) low = middle + 1
    else high = middle
  }
  for (let nth = low - 1; nth >= 0; nth--) {
    const bar = lane.bars[nth]
    if (bar && bar.id !== except && bar.end > from) return bar
    // no lesson is longer than half a day
    if (bar && bar.start < from - 720) break
  }
  return undefined
}
