import type { Answer } from '@dsms/contract/kernel/endpoint'
import { type BillingCycle, type getOwnPlan, requestPlan, type ShownPlan } from '@dsms/contract/platform/plans/calls'
import { Button, Text } from '@mantine/core'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { usePlansChanged } from '../../platform/public.ts'

interface Props {
  plan: ShownPlan
  cycle: BillingCycle
  own: Answer<typeof getOwnPlan> | undefined
}

/** The way to a plan: strangers register, a school that has another one asks for it, and everybody else just reads. */
export function PlanChoice({ plan: { id, title, monthlyPrice, trialDays, popular }, cycle, own }: Props) {
  const t = useText('plans')
  const user = useSession()
  const may = useMay()
  const changed = usePlansChanged()
  const [isAsking, setAsking] = useState(false)
  const variant = popular ? 'filled' : 'outline'

  if (!user) {
    return (
      <LinkButton to="/register" fullWidth variant={variant}>
        {trialDays > 0 ? t('try', { count: trialDays }) : t('start')}
      </LinkButton>
    )
  }
  if (!own?.plan_id) return null
  const isSameCycle = own.cycle === cycle || monthlyPrice === 0
  if (own.plan_id === id && isSameCycle) return <Mark icon="own" text={t('own')} />
  if (own.asked_plan_id === id && own.asked_cycle === cycle) return <Mark icon="asked" text={t('asked')} />
  if (!may(requestPlan)) return null
  const ask = async () => {
    await call(requestPlan, { params: { id }, body: { cycle } })
    setAsking(false)
    showDone(t('ask.done', { plan: title }))
    await changed()
  }
  return (
    <>
      <Button fullWidth variant={variant} onClick={() => setAsking(true)}>
        {own.plan_id === id ? t(`ask.cycle.${cycle}`) : t('ask')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('ask.title', { plan: title })}
        text={t(`ask.text.${cycle}`)}
        action={t('ask.send')}
        run={ask}
        close={() => setAsking(false)}
      />
    </>
  )
}

function Mark({ icon, text }: { icon: 'own' | 'asked'; text: string }) {
  const Sign = icon === 'own' ? IconCircleCheck : IconClock
  return (
    <Text fw={500} ta="center" lh="36px" c={icon === 'own' ? 'var(--good-text)' : undefined}>
      <Sign size={18} stroke={1.5} style={{ verticalAlign: 'middle', marginInlineEnd: 6 }} aria-hidden />
      {text}
    </Text>
  )
}
