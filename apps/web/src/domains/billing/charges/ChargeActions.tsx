import * as c from '@dsms/contract/billing/charges/calls'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'

interface Props {
  charge: c.OfficeCharge
  school_id: number | undefined
  changed: () => Promise<unknown>
}

/** What the office can do about a charge that is open or owed back. */
export function ChargeActions({ charge, school_id, changed }: Props) {
  const t = useText('charges')
  const format = useFormat()
  const may = useMay()
  const [open, setOpen] = useState<'pay' | 'waive' | 'pay_back'>()
  const { id, version, status } = charge
  const what = t(`kind.${charge.kind}`)
  const amount = format.money(charge.amount_minor, charge.currency)
  const close = () => setOpen(undefined)
  const done = async (text: string) => {
    close()
    showDone(text)
    await changed()
  }
  const button = (action: 'pay' | 'waive' | 'pay_back') => (
    <Button
      variant="default"
      size="xs"
      mih={36}
      aria-label={t('of', { action: t(action), what, amount })}
      onClick={() => setOpen(action)}
    >
      {t(action)}
    </Button>
  )
  if (status === 'owed_back')
    return (
      <Group gap="xs">
        {may(c.payBackCharge) && button('pay_back')}
        <ConfirmDialog
          opened={open === 'pay_back'}
          title={t('payBackTitle', { what })}
          text={t('payBackText', { amount })}
          action={t('pay_back')}
          close={close}
          run={async () => {
            await call(c.payBackCharge, { params: { id }, body: { version, school_id } })
            await done(t('paidBack'))
          }}
        />
      </Group>
    )
  if (status !== 'open') return null
  return (
    <Group gap="xs">
      {may(c.payCharge) && button('pay')}
      {may(c.waiveCharge) && button('waive')}
      <ConfirmDialog
        opened={open === 'pay'}
        title={t('payTitle', { what })}
        text={t('payText', { amount })}
        action={t('pay')}
        close={close}
        run={async () => {
          await call(c.payCharge, { params: { id }, body: { version, school_id } })
          await done(t('paid'))
        }}
      />
      {open === 'waive' && (
        <ReasonDialog
          title={t('waiveTitle', { what })}
          text={t('waiveText', { amount })}
          action={t('waive')}
          reasonLabel={t('reason')}
          isReasonRequired
          close={close}
          run={async (reason) => {
            await call(c.waiveCharge, { params: { id }, body: { version, reason, school_id } })
            await done(t('waived'))
          }}
        />
      )}
    </Group>
  )
}
