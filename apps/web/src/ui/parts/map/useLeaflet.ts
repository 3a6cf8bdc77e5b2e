import {
  canvas,
  circleMarker,
  map as createMap,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  polyline,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../../kernel/call/site.ts'
import { usePreferences } from '../../../kernel/session/preferences.ts'
import { outlineLayers } from './outline.ts'
import type { MapProps, Point } from './places.ts'

/** The zoom that shows a country. */
const far = 5

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A map in a box: outlines, the way and the picked point in the colours of the skin. It first shows all that is on it.
 * Where the platform names a server of tiles they lie over the outlines, which are seen again when that server is away.
 */
export function useLeaflet({ places = [], path, picked, near, onPick }: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap>()
  const { skin } = usePreferences()
  const first = useRef<Point[]>([...places, ...(path ?? []), ...(picked ? [picked] : [])])
  const opening = useRef(near)
  const tiles = useSite()?.mapTiles ?? undefined
  const hasOwnKeys = Boolean(onPick)

  useEffect(() => {
    if (!box.current) return undefined
    const moves = !isStill()
    const made = createMap(box.current, {
      zoomControl: false,
      attributionControl: false,
      keyboard: !hasOwnKeys,
      // the wheel scrolls the page until the reader is at the map
      scrollWheelZoom: false,
      zoomAnimation: moves,
      markerZoomAnimation: moves,
      fadeAnimation: moves,
      inertia: moves,
      minZoom: 2,
      maxZoom: 16,
      maxBounds: [
        [-85, -200],
        [85, 200],
      ],
    })
    // what shows the ground lies under everything, tiles over outlines
    made.createPane('outline').style.zIndex = '100'
    const [one, ...others] = first.current
    if (!one) made.setView(opening.current ?? [20, 10], opening.current ? far : 2)
    else if (others.length === 0) made.setView(one, far)
    else {
      // names stand clear of the edge and of the zoom buttons
      const room = Math.min(116, made.getSize().x / 4)
      made.fitBounds(latLngBounds([one, ...others].map(({ lat, lng }) => [lat, lng])), { padding: [room, 64] })
    }
    made.on('focus', () => made.scrollWheelZoom.enable())
    made.on('blur', () => made.scrollWheelZoom.disable())
    const watch = new ResizeObserver(() => made.invalidateSize({ animate: false }))
    watch.observe(box.current)
    setMap(made)
    return () => {
      watch.disconnect()
      setMap(undefined)
      made.remove()
    }
  }, [hasOwnKeys])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas knows no variables, so each skin draws it again
  useEffect(() => {
    if (!map) return undefined
    const color = colorsOf(map)
    const ground = canvas({ padding: 0.5, pane: 'outline' })
    const renderer = canvas({ padding: 0.5 })
    const drawn = layerGroup(outlineLayers(ground, color('--surface-2'), color('--mantine-color-default-border')))
    if (path) {
      const way = path.map(({ lat, lng }): [number, number] => [lat, lng])
      drawn.addLayer(polyline(way, { renderer, interactive: false, color: color('--mantine-color-anchor'), weight: 4 }))
    }
    if (picked) {
      const look = { color: color('--surface'), fillColor: color('--mantine-color-anchor'), fillOpacity: 1, weight: 3 }
      drawn.addLayer(circleMarker(picked, { renderer, interactive: false, radius: 10, ...look }))
    }
    drawn.addTo(map)
    return () => {
      drawn.remove()
      renderer.remove()
      ground.remove()
    }
  }, [map, path, picked, skin])

  useEffect(() => {
    if (!map || !tiles) return undefined
    // servers of tiles want to know which site asks, not which page
    const laid = tileLayer(tiles.url, { maxZoom: 19, referrerPolicy: 'origin' }).addTo(map)
    map.setMaxZoom(19)
    // outlines say nothing about a street, so a single point was shown from far away
    const [one, ...others] = first.current
    if (one && others.length === 0 && map.getZoom() === far) map.setView(one, 15, { animate: false })
    return () => {
      laid.remove()
    }
  }, [map, tiles])

  // a point may be typed as well as pressed
  useEffect(() => {
    if (map && picked && !map.getBounds().contains(picked)) map.setView(picked, Math.max(map.getZoom(), far))
  }, [map, picked])

  return { box, map, credit: tiles?.credit }
}

const colorsOf = (map: LeafletMap) => {
  const style = getComputedStyle(map.getContainer())
  return (name: string) => style.getPropertyValue(name).trim()
}
