import type { Map as LeafletMap } from 'leaflet'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Point } from './places.ts'

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** Picks a point: by a press on the map, or by a crosshair that the arrows move and Enter puts down. */
export function useAim(map: LeafletMap | undefined, onPick: ((point: Point) => void) | undefined) {
  const [aim, setAim] = useState<{ x: number; y: number }>()
  useEffect(() => {
    if (!map || !onPick) return undefined
    const pick = ({ latlng, originalEvent }: { latlng: { wrap: () => Point }; originalEvent: MouseEvent }) => {
      // a place was meant
      if (originalEvent.target instanceof Element && originalEvent.target.closest('button')) return
      const { lat, lng } = latlng.wrap()
      setAim(undefined)
      onPick({ lat, lng })
    }
    map.on('click', pick)
    return () => {
      map.off('click', pick)
    }
  }, [map, onPick])

  const byKey = (event: KeyboardEvent) => {
    if (!map || !onPick || event.target !== event.currentTarget) return
    const size = map.getSize()
    const from = aim ?? { x: size.x / 2, y: size.y / 2 }
    const way = ways[event.key]
    if (way) {
      const step = event.shiftKey ? 64 : 16
      const to = { x: from.x + way[0] * step, y: from.y + way[1] * step }
      const stays = { x: within(to.x, size.x), y: within(to.y, size.y) }
      // at its edge the map goes on instead
      map.panBy([to.x - stays.x, to.y - stays.y], { animate: false })
      setAim(stays)
    } else if (event.key === 'Enter') {
      const { lat, lng } = map.containerPointToLatLng([from.x, from.y]).wrap()
      setAim(from)
      onPick({ lat, lng })
    } else if (event.key === '+' || event.key === '=') map.zoomIn()
    else if (event.key === '-') map.zoomOut()
    else return
    event.preventDefault()
  }
  return { aim, byKey, hide: () => setAim(undefined) }
}
