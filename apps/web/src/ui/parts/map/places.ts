import type { Map as LeafletMap } from 'leaflet'

export interface Point {
  lat: number
  lng: number
}

export interface Place extends Point {
  id: string
  name: string
}

export interface MapProps {
  /** What the map shows: "Our branches". */
  label: string
  places?: readonly Place[]
  /** The place that stands out; the map goes to it when it changes. Without it the map remembers the one that was pressed. */
  chosen?: string | undefined
  onChoose?: (id: string) => void
  /** Where the map opens while nothing is on it: the country. */
  near?: Point | undefined
  /** A way that was driven. */
  path?: readonly Point[]
  /** A point that was picked, and what takes it; without `onPick` the arrows move the map and nothing is picked. */
  picked?: Point | undefined
  onPick?: (point: Point) => void
}

/** Room that a name takes on the map, in pixels. */
const room = { x: 120, y: 44 }

/** Places by what stands too near to be told apart at a zoom; on the nearest each is shown by itself. */
export function groupsAt(map: LeafletMap, places: readonly Place[], zoom: number): Place[][] {
  if (zoom >= map.getMaxZoom()) return places.map((place) => [place])
  const groups: { x: number; y: number; members: Place[] }[] = []
  for (const place of places) {
    const { x, y } = map.project(place, zoom)
    const near = groups.find((one) => Math.abs(one.x - x) < room.x && Math.abs(one.y - y) < room.y)
    if (near) near.members.push(place)
    else groups.push({ x, y, members: [place] })
  }
  return groups.map(({ members }) => members)
}

/** The first zoom, from a given one on, at which a place is shown by itself. */
export function zoomApart(map: LeafletMap, places: readonly Place[], place: Place, from: number): number {
  let zoom = from
  const isAlone = () => groupsAt(map, places, zoom).some(([one, other]) => one === place && !other)
  while (zoom < map.getMaxZoom() && !isAlone()) zoom += 1
  return zoom
}
