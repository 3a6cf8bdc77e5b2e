import type { InvoiceSettings } from '@dsms/contract/billing/invoices/settings'
import { invoiceTotals } from '@dsms/contract/billing/invoices/totals'
import { Button, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showUndo } from '../../../../ui/toasts/toasts.tsx'
import { SheetTotals } from '../sheet/SheetTotals.tsx'
import classes from './Form.module.css'
import { figuresOf, type InvoiceValues, newLine } from './formValues.ts'
import { LineRow } from './LineRow.tsx'

interface Props {
  form: UseFormReturnType<InvoiceValues>
  settings: InvoiceSettings
}

const mostLines = 100

/** Billed items, line by line, and their sum: the server adds up by the same rule. */
export function LinesField({ form, settings }: Props) {
  const t = useText('invoices')
  const common = useText('common')
  const list = useRef<HTMLOListElement>(null)
  const [news, tell] = useState('')
  const { lines } = form.values
  const { currency } = settings
  const totals = invoiceTotals(lines.map(figuresOf))

  /** Once the list is drawn again. */
  const focus = (place: number, part: string) =>
    requestAnimationFrame(() =>
      list.current?.children[place]
        ?.querySelector<HTMLElement>(`[data-part="${part}"] , [data-path$=".${part}"]`)
        ?.focus(),
    )
  const add = () => {
    form.insertListItem('lines', newLine(settings))
    focus(lines.length, 'description')
  }
  const move = (from: number, to: number, part: 'up' | 'down') => {
    form.reorderListItem('lines', { from, to })
    tell(t('line.moved', { from: from + 1, to: to + 1 }))
    // at either end the button that was pressed cannot go on
    const isEnd = part === 'up' ? to === 0 : to === lines.length - 1
    focus(to, isEnd ? (part === 'up' ? 'down' : 'up') : part)
  }
  const remove = (place: number) => {
    const removed = lines[place]
    if (!removed) return
    form.removeListItem('lines', place)
    showUndo(t('line.removed', { n: place + 1 }), common('undo'), () => form.insertListItem('lines', removed, place))
    focus(Math.min(place, lines.length - 2), 'description')
  }

  return (
    <fieldset className={`card ${classes.group}`}>
      <legend className={classes.legend}>{t('group.lines')}</legend>
      <ol ref={list} className={classes.lines}>
        {lines.map((line, place) => (
          <LineRow
            key={line.key}
            form={form}
            line={line}
            place={place}
            count={lines.length}
            currency={currency}
            move={move}
            remove={remove}
          />
        ))}
      </ol>
      <span className="visuallyHidden" role="status">
        {news}
      </span>
      {form.errors.lines && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {form.errors.lines}
        </Text>
      )}
      <div className={classes.linesEnd}>
        <Button
          variant="light"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={add}
          disabled={lines.length >= mostLines}
        >
          {t('line.add')}
        </Button>
        <SheetTotals sheet={{ totals, currency, paidMinor: 0, creditedMinor: 0, balanceMinor: totals.totalMinor }} />
      </div>
    </fieldset>
  )
}
