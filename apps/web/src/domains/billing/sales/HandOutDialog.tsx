import { handOutItem } from '@dsms/contract/billing/sales/calls'
import { NumberInput, Select } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useItemWords } from '../packages/useItemWords.ts'
import type { SaleDialogProps } from './dialogs.ts'

/** Notes that the student got pieces of a package. */
export function HandOutDialog({ sale, school_id, close, done }: SaleDialogProps) {
  const t = useText('sales')
  const format = useFormat()
  const { nameOf } = useItemWords()
  const items = sale.items.filter(({ piece, left }) => piece !== null && left > 0)
  const [chosen, setChosen] = useState(items[0]?.id)
  const [qty, setQty] = useState<number | string>(1)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const left = items.find(({ id }) => id === chosen)?.left ?? 0
  const run = async () => {
    if (chosen === undefined || !qty) return setErrors({ qty: codeText('required') })
    try {
      const params = { id: sale.id, item_id: chosen }
      await call(handOutItem, { params, body: { qty: Number(qty), school_id } })
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
    await done(t('handOut.done'))
  }
  return (
    <ConfirmDialog
      opened
      title={t('handOut.title', { name: sale.name })}
      action={t('act.handOut')}
      run={run}
      close={close}
    >
      <Select
        label={t('handOut.item')}
        allowDeselect={false}
        data={items.map((item) => ({ value: String(item.id), label: nameOf(item) }))}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(id) => setChosen(Number(id))}
      />
      <NumberInput
        label={t('handOut.qty')}
        description={t('handOut.left', { left: format.number(left) })}
        required
        allowDecimal={false}
        min={1}
        max={left}
        value={qty}
        onChange={setQty}
        error={errors.qty}
      />
    </ConfirmDialog>
  )
}
