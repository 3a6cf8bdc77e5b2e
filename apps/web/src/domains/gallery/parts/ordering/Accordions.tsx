import { Accordion, Paper } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'

const areas = ['students', 'vehicles', 'exams', 'invoices'] as const

export interface Frame {
  withBorder: boolean
  shadow: 'none' | 'xs' | 'sm' | 'md'
}

interface Props extends Frame {
  variant: 'default' | 'contained' | 'filled' | 'separated'
  /** Between parts that stand apart. */
  gap: 'xs' | 'md' | 'xl'
  chevronPosition: 'left' | 'right'
  /** Of the last part. */
  disabled?: boolean
  multiple?: boolean
}

/** Four areas of a driving school, one below the other; border and shadow are those of each part where parts stand apart. */
export function Accordions({ withBorder, shadow, gap, disabled = false, multiple, ...props }: Props) {
  const t = useText('parts')
  const isApart = props.variant === 'separated'
  const items = areas.map((area, at) => (
    <Accordion.Item
      key={area}
      value={area}
      {...(isApart && {
        mt: at > 0 ? gap : 0,
        bd: withBorder ? '1px solid var(--border)' : undefined,
        style: { boxShadow: shadow === 'none' ? undefined : `var(--mantine-shadow-${shadow})` },
      })}
    >
      <Accordion.Control disabled={disabled && area === 'invoices'}>{t(`shared.${area}`)}</Accordion.Control>
      <Accordion.Panel>{t(`shared.${area}Text`)}</Accordion.Panel>
    </Accordion.Item>
  ))
  return (
    <Paper {...(isApart ? { bg: 'transparent' } : { withBorder, shadow })}>
      {/* how many may be open decides whether its value is one or several */}
      {multiple ? (
        <Accordion {...props} multiple defaultValue={['students', 'exams']}>
          {items}
        </Accordion>
      ) : (
        <Accordion {...props} defaultValue="students">
          {items}
        </Accordion>
      )}
    </Paper>
  )
}
