import { NumberInput, type NumberInputProps } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { latinDigits } from '../../inputs/time/latinDigits.ts'
import classes from './PlaceInputs.module.css'

type Degrees = number | ''

interface Props {
  latitude: Degrees
  longitude: Degrees
  onChange: (place: { latitude: Degrees; longitude: Degrees }) => void
  /** What is wrong with either, and where the form looks for it. */
  latitudeProps?: NumberInputProps
  longitudeProps?: NumberInputProps
}

/** A point on the map as two numbers; both can be pasted at once, as maps copy them. A link shows where it is. */
export function PlaceInputs({ latitude, longitude, onChange, latitudeProps, longitudeProps }: Props) {
  const t = useText('areas')
  const paste = (event: React.ClipboardEvent) => {
    const both = pointIn(event.clipboardData.getData('text'))
    if (!both) return
    event.preventDefault()
    onChange(both)
  }
  const isPoint = typeof latitude === 'number' && typeof longitude === 'number'
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
        {isPoint && (
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
    </>
  )
}

const degrees = (value: number | string): Degrees => (value === '' ? '' : Number(value))

/** `24.7136, 46.6753` as two numbers. */
function pointIn(text: string) {
  const [, latitude, longitude] = latinDigits(text).match(/^\s*(-?\d{1,2}\.\d+)[\s,،;]+(-?\d{1,3}\.\d+)\s*$/) ?? []
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
}
