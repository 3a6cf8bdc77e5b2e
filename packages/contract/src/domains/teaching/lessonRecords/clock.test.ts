import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../../kernel/time/milliseconds.ts'
import { plausibleAt } from './clock.ts'

const now = Date.parse('2030-03-04T11:00:00Z')
const anHourAgo = now - 60 * minuteMs

describe('when an act was done', () => {
  it('is what a device says whose clock is right, or that does not say what its clock shows', () => {
    expect(plausibleAt(anHourAgo, { sentAt: undefined, now })).toBe(anHourAgo)
    expect(plausibleAt(anHourAgo, { sentAt: now - minuteMs + 1, now })).toBe(anHourAgo)
  })

  it('is put right by as much as the clock of the device is wrong when it sends', () => {
    const behind = 3 * 60 * minuteMs
    expect(plausibleAt(anHourAgo - behind, { sentAt: now - behind, now })).toBe(anHourAgo)
    expect(plausibleAt(anHourAgo + behind, { sentAt: now + behind, now })).toBe(anHourAgo)
  })

  it('is never after the server heard of it', () => {
    expect(plausibleAt(now + 5 * minuteMs, { sentAt: undefined, now })).toBe(now)
  })
})
