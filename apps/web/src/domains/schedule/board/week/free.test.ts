import { expect, it } from 'vitest'
import { boardOf, day, zone } from '../board.testing.ts'
import { modelOf } from '../model.ts'
import { minuteAt } from '../time/axis.ts'
import { daysOf, laneDay } from './free.ts'

const off = (lane: number, from: string, to: string) => ({
  lane,
  kind: 'off' as const,
  from: minuteAt(day, from, zone),
  to: minuteAt(day, to, zone),
  name: null,
})

it('counts what is taught and what is left of the hours that somebody has', () => {
  const data = boardOf([
    { id: 1, trainer: 11, at: '09:00' },
    { id: 2, trainer: 11, at: '11:00', minutes: 90 },
  ])
  // open from 7 to 21, at work from 8 to 16
  data.bands = [off(11, '00:00', '08:00'), off(11, '16:00', '24:00')]
  const model = modelOf(data, 'trainer')
  const [today] = daysOf(model, [day])
  const [busy, idle] = model.lanes
  if (!today || !busy || !idle) throw new Error('no lanes')
  expect(laneDay(busy, today)).toMatchObject({ taught: 150, available: 480, free: 330 })
  expect(laneDay(idle, today)).toMatchObject({ taught: 0, available: 840, free: 840, bars: [] })
})

it('a closed day has no time that is left', () => {
  const data = boardOf([])
  data.opening = [{ day, from: null, to: null, shut_by: 'closed', name: null }]
  const model = modelOf(data, 'trainer')
  const [today] = daysOf(model, [day])
  const [lane] = model.lanes
  if (!today || !lane) throw new Error('no lanes')
  expect(laneDay(lane, today)).toMatchObject({ taught: 0, available: 0, free: 0 })
})
