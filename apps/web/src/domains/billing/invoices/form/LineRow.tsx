import { invoiceItems } from '@dsms/contract/billing/invoices/totals'
import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { ActionIcon, Select, Textarea, Tooltip } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DecimalInput } from '../../../../kit/inputs/DecimalInput.tsx'
import classes from './Form.module.css'
import { figuresOf, type InvoiceValues, type LineValues } from './formValues.ts'
import { useItemChoice } from './useItemChoice.ts'

interface Props {
  form: UseFormReturnType<InvoiceValues>
  line: LineValues
  place: number
  count: number
  currency: string
  move: (from: number, to: number, part: 'up' | 'down') => void
  remove: (place: number) => void
}

/** One line: what it is, how much of it at which price, less discount and with tax. */
export function LineRow({ form, line, place, count, currency, move, remove }: Props) {
  const t = useText('invoices')
  const format = useFormat()
  const chooseItem = useItemChoice(form, place)
  const at = (name: keyof LineValues) => `lines.${place}.${name}`
  const n = place + 1
  const digits = digitsOf(currency)

  const share = (name: 'discountBps' | 'tax1Bps' | 'tax2Bps', label: string) => (
    <DecimalInput
      label={label}
      most={2}
      unit="%"
      {...form.getInputProps(at(name))}
      value={line[name] === null ? null : line[name] / 100}
      onChange={(value) => form.setFieldValue(at(name), value === null ? null : Math.round(value * 100))}
    />
  )
  return (
    <li className={classes.line}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid in every browser */}
      <div role="group" aria-label={t('line.nth', { n })} className={classes.lineFields}>
        <Select
          label={t('line.kind')}
          className={classes.kind}
          allowDeselect={false}
          data={invoiceItems.map((value) => ({ value, label: t(`item.${value}`) }))}
          {...form.getInputProps(at('item'))}
          onChange={chooseItem}
        />
        <Textarea
          label={t('line.description')}
          className={classes.description}
          required
          dir="auto"
          autosize
          minRows={1}
          maxLength={500}
          {...form.getInputProps(at('description'))}
        />
        <DecimalInput
          label={t('line.price')}
          required
          least={digits}
          most={digits}
          unit={currency}
          {...form.getInputProps(at('unitPriceMinor'))}
          value={line.unitPriceMinor === null ? null : toMajor(line.unitPriceMinor, currency)}
          onChange={(value) =>
            form.setFieldValue(at('unitPriceMinor'), value === null ? null : toMinor(value, currency))
          }
        />
        <DecimalInput label={t('line.qty')} required most={3} {...form.getInputProps(at('qty'))} value={line.qty} />
        {share('discountBps', t('line.discount'))}
        {share('tax1Bps', t('line.tax1'))}
        {share('tax2Bps', t('line.tax2'))}
        <div className={classes.net}>
          <span>{t('line.net')}</span>
          <output>{format.money(figuresOf(line).netMinor, currency)}</output>
        </div>
      </div>
      <div className={classes.lineTools}>
        <Tooltip label={t('line.up', { n })}>
          <ActionIcon
            size={32}
            data-part="up"
            aria-label={t('line.up', { n })}
            disabled={place === 0}
            onClick={() => move(place, place - 1, 'up')}
          >
            <IconArrowUp size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('line.down', { n })}>
          <ActionIcon
            size={32}
            data-part="down"
            aria-label={t('line.down', { n })}
            disabled={place === count - 1}
            onClick={() => move(place, place + 1, 'down')}
          >
            <IconArrowDown size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('line.remove', { n })}>
          <ActionIcon
            size={32}
            aria-label={t('line.remove', { n })}
            disabled={count === 1}
            onClick={() => remove(place)}
          >
            <IconX size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </div>
    </li>
  )
}
