import { minuteMs } from '../../../kernel/time/milliseconds.ts'

/** A device whose clock differs by less is right: the way to the server takes its time too. */
const slackMs = minuteMs

/**
 * When an act was done, by the server's clock: a device that is wrong by the same all the time says so by what its clock shows
 * when it sends. Nothing is done after the server hears of it.
 */
export function plausibleAt(at: number, { sentAt, now }: { sentAt: number | undefined; now: number }): number {
  const ahead = sentAt === undefined ? 0 : sentAt - now
  return Math.min(Math.abs(ahead) < slackMs ? at : at - ahead, now)
}
