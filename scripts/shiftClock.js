/**
 * Puts the clock of this program, or of this page, ahead by so many milliseconds. Called again, it sets another offset.
 * It is sent into pages as text, so it uses nothing from outside.
 * @param {number} offset
 */
export function shiftClock(offset) {
  const known = /** @type {{ clockOffset?: number }} */ (globalThis)
  const isShifted = known.clockOffset !== undefined
  known.clockOffset = offset
  if (isShifted) return
  const RealDate = Date
  const now = () => RealDate.now() + Number(known.clockOffset)
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters, self) =>
      Reflect.construct(target, parameters.length > 0 ? parameters : [now()], self),
    apply: () => new Date().toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  if (typeof Temporal === 'undefined') return
  const instant = () => Temporal.Instant.fromEpochMilliseconds(now())
  const zoned = (zone = Temporal.Now.timeZoneId()) => instant().toZonedDateTimeISO(zone)
  Object.assign(Temporal.Now, {
    instant,
    zonedDateTimeISO: zoned,
    plainDateISO: (zone) => zoned(zone).toPlainDate(),
    plainDateTimeISO: (zone) => zoned(zone).toPlainDateTime(),
    plainTimeISO: (zone) => zoned(zone).toPlainTime(),
  })
}

// a program that is started with this file has its offset in its environment
if (typeof process !== 'undefined' && process.env.CLOCK_OFFSET) shiftClock(Number(process.env.CLOCK_OFFSET))
