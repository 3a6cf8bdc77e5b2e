import { dayMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'

// Clocks of other places. Beside format.ts and calendarFormat.ts the only file that calls Intl: it counts, where those tell.

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    clocks.set(zone, clock)
  }
  return clock
}

/** The zone of this machine. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every zone that the browser knows. */
export const knownZones = (): string[] => Intl.supportedValuesOf('timeZone')

/** What the clock on the wall shows in a zone at an instant: `2026-03-29T09:00:00`. */
export function wallClock(instant: string | Date, zone: string): string {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`
}

/**
 * The instant at which the clock in a zone shows this. An hour that summer time skips is the one after it; of an hour
 * that comes twice it is the first.
 */
export function instantOf(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall.length === 10 ? `${wall}T00:00` : wall}Z`)
  const offsetAt = (time: number) => Date.parse(`${wallClock(new Date(time), zone)}Z`) - time
  const [before, after] = [offsetAt(asUtc - dayMs), offsetAt(asUtc + dayMs)]
  const first = asUtc - before
  return new Date(offsetAt(first) === before || offsetAt(asUtc - after) !== after ? first : asUtc - after).toISOString()
}

/** Minutes by which a zone is ahead of UTC at an instant. */
export const zoneOffset = (instant: string | Date, zone: string): number =>
  Math.round((Date.parse(`${wallClock(instant, zone)}Z`) - new Date(instant).getTime()) / minuteMs)
