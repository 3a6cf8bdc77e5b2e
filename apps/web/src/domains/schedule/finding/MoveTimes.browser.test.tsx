import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { lessonOf, serving, zone } from '../board/board.testing.ts'
import { minuteOf } from '../board/time/axis.ts'
import { MoveTimes } from './MoveTimes.tsx'

const lesson = lessonOf()
const slot = (start: string) => ({ start, end: start, trainer_id: 11, vehicle_id: null, reasons: [] })
const halfLater = '2026-03-31T06:30:00.000Z'

it('offers the next times of a lesson, also half an hour later, but not the one that it has', async () => {
  const asked: URLSearchParams[] = []
  serving({
    'GET /api/school/free-slots': (_, query) => {
      asked.push(query)
      return {
        time_zone: zone,
        slots: [slot(lesson.start), slot(halfLater)],
        against: [],
        trainers: [],
        vehicles: [],
        places: [],
      }
    },
  })
  const choose = vi.fn()
  const { screen } = await show(
    () => <MoveTimes lesson={lesson} on={{ trainer_id: 11 }} zone={zone} school_id={undefined} choose={choose} />,
    { words: ['schedule'] },
  )
  await screen.getByRole('button', { name: /31 مارس.*9:30/ }).click()
  expect(choose).toHaveBeenCalledWith(minuteOf(halfLater))
  expect(screen.getByRole('button').elements()).toHaveLength(1)
  const [query] = asked
  expect([query?.get('lesson_id'), query?.get('trainer_id'), query?.get('minutes')]).toEqual(['1', '11', '60'])
})

it('tells nothing of a class', async () => {
  const sent = serving({})
  const { screen } = await show(
    () => <MoveTimes lesson={lessonOf({ capacity: 8 })} on={{}} zone={zone} school_id={undefined} choose={vi.fn()} />,
    { words: ['schedule'] },
  )
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})
