import { listPlanRequests } from '@dsms/contract/platform/plans/calls'
import * as c from '@dsms/contract/platform/subscriptions/calls'
import { Text } from '@mantine/core'
import { IconCalendarPlus, IconCircleOff, IconInbox, IconReplace, IconToggleRight } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { keysOf } from '../../../kernel/objects.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import type { RowAction } from '../../../kit/records/types.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import { ChangePlanDialog } from './ChangePlanDialog.tsx'
import { CancelDialog, changeableTo, StatusDialog, TrialDialog } from './SubscriptionDialogs.tsx'
import { useSubscriptionColumns } from './subscriptionColumns.tsx'
import { subscriptionsKey, useOffer } from './useSubscriptions.ts'

type Doing = 'plan' | 'trial' | 'status' | 'cancel'
const dialogs = { plan: ChangePlanDialog, trial: TrialDialog, status: StatusDialog, cancel: CancelDialog }
const look = { size: 18, stroke: 1.5 } as const

const statuses = keysOf(c.subscriptionStatuses)

/** What each school has, pays and uses. */
export function SubscriptionsPage() {
  const t = useText('subscriptions')
  const may = useMay()
  const list = useListState(['plan_id', 'status', 'near'])
  const columns = useSubscriptionColumns()
  const plans = useOffer() ?? []
  const [open, setOpen] = useState<{ of: c.Subscription; doing: Doing }>()
  const Dialog = open && dialogs[open.doing]

  const rowActions = (of: c.Subscription): RowAction[] => {
    const action = (key: Doing, icon: RowAction['icon']): RowAction => ({
      key,
      icon,
      label: t(`do.${key}`),
      run: () => setOpen({ of, doing: key }),
      ...(key === 'cancel' ? { isDangerous: true } : {}),
    })
    const actions: (RowAction | false)[] = [
      may(c.changeSubscriptionPlan) && of.status !== 'suspended' && action('plan', <IconReplace {...look} />),
      may(c.extendTrial) &&
        of.trial_end !== null &&
        ['trialing', 'past_due'].includes(of.status) &&
        action('trial', <IconCalendarPlus {...look} />),
      may(c.changeSubscriptionStatus) &&
        of.period_end !== null &&
        of.status !== 'cancelled' &&
        changeableTo(of.status).length > 0 &&
        action('status', <IconToggleRight {...look} />),
      may(c.cancelSubscription) &&
        of.period_end !== null &&
        of.status !== 'cancelled' &&
        action('cancel', <IconCircleOff {...look} />),
    ]
    return actions.filter((one) => one !== false)
  }
  return (
    <>
      <RecordsPage
        name="subscriptions"
        label={t('title')}
        list={list}
        queryKey={[...subscriptionsKey, 'list']}
        load={({ q, sort, filters, page, perPage }, signal) =>
          call(
            c.listSubscriptions,
            {
              query: {
                q: q || undefined,
                sort: sort || undefined,
                plan_id: filters.plan_id,
                status: statuses.find((one) => one === filters.status),
                near: filters.near === 'true' ? 'true' : undefined,
                page,
                perPage,
              },
            },
            signal,
          )
        }
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ school }) => school}
        searchLabel={t('search')}
        filters={[
          {
            name: 'plan_id',
            label: t('field.plan_id'),
            choices: plans.map(({ id, title }) => ({ value: String(id), label: title })),
          },
          {
            name: 'status',
            label: t('field.status'),
            choices: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
          },
          { name: 'near', label: t('field.usage'), choices: [{ value: 'true', label: t('near') }] },
        ]}
        rowActions={rowActions}
        action={
          may(listPlanRequests) && (
            <LinkButton to="/pages/pricing/manage" variant="default" leftSection={<IconInbox {...look} />}>
              {t('requests')}
            </LinkButton>
          )
        }
        empty={{ text: t('empty'), action: <Text c="dimmed">{t('emptyHelp')}</Text> }}
      />
      {Dialog && <Dialog key={`${open.of.id}${open.doing}`} of={open.of} close={() => setOpen(undefined)} />}
    </>
  )
}
