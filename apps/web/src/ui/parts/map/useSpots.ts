import { divIcon, type Map as LeafletMap, latLngBounds, type Marker, marker } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import classes from './Map.module.css'
import { groupsAt, type Place } from './places.ts'

interface Spot {
  key: string
  members: Place[]
  /** Where on the map its button is put. */
  host: HTMLElement
}

/** What stands on the map now: places in sight, those near one another as one. A spot that stays keeps its element, and the focus. */
export function useSpots(map: LeafletMap | undefined, places: readonly Place[]): Spot[] {
  const [spots, setSpots] = useState<Spot[]>([])
  const known = useRef(new Map<string, { host: HTMLElement; mark: Marker }>())
  useEffect(() => {
    if (!map) return undefined
    const marks = known.current
    const read = () => {
      const seen = map.getBounds()
      const hadFocus = map.getContainer().contains(document.activeElement)
      const now: Spot[] = []
      for (const members of groupsAt(map, places, map.getZoom())) {
        const at = latLngBounds(members.map(({ lat, lng }) => [lat, lng])).getCenter()
        if (!seen.contains(at)) continue
        const key = members.map(({ id }) => id).join(' ')
        let spot = marks.get(key)
        if (!spot) {
          const host = document.createElement('div')
          const icon = divIcon({ html: host, className: classes.spot ?? '', iconSize: [0, 0] })
          spot = { host, mark: marker(at, { icon, interactive: false, keyboard: false }).addTo(map) }
          marks.set(key, spot)
        }
        now.push({ key, members, host: spot.host })
      }
      for (const [key, { mark }] of marks) {
        if (now.some((one) => one.key === key)) continue
        mark.remove()
        marks.delete(key)
      }
      setSpots(now)
      // the button that was pressed may be gone by what it did
      if (hadFocus && !map.getContainer().contains(document.activeElement)) {
        map.getContainer().focus({ preventScroll: true })
      }
    }
    read()
    map.on('moveend zoomend resize', read)
    return () => {
      map.off('moveend zoomend resize', read)
      for (const { mark } of marks.values()) mark.remove()
      marks.clear()
    }
  }, [map, places])
  return spots
}
