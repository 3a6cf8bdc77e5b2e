import { changeStock, listStockChanges, type ManagedProduct } from '@dsms/contract/shop/shop/manage'
import { Button, Group, Modal, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../../kernel/call/call.ts'
import { fieldTexts, useErrorText } from '../../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../../kernel/i18n/format.ts'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../../ui/Bidi.tsx'
import { showDone } from '../../../../../ui/toasts/toasts.tsx'
import classes from '../Manage.module.css'
import { manageKeys, useManageChanged } from '../useManage.ts'

const reasons = ['delivery', 'count', 'damage', 'loss', 'return', 'other'] as const

/** Adds to the stock or takes from it with a reason, and shows what happened to it lately. */
export function StockDialog({ product, close }: { product: ManagedProduct; close: () => void }) {
  const t = useText('shop')
  const common = useText('common')
  const errorText = useErrorText()
  const changed = useManageChanged()
  const [change, setChange] = useState<number | string>('')
  const [reason, setReason] = useState<(typeof reasons)[number]>('delivery')
  const [note, setNote] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const by = Number(change) || 0

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (by === 0) return setProblem(t('stock.changeNeeded'))
    setSaving(true)
    setProblem('')
    try {
      const answer = await call(changeStock, { params: { id: product.id }, body: { change: by, reason, note } })
      showDone(t('stock.changed', { name: product.name, count: answer.product.stock ?? 0 }))
      close()
      await changed()
    } catch (failure) {
      setProblem(fieldTexts(failure).change ?? errorText(failure))
      setSaving(false)
    }
  }
  return (
    <Modal opened onClose={close} title={t('stock.title', { name: product.name })}>
      <form onSubmit={save} noValidate>
        <Stack gap="sm">
          <NumberInput
            label={t('stock.by')}
            description={t('stock.now', { now: product.stock ?? 0, after: Math.max(0, (product.stock ?? 0) + by) })}
            required
            data-autofocus
            allowDecimal={false}
            min={-(product.stock ?? 0)}
            max={1_000_000}
            value={change}
            error={problem}
            onChange={setChange}
          />
          <Select
            label={t('stock.reason')}
            allowDeselect={false}
            data={reasons.map((value) => ({ value, label: t(`stock.reason.${value}`) }))}
            value={reason}
            onChange={(value) => setReason(reasons.find((one) => one === value) ?? 'other')}
          />
          <TextInput
            label={t('note')}
            dir="auto"
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('stock.change')}
            </Button>
          </Group>
        </Stack>
      </form>
      <StockHistory productId={product.id} />
    </Modal>
  )
}

function StockHistory({ productId }: { productId: number }) {
  const t = useText('shop')
  const format = useFormat()
  const { data } = useQuery({
    queryKey: [...manageKeys.products, 'stock', productId],
    queryFn: ({ signal }) =>
      call(listStockChanges, { params: { id: productId }, query: { page: 1, perPage: 10 } }, signal),
  })
  if (!data || data.rows.length === 0) return null
  return (
    <Stack gap={4} mt="lg">
      <Text size="sm" fw={600}>
        {t('stock.history')}
      </Text>
      <ul className={classes.rows}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <Text size="sm" fw={600} className="tabular" miw={44}>
              <bdi dir="ltr">{format.number(row.change, { signDisplay: 'always' })}</bdi>
            </Text>
            <div className={classes.grow}>
              <Text size="sm">
                {t(`stock.reason.${row.reason}`)}
                {row.note && (
                  <>
                    {' · '}
                    <Typed>{row.note}</Typed>
                  </>
                )}
              </Text>
              <Text size="xs" c="dimmed">
                {[format.dateTime(row.at), row.by].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Text size="sm" c="dimmed" className="tabular">
              {t('stock.after', { count: row.stock })}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
