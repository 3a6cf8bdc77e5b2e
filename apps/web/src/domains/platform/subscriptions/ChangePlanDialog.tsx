import { changeSubscriptionPlan, quotePlanChange, type Subscription } from '@dsms/contract/platform/subscriptions/calls'
import { Alert, Checkbox, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { type PlanChoice, PlanFields } from './PlanFields.tsx'
import { UsageBars } from './UsageBars.tsx'
import { subscriptionsKey, useOffer, useSubscriptionsChanged } from './useSubscriptions.ts'

/** Another plan for a school, with what it means before it is done: from when, what is paid today, what is too much. */
export function ChangePlanDialog({ of, close }: { of: Subscription; close: () => void }) {
  const t = useText('subscriptions')
  const format = useFormat()
  const plans = useOffer() ?? []
  const changed = useSubscriptionsChanged()
  const [choice, setChoice] = useState<PlanChoice>({ plan_id: of.plan_id ? String(of.plan_id) : null, cycle: of.cycle })
  const [wantsTrial, setWantsTrial] = useState(false)
  const isSame = Number(choice.plan_id) === of.plan_id && choice.cycle === of.cycle && of.status !== 'cancelled'
  const plan_id = Number(choice.plan_id)
  const quote = useQuery({
    queryKey: [...subscriptionsKey, 'quote', of.id, plan_id, choice.cycle],
    queryFn: ({ signal }) =>
      call(quotePlanChange, { params: { id: of.id }, query: { plan_id, cycle: choice.cycle } }, signal),
    enabled: plan_id > 0 && !isSame,
  })
  const answer = isSame ? undefined : quote.data
  const isTooMuch = (answer?.too_much.length ?? 0) > 0
  const withTrial = wantsTrial && (answer?.trial_days ?? 0) > 0
  return (
    <ConfirmDialog
      opened
      title={t('change.title', { school: of.school })}
      text={t('change.now', { plan: of.plan ?? '–', cycle: t(`cycle.${of.cycle}`) })}
      action={t('change.action')}
      close={close}
      run={async () => {
        await call(changeSubscriptionPlan, {
          params: { id: of.id },
          body: { plan_id, cycle: choice.cycle, with_trial: withTrial },
        })
        close()
        showDone(t('change.done', { school: of.school }))
        await changed()
      }}
    >
      <PlanFields plans={plans} value={choice} onChange={setChoice} />
      {quote.isError && !isSame && <ErrorBox error={quote.error} onRetry={() => void quote.refetch()} />}
      {quote.isFetching && !isSame && <Skeleton height={48} />}
      {isSame && of.next_plan && (
        <Text size="sm" role="status">
          {t('change.takeBack', { plan: of.next_plan })}
        </Text>
      )}
      {answer && !quote.isFetching && (
        <Stack gap="xs" role="status">
          {isTooMuch ? (
            <Alert color="red" icon={<IconAlertTriangle size={20} stroke={1.5} />} title={t('change.tooMuch')}>
              <UsageBars usage={answer.too_much} />
            </Alert>
          ) : (
            <>
              <Text size="sm">
                {answer.is_at_once ? t('change.atOnce') : t('change.later', { day: format.date(answer.holds_from) })}
              </Text>
              {answer.is_at_once && (
                <Text fw={600}>
                  {t('change.due', { price: format.price(withTrial ? 0 : answer.due, answer.currency) })}
                </Text>
              )}
              {answer.is_at_once && !withTrial && answer.credit > 0 && (
                <Text size="sm" c="dimmed">
                  {t('change.credit', {
                    charge: format.price(answer.charge, answer.currency),
                    credit: format.price(answer.credit, answer.currency),
                  })}
                </Text>
              )}
              {answer.trial_days > 0 && (
                <Checkbox
                  label={t('change.trial', { count: answer.trial_days })}
                  checked={wantsTrial}
                  onChange={(event) => setWantsTrial(event.currentTarget.checked)}
                />
              )}
            </>
          )}
        </Stack>
      )}
    </ConfirmDialog>
  )
}
