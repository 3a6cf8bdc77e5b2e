import * as c from '@dsms/contract/billing/charges/calls'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useChargeName } from './useChargeName.ts'

interface Props {
  charge: c.OfficeCharge
  school_id: number | undefined
  changed: () => Promise<unknown>
}

/** Ends what is open of a charge without money: the school waives it, or no longer expects it. */
export function ChargeActions({ charge, school_id, changed }: Props) {
  const t = useText('charges')
  const format = useFormat()
  const may = useMay()
  const nameOf = useChargeName()
  const [open, setOpen] = useState<'waive' | 'write_off'>()
  const { id, version, open_minor } = charge
  if (open_minor === 0 || !may(c.waiveCharge)) return null
  const what = charge.sale ? nameOf(charge) : t(`kind.${charge.kind}`)
  const amount = format.money(open_minor, charge.currency)
  const acts = {
    waive: { title: t('waiveTitle', { what }), text: t('waiveText', { amount }), done: t('waived'), of: c.waiveCharge },
    write_off: {
      title: t('writeOffTitle', { what }),
      text: t('writeOffText', { amount }),
      done: t('writtenOff'),
      of: c.writeOffCharge,
    },
  }
  const close = () => setOpen(undefined)
  return (
    <Group gap="xs">
      {(['waive', 'write_off'] as const).map((act) => (
        <Button
          key={act}
          variant="default"
          size="xs"
          mih={36}
          aria-label={t('of', { action: t(act), what, amount })}
          onClick={() => setOpen(act)}
        >
          {t(act)}
        </Button>
      ))}
      {open && (
        <ReasonDialog
          title={acts[open].title}
          text={acts[open].text}
          action={t(open)}
          reasonLabel={t('reason')}
          isReasonRequired
          close={close}
          run={async (reason) => {
            await call(acts[open].of, { params: { id }, body: { version, reason, school_id } })
            close()
            showDone(acts[open].done)
            await changed()
          }}
        />
      )}
    </Group>
  )
}
