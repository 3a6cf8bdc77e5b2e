import { dayMs, minuteMs } from '../../../../kernel/time/milliseconds.ts'
import type { Span } from '../../../../kernel/time/spans.ts'

const radians = Math.PI / 180
/** Degrees from straight above at which the upper edge of the sun shows, through air that bends its light. */
const horizon = 90.833

/**
 * From one sunset to the next sunrise: the night that follows a day at a place, in milliseconds since 1970. It has no
 * length where the sun does not set, and goes from noon to noon where it does not rise. Right to about a minute between
 * the polar circles.
 *
 * After the Solar Calculator of NOAA's Global Monitoring Laboratory, which follows Meeus, Astronomical Algorithms.
 */
export function nightAfter(day: string, latitude: number, longitude: number): Span {
  const noon = Date.parse(`${day}T12:00:00Z`) - longitude * 4 * minuteMs
  return {
    from: crossing(noon, latitude, 1),
    to: crossing(noon + dayMs, latitude, -1),
  }
}

/** When the sun sets (1) or rises (-1) next to a mean noon; asked twice, since its place moves during the half day. */
function crossing(noon: number, latitude: number, side: 1 | -1): number {
  let at = noon + side * 6 * 60 * minuteMs
  for (let round = 0; round < 3; round++) {
    const { declination, equation } = sunAt(at)
    const cosine =
      Math.cos(horizon * radians) / (Math.cos(latitude * radians) * Math.cos(declination)) -
      Math.tan(latitude * radians) * Math.tan(declination)
    const halfDay = Math.acos(Math.max(-1, Math.min(1, cosine))) / radians
    at = noon + (side * halfDay * 4 - equation) * minuteMs
  }
  return at
}

/** Declination in radians, and by how many minutes a sundial is ahead of the clock. */
function sunAt(instant: number): { declination: number; equation: number } {
  const century = (instant / dayMs + 2440587.5 - 2451545) / 36525
  const meanLongitude = (280.46646 + century * (36000.76983 + century * 0.0003032)) * radians
  const anomaly = (357.52911 + century * (35999.05029 - 0.0001537 * century)) * radians
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
  const centre =
    Math.sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    Math.sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
    Math.sin(3 * anomaly) * 0.000289
  const node = (125.04 - 1934.136 * century) * radians
  const longitude = meanLongitude + (centre - 0.00569 - 0.00478 * Math.sin(node)) * radians
  const obliquity = (23.439291 - 0.0130042 * century + 0.00256 * Math.cos(node)) * radians
  const half = Math.tan(obliquity / 2) ** 2
  const equation =
    half * Math.sin(2 * meanLongitude) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * half * Math.sin(anomaly) * Math.cos(2 * meanLongitude) -
    0.5 * half ** 2 * Math.sin(4 * meanLongitude) -
    1.25 * eccentricity ** 2 * Math.sin(2 * anomaly)
  return { declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)), equation: (4 * equation) / radians }
}
