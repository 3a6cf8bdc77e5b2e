import { ActionIcon, Input, Tooltip } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './QuantityInput.module.css'

interface Props {
  label: string
  /** Only for those who do not see what it belongs to. */
  isLabelHidden?: boolean
  value: number
  max: number
  onChange: (value: number) => void
}

/** How many: one more or one less, between one and what there is. */
export function QuantityInput({ label, isLabelHidden, value, max, onChange }: Props) {
  const t = useText('shop')
  const format = useFormat()
  const id = useId()
  const step = (by: number, key: 'less' | 'more', Sign: typeof IconPlus) => {
    const isEnd = value + by < 1 || value + by > max
    return (
      <Tooltip label={t(`quantity.${key}`)}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={`${label}: ${t(`quantity.${key}`)}`}
          // a disabled button would drop the focus of whoever pressed it last
          aria-disabled={isEnd}
          data-disabled={isEnd || undefined}
          onClick={() => !isEnd && onChange(value + by)}
        >
          <Sign size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    )
  }
  return (
    <fieldset className={classes.box} aria-labelledby={id}>
      <Input.Label id={id} labelElement="div" className={isLabelHidden ? 'visuallyHidden' : undefined}>
        {label}
      </Input.Label>
      <div className={classes.row}>
        {step(-1, 'less', IconMinus)}
        <output className={classes.value} aria-live="polite">
          {format.number(value)}
        </output>
        {step(1, 'more', IconPlus)}
      </div>
    </fieldset>
  )
}
