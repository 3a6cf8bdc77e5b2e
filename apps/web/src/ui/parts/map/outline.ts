import { type LatLngTuple, type Layer, polygon, polyline, type Renderer } from 'leaflet'
import outline from './outline.json'

/**
 * The outlines come with the build, since no other host is asked for pictures. Source: Natural Earth 1:110m (public domain)
 * as in world-atlas 2.0.2 (ISC licence). A line is longitude and latitude by turns, in tenths of a degree: the first point
 * as it is, each other by its difference from the one before.
 */
const lineOf = (steps: readonly number[]): LatLngTuple[] => {
  let lng = 0
  let lat = 0
  const line: LatLngTuple[] = []
  for (let at = 0; at < steps.length; at += 2) {
    const step = steps[at] ?? 0
    // an island on the date line goes on beyond it, not back round the world; only the south pole's ground does that
    lng += Math.abs(step) > 1800 && lat > -600 ? step - Math.sign(step) * 3600 : step
    lat += steps[at + 1] ?? 0
    line.push([lat / 10, lng / 10])
  }
  return line
}

/** Land and borders between countries, as layers that nothing can press. */
export function outlineLayers(renderer: Renderer, land: string, border: string): Layer[] {
  const common = { renderer, interactive: false, color: border, weight: 1 }
  return [
    ...outline.land.map((rings) => polygon(rings.map(lineOf), { ...common, fillColor: land, fillOpacity: 1 })),
    ...outline.borders.map((line) => polyline(lineOf(line), { ...common, dashArray: '3 3' })),
  ]
}
