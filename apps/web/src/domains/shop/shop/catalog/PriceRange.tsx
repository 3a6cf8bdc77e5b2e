import { Input, RangeSlider, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './PriceRange.module.css'
import { usePriceTexts } from './usePriceTexts.ts'

interface Props {
  /** Cheapest and dearest of what the other filters leave. */
  bounds: { min: number; max: number }
  from: number | undefined
  to: number | undefined
  currency: string
  onChange: (from: number | undefined, to: number | undefined) => void
}

/** Two thumbs between the cheapest and the dearest; the list follows once a thumb is let go. */
export function PriceRange({ bounds, from, to, currency, onChange }: Props) {
  const t = useText('shop')
  const texts = usePriceTexts(currency)
  const low = Math.floor(Math.min(bounds.min, from ?? bounds.min))
  const high = Math.max(Math.ceil(Math.max(bounds.max, to ?? bounds.max)), low + 1)
  const chosenLow = from ?? low
  const chosenHigh = to ?? high
  const [value, setValue] = useState<[number, number]>([chosenLow, chosenHigh])
  useEffect(() => setValue([chosenLow, chosenHigh]), [chosenLow, chosenHigh])
  return (
    <Input.Wrapper label={t('filter.range')} labelElement="div" classNames={{ label: classes.label }}>
      <div className={classes.slider}>
        <RangeSlider
          min={low}
          max={high}
          minRange={1}
          step={1}
          label={texts.amount}
          thumbFromLabel={t('filter.lowest')}
          thumbToLabel={t('filter.highest')}
          value={value}
          onChange={setValue}
          onChangeEnd={([least, most]) => onChange(least > low ? least : undefined, most < high ? most : undefined)}
        />
      </div>
      <Text size="xs" c="dimmed" className="tabular">
        <bdi>{texts.band({ from: value[0], to: value[1] })}</bdi>
      </Text>
    </Input.Wrapper>
  )
}
