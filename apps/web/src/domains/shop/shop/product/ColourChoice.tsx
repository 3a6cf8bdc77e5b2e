import type { ProductColor } from '@dsms/contract/shop/shop/calls'
import { Group, Radio } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './ColourChoice.module.css'
import { colourOf } from './colours.ts'

interface Props {
  options: ProductColor[]
  value: ProductColor
  onChange: (value: ProductColor) => void
}

/** The colours it can be had in; each has its name, which also stands beside the label. */
export function ColourChoice({ options, value, onChange }: Props) {
  const t = useText('shop')
  return (
    <Radio.Group
      label={`${t('colour')}: ${t(`colour.${value}`)}`}
      value={value}
      onChange={(next) => onChange(options.find((one) => one === next) ?? value)}
    >
      <Group gap="xs" mt={6}>
        {options.map((option) => (
          <Radio
            key={option}
            value={option}
            aria-label={t(`colour.${option}`)}
            title={t(`colour.${option}`)}
            size="lg"
            className={classes.swatch}
            style={{ '--swatch': colourOf[option] }}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}
