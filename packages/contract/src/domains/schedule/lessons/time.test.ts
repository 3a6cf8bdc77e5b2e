import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../../kernel/time/milliseconds.ts'
import { endingAt, opensAt, undoneUntil } from './time.ts'

const start = Date.parse('2030-03-04T10:00:00Z')
const end = start + 60 * minuteMs

describe('a lesson', () => {
  it('opens so many minutes before its start as the school says', () => {
    expect(opensAt(start, 15)).toBe(start - 15 * minuteMs)
    expect(opensAt(start, 0)).toBe(start)
  })

  it('is ended by nobody before it opens, with a reason before its end, and by everybody afterwards', () => {
    const at = (now: number) => endingAt({ opens: opensAt(start, 15), end }, now)
    expect(at(start - 15 * minuteMs - 1)).toBe('early')
    expect(at(start - 15 * minuteMs)).toBe('before_end')
    expect(at(end - 1)).toBe('before_end')
    expect(at(end)).toBe('over')
  })

  it('goes back to what it was for a quarter of an hour', () => {
    expect(undoneUntil(end)).toBe(end + 15 * minuteMs)
  })
})
