import type { Answer } from '@dsms/contract/kernel/endpoint'
import { type getBoard, type LaneKind, lessonStatusList, type listUnplanned } from '@dsms/contract/schedule/board/calls'
import { type LessonStatus, movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { Minute } from './time/axis.ts'

export type BoardData = Answer<typeof getBoard>
export type LaneData = BoardData['lanes'][number]
export type TypeData = BoardData['types'][number]
export type Band = BoardData['bands'][number]
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
}

export interface Model {
  by: LaneKind
  data: BoardData
  bars: Bar[]
  lanes: Lane[]
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

/** The board's lanes with what stands in each. `states` leaves out lessons that are in none of them. */
export function modelOf(data: BoardData, by: LaneKind, states: readonly string[]): Model {
  const bars = barsOf(data).filter(({ status }) => states.length === 0 || states.includes(status))
  const types = new Map(data.types.map((type) => [type.id, type]))
  const known = new Set(data.lanes.map(({ id }) => id))
  const byLane = Map.groupBy(bars, (bar) => (known.has(bar.on[by]) ? bar.on[by] : 0))
  // a theory class is not short of a vehicle
  const homeless = (byLane.get(0) ?? []).filter((bar) => !bar.on[by] && types.get(bar.type)?.needs[by] !== 'none')
  const everywhere = data.bands.filter(({ lane }) => lane === 0)
  const ownBands = Map.groupBy(data.bands, ({ lane }) => lane)
  const lanes = data.lanes.map((lane) =>
    laneOf(lane.id, lane, byLane.get(lane.id) ?? [], [...everywhere, ...(ownBands.get(lane.id) ?? [])]),
  )
  if (homeless.length > 0) lanes.unshift(laneOf(0, undefined, homeless, everywhere))
  return { by, data, bars, lanes, types, students: new Map(data.students.map(({ id, name }) => [id, name])) }
}

function laneOf(id: number, lane: LaneData | undefined, bars: Bar[], bands: Band[]): Lane {
  const ends: Minute[] = []
  const rows = new Map<number, number>()
  for (const bar of bars) {
    const free = ends.findIndex((end) => end <= bar.start)
    const row = free === -1 ? ends.length : free
    ends[row] = bar.end
    rows.set(bar.id, row)
  }
  return { id, lane, bars, rows, depth: Math.max(1, ends.length), bands }
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
