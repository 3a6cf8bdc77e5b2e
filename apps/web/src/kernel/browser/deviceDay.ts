import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'

/** Today by the clock and the zone of this device: what a screen goes by where no school has said its own day. */
export function deviceDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * minuteMs).toISOString().slice(0, 10)
}
