import { type cashDesks, closeCashDesk, openCashDesk } from '@dsms/contract/billing/cashDesks/calls'
import { cashDifference } from '@dsms/contract/billing/money/settle'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { PriceInput } from '../../../kit/inputs/PriceInput.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import classes from './Cash.module.css'
import { desks } from './cashDesks.ts'

interface Props {
  desk: WholeRecord<typeof cashDesks>
  school_id: number | undefined
}

/** Whether the desk is open and what should be in it, and the way to open and to close it. */
export function DeskDay({ desk, school_id }: Props) {
  const t = useText('cashDesks')
  const format = useFormat()
  const may = useMay()
  const [asks, setAsks] = useState(false)
  const session = desk.open_session
  const canOpen = !session && desk.status === 'active' && !desk.archived_at && may(openCashDesk)
  const canClose = session !== null && may(closeCashDesk)
  const money = (minor: number) => format.money(minor, session?.currency ?? desk.currency)
  return (
    <section className="card" aria-label={t('today')}>
      <Group justify="space-between" align="start">
        <div>
          <Text fw={600}>
            {session ? t('openSince', { when: format.dateTime(session.opened_at, desk.time_zone) }) : t('shut')}
          </Text>
          {session && (
            <dl className={classes.sums}>
              <dt>{t('float')}</dt>
              <dd>{money(session.float_minor)}</dd>
              <dt>{t('in')}</dt>
              <dd>{money(session.in_minor)}</dd>
              <dt>{t('out')}</dt>
              <dd>{money(0 - session.out_minor)}</dd>
              <dt>{t('expected')}</dt>
              <dd>
                <b>{money(session.expected_minor)}</b>
              </dd>
            </dl>
          )}
        </div>
        {canOpen && (
          <Button leftSection={<IconLockOpen size={18} stroke={1.5} />} onClick={() => setAsks(true)}>
            {t('open')}
          </Button>
        )}
        {canClose && (
          <Button leftSection={<IconLock size={18} stroke={1.5} />} onClick={() => setAsks(true)}>
            {t('close')}
          </Button>
        )}
      </Group>
      {asks && !session && <OpenDialog desk={desk} school_id={school_id} close={() => setAsks(false)} />}
      {asks && session && <CloseDialog desk={desk} school_id={school_id} close={() => setAsks(false)} />}
    </section>
  )
}

function OpenDialog({ desk, school_id, close }: Props & { close: () => void }) {
  const t = useText('cashDesks')
  const changed = useAreaChanged(desks, school_id)
  const [float, setFloat] = useState<number | null>(0)
  const run = async () => {
    await call(openCashDesk, { params: { id: desk.id }, body: { float_minor: float ?? 0, school_id } })
    close()
    showDone(t('opened'))
    await changed()
  }
  return (
    <ConfirmDialog opened title={t('openTitle', { name: desk.name })} action={t('open')} run={run} close={close}>
      <PriceInput
        label={t('float')}
        description={t('floatHelp')}
        currency={desk.currency}
        value={float}
        onChange={setFloat}
      />
    </ConfirmDialog>
  )
}

function CloseDialog({ desk, school_id, close }: Props & { close: () => void }) {
  const t = useText('cashDesks')
  const format = useFormat()
  const changed = useAreaChanged(desks, school_id)
  const session = desk.open_session
  const [counted, setCounted] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  if (!session) return null
  const { differenceMinor } = cashDifference({
    floatMinor: session.float_minor,
    inMinor: session.in_minor,
    outMinor: session.out_minor,
    countedMinor: counted ?? 0,
  })
  const differs = counted !== null && differenceMinor !== 0
  const run = async () => {
    if (counted === null) return setErrors({ counted_minor: codeText('required') })
    if (differs && !reason.trim()) return setErrors({ reason: codeText('reason_required') })
    try {
      const body = { counted_minor: counted, reason: reason.trim() || null, school_id }
      await call(closeCashDesk, { params: { id: desk.id }, body })
    } catch (failure) {
      setErrors(fieldTexts(failure))
      throw failure
    }
    close()
    showDone(t('closed'))
    await changed()
  }
  return (
    <ConfirmDialog
      opened
      title={t('closeTitle', { name: desk.name })}
      text={t('closeText', { expected: format.money(session.expected_minor, session.currency) })}
      action={t('close')}
      run={run}
      close={close}
    >
      <PriceInput
        label={t('counted')}
        currency={session.currency}
        value={counted}
        onChange={setCounted}
        error={errors.counted_minor}
      />
      {differs && (
        <>
          <Text className={classes.difference} aria-live="polite">
            {t('difference', { amount: format.money(differenceMinor, session.currency) })}
          </Text>
          <TextInput
            label={t('reason')}
            required
            dir="auto"
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={errors.reason}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
