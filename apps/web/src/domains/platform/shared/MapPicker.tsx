import { ActionIcon, Anchor, Group, Text } from '@mantine/core'
import { IconExternalLink, IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { countryHints } from './countryHints.ts'
import { lands } from './lands.ts'
import classes from './MapPicker.module.css'
import { clamp, linesBetween, type MapView, pointAt, spans } from './mapView.ts'

interface Props {
  latitude: number | null
  longitude: number | null
  onChange: (point: { latitude: number; longitude: number }) => void
  /** ISO code of the country that the map opens on while there is no point. */
  country?: string | undefined
  disabled?: boolean
}

/**
 * A net of degrees on which a point is set by the pointer or by the arrow keys; plus and minus come nearer and go away.
 * It draws itself, so that no other server learns what is looked at. The same point can be typed in the fields beside.
 */
export function MapPicker({ latitude, longitude, onChange, country, disabled }: Props) {
  const t = useText('areas')
  const [zoom, setZoom] = useState(latitude === null ? 0 : 2)
  const home = countryHints[country ?? '']?.at
  const hasPoint = latitude !== null && longitude !== null
  const [centre, setCentre] = useState(hasPoint ? { latitude, longitude } : undefined)
  const span = spans[!centre && home && zoom === 0 ? 1 : zoom] ?? 360
  const view: MapView = {
    ...(span === 360
      ? { latitude: 0, longitude: 0 }
      : (centre ?? { latitude: home?.[0] ?? 0, longitude: home?.[1] ?? 0 })),
    span,
  }
  const set = (point: { latitude: number; longitude: number }) => {
    if (disabled) return
    setCentre(point)
    onChange(point)
  }
  const approach = (step: number) => setZoom(Math.min(spans.length - 1, Math.max(0, spans.indexOf(span) + step)))
  const walk = (event: React.KeyboardEvent) => {
    const from = hasPoint ? { latitude, longitude } : view
    const far = span / 60
    const steps: Record<string, () => void> = {
      ArrowUp: () => set(clamp(from.latitude + far, from.longitude)),
      ArrowDown: () => set(clamp(from.latitude - far, from.longitude)),
      ArrowLeft: () => set(clamp(from.latitude, from.longitude - far)),
      ArrowRight: () => set(clamp(from.latitude, from.longitude + far)),
      '+': () => approach(1),
      '-': () => approach(-1),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    <div className={classes.map}>
      <div
        role="application"
        aria-label={hasPoint ? t('map.at', { latitude, longitude }) : t('map.none')}
        tabIndex={disabled ? -1 : 0}
        dir="ltr"
        className={classes.ground}
        onKeyDown={walk}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          set(pointAt(view, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height))
        }}
      >
        <Drawing view={view} point={hasPoint ? { latitude, longitude } : undefined} />
      </div>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {t('map.help')}
        </Text>
        <Group gap={4}>
          <ActionIcon variant="default" aria-label={t('map.nearer')} onClick={() => approach(1)} disabled={disabled}>
            <IconPlus size={16} stroke={1.5} />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={t('map.away')} onClick={() => approach(-1)} disabled={disabled}>
            <IconMinus size={16} stroke={1.5} />
          </ActionIcon>
          {hasPoint && (
            <Anchor
              size="sm"
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('map.open')} <IconExternalLink size={14} stroke={1.5} aria-hidden />
            </Anchor>
          )}
        </Group>
      </Group>
    </div>
  )
}

function Drawing({ view, point }: { view: MapView; point: { latitude: number; longitude: number } | undefined }) {
  const { latitude, longitude, span } = view
  const high = span / 2
  // the picture counts downwards, the earth upwards
  const [west, north] = [longitude - span / 2, -latitude - high / 2]
  const unit = span / 100
  const columns = linesBetween(west, west + span)
  const rows = linesBetween(latitude - high / 2, latitude + high / 2)
  return (
    <svg viewBox={`${west} ${north} ${span} ${high}`} className={classes.drawing} aria-hidden="true">
      {span >= 40 && (
        <g transform="scale(1 -1)" className={classes.land}>
          {lands.map((corners) => (
            <polygon key={corners} points={corners} strokeWidth={unit / 6} />
          ))}
        </g>
      )}
      <g className={classes.net} strokeWidth={unit / 8}>
        {columns.map((at) => (
          <line key={at} x1={at} x2={at} y1={north} y2={north + high} />
        ))}
        {rows.map((at) => (
          <line key={at} x1={west} x2={west + span} y1={-at} y2={-at} />
        ))}
      </g>
      {span < 360 && (
        <g className={classes.degrees} fontSize={unit * 2.2}>
          {columns.map((at) => (
            <text key={at} x={at + unit / 2} y={north + high - unit}>{`${at}°`}</text>
          ))}
          {rows.map((at) => (
            <text key={at} x={west + unit / 2} y={-at - unit / 2}>{`${at}°`}</text>
          ))}
        </g>
      )}
      <g className={classes.capital}>
        {Object.entries(countryHints).map(([code, { at }]) => (
          <circle key={code} cx={at[1]} cy={-at[0]} r={unit * 0.45} />
        ))}
      </g>
      {point && (
        <g className={classes.point} transform={`translate(${point.longitude} ${-point.latitude})`}>
          <circle r={unit * 2} className={classes.halo} />
          <circle r={unit * 0.9} />
        </g>
      )}
    </svg>
  )
}
