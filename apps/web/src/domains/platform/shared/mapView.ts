/** What the map shows: its centre, and how many degrees of longitude are in sight. Its height is half of that. */
export interface MapView {
  latitude: number
  longitude: number
  span: number
}

/** From the whole earth to a town. */
export const spans: readonly number[] = [360, 120, 40, 12, 3, 0.6]

/** The point under a place of the map, told as parts of its width and height. */
export function pointAt(view: MapView, across: number, down: number) {
  return clamp(view.latitude - (down - 0.5) * (view.span / 2), view.longitude + (across - 0.5) * view.span)
}

/** Inside the earth, to the metre: five decimals. */
export const clamp = (latitude: number, longitude: number) => ({
  latitude: round(Math.min(90, Math.max(-90, latitude))),
  longitude: round(Math.min(180, Math.max(-180, longitude))),
})

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5 + 0

/** Lines of a net over the view that are neither too many nor too few. */
export function linesBetween(from: number, to: number): number[] {
  const step = [60, 30, 10, 5, 2, 1, 0.5, 0.1].find((one) => (to - from) / one >= 4) ?? 0.1
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, nth) => round((first + nth) * step))
}
