import { NumberInput, type NumberInputProps } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { PlaceMap } from '../../../ui/parts/map/Map.tsx'
import { fullRow } from '../../form/RecordForm.tsx'
import { latinDigits } from '../../inputs/time/latinDigits.ts'
import classes from './PlaceInputs.module.css'

type Degrees = number | ''

interface Props {
  latitude: Degrees
  longitude: Degrees
  onChange: (place: { latitude: Degrees; longitude: Degrees }) => void
  /** Where the map opens while there is no point, such as the capital of the country. */
  near?: { lat: number; lng: number } | undefined
  /** The error of either, and where the form looks for it. */
  latitudeProps?: NumberInputProps
  longitudeProps?: NumberInputProps
}

/**
 * A point as two numbers and on a map, where it is pressed or put by the arrow keys. Both numbers can be pasted at once, as
 * maps copy them. A link shows where it is.
 */
export function PlaceInputs({ latitude, longitude, onChange, near, latitudeProps, longitudeProps }: Props) {
  const t = useText('areas')
  const paste = (event: React.ClipboardEvent) => {
    const both = pointIn(event.clipboardData.getData('text'))
    if (!both) return
    event.preventDefault()
    onChange(both)
  }
  const picked = useMemo(
    () => (isDegrees(latitude, 90) && isDegrees(longitude, 180) ? { lat: latitude, lng: longitude } : undefined),
    [latitude, longitude],
  )
  const common = {
    dir: 'ltr',
    decimalScale: 6,
    hideControls: true,
    onPaste: paste,
  } as const
  return (
    <>
      <NumberInput
        {...common}
        {...latitudeProps}
        label={t('latitude')}
        description={t('placeHelp')}
        value={latitude}
        onChange={(value) => onChange({ latitude: degrees(value), longitude })}
      />
      <div>
        <NumberInput
          {...common}
          {...longitudeProps}
          label={t('longitude')}
          description={t('placeExample')}
          value={longitude}
          onChange={(value) => onChange({ latitude, longitude: degrees(value) })}
        />
        {picked && (
          <a
            className={classes.map}
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('openMap')} <IconExternalLink size={16} stroke={1.5} aria-hidden />
          </a>
        )}
      </div>
      <div className={fullRow}>
        <PlaceMap
          label={picked ? t('mapAt', { latitude: picked.lat, longitude: picked.lng }) : t('mapEmpty')}
          picked={picked}
          near={near}
          onPick={({ lat, lng }) => onChange({ latitude: rounded(lat), longitude: rounded(lng) })}
        />
      </div>
    </>
  )
}

const isDegrees = (value: Degrees, most: number): value is number => value !== '' && Math.abs(value) <= most

/** A metre is enough. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

const degrees = (value: number | string): Degrees => (value === '' ? '' : Number(value))

/** `24.7136, 46.6753` as two numbers. */
function pointIn(text: string) {
  const [, latitude, longitude] = latinDigits(text).match(/^\s*(-?\d{1,2}\.\d+)[\s,،;]+(-?\d{1,3}\.\d+)\s*$/) ?? []
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
}
