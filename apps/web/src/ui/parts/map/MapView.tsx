import { ActionIcon, Text } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { latLngBounds } from 'leaflet'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Map.module.css'
import { type MapProps, type Place, zoomApart } from './places.ts'
import { useAim } from './useAim.ts'
import { useLeaflet } from './useLeaflet.ts'
import { useSpots } from './useSpots.ts'

declare module '../../../kernel/i18n/words.ts' {
  interface Words {
    map: typeof import('./words/en.json')
  }
}

const none: readonly Place[] = []

export function MapView(props: MapProps) {
  const { label, places = none, onPick } = props
  const t = useText('map')
  const helpId = useId()
  const { box, map, credit } = useLeaflet(props)
  const spots = useSpots(map, places)
  const { aim, byKey, hide } = useAim(map, onPick)
  const [chosen, choose] = useUncontrolled<string | undefined>({
    value: props.chosen,
    onChange: (id) => id !== undefined && props.onChoose?.(id),
  })
  const [zoom, setZoom] = useState<number>()
  useEffect(() => {
    if (!map) return undefined
    const read = () => setZoom(map.getZoom())
    read()
    map.on('zoomend', read)
    return () => {
      map.off('zoomend', read)
    }
  }, [map])
  useEffect(() => {
    const place = places.find(({ id }) => id === chosen)
    if (map && place) map.setView(place, zoomApart(map, places, place, Math.max(map.getZoom(), 8)))
  }, [map, places, chosen])

  const comeNearer = (members: readonly Place[]) => {
    if (!map) return
    const bounds = latLngBounds(members.map(({ lat, lng }) => [lat, lng]))
    map.setView(bounds.getCenter(), Math.max(map.getZoom() + 1, Math.min(16, map.getBoundsZoom(bounds.pad(0.4)))))
  }

  return (
    <div className={classes.map}>
      <div className={classes.frame}>
        <div
          ref={box}
          className={classes.box}
          dir="ltr"
          role="application"
          aria-roledescription={t('role')}
          aria-label={label}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move it
          tabIndex={0}
          onKeyDown={byKey}
          onBlur={hide}
        />
        {aim && <span className={classes.aim} style={{ left: aim.x, top: aim.y }} aria-hidden />}
        <div className={classes.zoom}>
          <ActionIcon
            size={36}
            variant="default"
            aria-label={t('nearer')}
            disabled={!map || zoom === map.getMaxZoom()}
            onClick={() => map?.zoomIn()}
          >
            <IconPlus size={20} stroke={1.5} />
          </ActionIcon>
          <ActionIcon
            size={36}
            variant="default"
            aria-label={t('farther')}
            disabled={!map || zoom === map.getMinZoom()}
            onClick={() => map?.zoomOut()}
          >
            <IconMinus size={20} stroke={1.5} />
          </ActionIcon>
        </div>
      </div>
      <div className={classes.foot}>
        <Text id={helpId} size="xs" c="dimmed">
          {onPick ? t('helpPick') : t('help')}
        </Text>
        <Text size="xs" c="dimmed">
          {credit ? (
            <bdi>{credit}</bdi>
          ) : (
            <>
              {t('source')} <bdi>Natural Earth</bdi>
            </>
          )}
        </Text>
      </div>
      {spots.map(({ key, members, host }) => {
        const [place] = members
        const button =
          members.length === 1 && place ? (
            <button
              type="button"
              dir="auto"
              className={classes.place}
              aria-pressed={place.id === chosen}
              onClick={() => choose(place.id)}
            >
              {place.name}
            </button>
          ) : (
            <button
              type="button"
              className={classes.cluster}
              aria-label={t('near', { count: members.length })}
              onClick={() => comeNearer(members)}
            >
              {members.length}
            </button>
          )
        return createPortal(button, host, key)
      })}
    </div>
  )
}
