import { requestPlan } from '@dsms/contract/platform/plans/calls'
import type { OwnSubscription } from '@dsms/contract/platform/subscriptions/calls'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { type PlanChoice, PlanFields } from './PlanFields.tsx'
import { useOffer, useSubscriptionsChanged } from './useSubscriptions.ts'

/** Asks the platform for another plan; nothing changes before it answers. */
export function AskPlanDialog({ own, close }: { own: OwnSubscription; close: () => void }) {
  const t = useText('subscriptions')
  const plans = useOffer() ?? []
  const changed = useSubscriptionsChanged()
  const place = plans.findIndex(({ id }) => id === own.plan_id)
  const larger = plans[place + 1] ?? plans.find(({ id }) => id !== own.plan_id)
  const [chosen, setChosen] = useState<PlanChoice>()
  const [isTried, setTried] = useState(false)
  const choice = chosen ?? { plan_id: larger ? String(larger.id) : null, cycle: own.cycle }
  return (
    <ConfirmDialog
      opened
      title={t('ask.title')}
      text={
        <>
          {t('ask.text')} <LinkAnchor to="/pages/pricing">{t('ask.compare')}</LinkAnchor>
        </>
      }
      action={t('ask.send')}
      close={close}
      run={async () => {
        setTried(true)
        if (choice.plan_id === null) return
        await call(requestPlan, { params: { id: Number(choice.plan_id) }, body: { cycle: choice.cycle } })
        close()
        showDone(t('ask.done'))
        await changed()
      }}
    >
      <PlanFields
        plans={plans}
        value={choice}
        onChange={setChosen}
        error={isTried && choice.plan_id === null && t('ask.choose')}
      />
    </ConfirmDialog>
  )
}
