import {
  cancelSubscription,
  changeSubscriptionStatus,
  extendTrial,
  type Subscription,
  subscriptionStatuses,
} from '@dsms/contract/platform/subscriptions/calls'
import { Radio, Select, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useSubscriptionsChanged } from './useSubscriptions.ts'

interface Props {
  of: Subscription
  close: () => void
}

/** Does it, says so, and has the list read again. */
function useDone({ of, close }: Props) {
  const t = useText('subscriptions')
  const changed = useSubscriptionsChanged()
  return async (work: Promise<unknown>) => {
    await work
    close()
    showDone(t('done', { school: of.school }))
    await changed()
  }
}

export function TrialDialog(props: Props) {
  const { of, close } = props
  const t = useText('subscriptions')
  const format = useFormat()
  const done = useDone(props)
  const [until, setUntil] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  return (
    <ConfirmDialog
      opened
      title={t('trial.title', { school: of.school })}
      text={of.trial_end && t('trial.now', { day: format.date(of.trial_end) })}
      action={t('trial.action')}
      close={close}
      run={async () => {
        setTried(true)
        if (until) await done(call(extendTrial, { params: { id: of.id }, body: { until } }))
      }}
    >
      <DateField
        label={t('field.trial_end')}
        value={until}
        onChange={setUntil}
        error={isTried && until === null && t('trial.choose')}
      />
    </ConfirmDialog>
  )
}

export function CancelDialog(props: Props) {
  const { of, close } = props
  const t = useText('subscriptions')
  const format = useFormat()
  const done = useDone(props)
  const [when, setWhen] = useState<'period_end' | 'now' | 'never'>(of.cancel_at_period_end ? 'never' : 'period_end')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = when === 'now' && reason.trim() === ''
  const choices = of.cancel_at_period_end ? (['never', 'now'] as const) : (['period_end', 'now'] as const)
  return (
    <ConfirmDialog
      opened
      title={t('cancel.title', { school: of.school })}
      text={t('cancel.text')}
      action={t(when === 'never' ? 'cancel.keep' : 'cancel.action')}
      isDangerous={when !== 'never'}
      close={close}
      run={async () => {
        setTried(true)
        if (isMissing) return
        const body = { when, ...(reason.trim() ? { reason: reason.trim() } : {}) }
        await done(call(cancelSubscription, { params: { id: of.id }, body }))
      }}
    >
      <Radio.Group label={t('cancel.when')} value={when} onChange={setWhen}>
        <Stack gap="xs" mt="xs">
          {choices.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`cancel.${value}`, { day: of.period_end ? format.date(of.period_end) : '' })}
            />
          ))}
        </Stack>
      </Radio.Group>
      {when !== 'never' && (
        <Reason isRequired={when === 'now'} value={reason} change={setReason} error={isTried && isMissing} />
      )}
    </ConfirmDialog>
  )
}

/** Paid, overdue, suspended: cancelling and trials have their own ways. */
export const changeableTo = (status: Subscription['status']) =>
  (['active', 'past_due', 'suspended'] as const).filter((one) =>
    subscriptionStatuses[status].some((next) => next === one),
  )

export function StatusDialog(props: Props) {
  const { of, close } = props
  const t = useText('subscriptions')
  const done = useDone(props)
  const targets = changeableTo(of.status)
  const [status, setStatus] = useState<(typeof targets)[number]>(targets[0] ?? 'active')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = status === 'suspended' && reason.trim() === ''
  return (
    <ConfirmDialog
      opened
      title={t('status.title', { school: of.school })}
      action={t('status.action')}
      close={close}
      run={async () => {
        setTried(true)
        if (isMissing) return
        const body = { status, ...(reason.trim() ? { reason: reason.trim() } : {}) }
        await done(call(changeSubscriptionStatus, { params: { id: of.id }, body }))
      }}
    >
      <Select
        label={t('field.status')}
        required
        allowDeselect={false}
        data={targets.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={status}
        onChange={(value) => setStatus(value ?? status)}
      />
      <Reason isRequired={status === 'suspended'} value={reason} change={setReason} error={isTried && isMissing} />
    </ConfirmDialog>
  )
}

interface ReasonProps {
  isRequired: boolean
  value: string
  change: (value: string) => void
  error: boolean
}

function Reason({ isRequired, value, change, error }: ReasonProps) {
  const t = useText('subscriptions')
  const areas = useText('areas')
  return (
    <Textarea
      label={t('field.status_reason')}
      required={isRequired}
      dir="auto"
      autosize
      minRows={2}
      maxLength={300}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      error={error && areas('sayWhy')}
    />
  )
}
