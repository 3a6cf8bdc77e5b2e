import { toMajor, toMinor } from '@dsms/contract/kernel/money'
import { NumberInput, Text, TextInput } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Repeater } from '../../../../kit/form/Repeater.tsx'
import { DecimalInput } from '../../../../kit/inputs/DecimalInput.tsx'
import { newLine, type Trial, type TypedLine } from './useTrial.ts'

/** Bought items, line by line, with their total; amounts are kept in the smallest unit of the money. */
export function TrialLines({ form, isReadOnly = false }: Pick<Trial, 'form'> & { isReadOnly?: boolean }) {
  const t = useText('forms')
  const format = useFormat()
  const { lines } = form.values
  const sum = ({ price_minor, quantity }: TypedLine) => (price_minor ?? 0) * (quantity ?? 0)
  const change = (next: TypedLine[]) => {
    form.setFieldValue('lines', next)
    // errors know lines by their place, which is another one now
    form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([path]) => !path.startsWith('lines'))))
  }
  return (
    <Repeater
      label={t('line.label')}
      lines={lines}
      onChange={change}
      empty={newLine}
      keyOf={({ key }) => key}
      nameOf={({ item }, place) => item || t('line.name', { number: place + 1 })}
      addLabel={t('line.add')}
      most={20}
      isReadOnly={isReadOnly}
      foot={
        <Text fw={600}>
          {t('line.total')}:{' '}
          {format.money(
            lines.map(sum).reduce((all, one) => all + one, 0),
            'SAR',
          )}
        </Text>
      }
    >
      {(line, set, place) => (
        <>
          <TextInput
            label={t('line.item')}
            required
            dir="auto"
            readOnly={isReadOnly}
            value={line.item}
            onChange={(event) => set({ item: event.currentTarget.value })}
            error={form.errors[`lines.${place}.item`]}
          />
          <DecimalInput
            label={t('line.price')}
            required
            readOnly={isReadOnly}
            least={2}
            most={2}
            unit={t('shared.currency')}
            value={line.price_minor === null ? null : toMajor(line.price_minor, 'SAR')}
            onChange={(amount) => set({ price_minor: amount === null ? null : toMinor(amount, 'SAR') })}
            error={form.errors[`lines.${place}.price_minor`]}
          />
          <NumberInput
            label={t('line.quantity')}
            required
            readOnly={isReadOnly}
            min={1}
            max={99}
            allowDecimal={false}
            value={line.quantity ?? ''}
            onChange={(next) => set({ quantity: next === '' ? null : Number(next) })}
            error={form.errors[`lines.${place}.quantity`]}
          />
          <TextInput label={t('line.sum')} readOnly variant="filled" value={format.money(sum(line), 'SAR')} />
        </>
      )}
    </Repeater>
  )
}
