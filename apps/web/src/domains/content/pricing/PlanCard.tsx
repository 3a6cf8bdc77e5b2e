import type { Answer } from '@dsms/contract/kernel/endpoint'
import { toMinor } from '@dsms/contract/kernel/money'
import type { BillingCycle, getOwnPlan, ShownPlan } from '@dsms/contract/platform/plans/calls'
import { Badge } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './PlanCard.module.css'
import { PlanChoice } from './PlanChoice.tsx'

interface Props {
  plan: ShownPlan
  cycle: BillingCycle
  own: Answer<typeof getOwnPlan> | undefined
}

/** One plan: for whom, what it costs, what is in it, and the way to it. */
export function PlanCard({ plan, cycle, own }: Props) {
  const t = useText('plans')
  const format = useFormat()
  const { title, img, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular, currency } = plan
  const isYearly = cycle === 'yearly'
  const money = (amount: number) => format.price(toMinor(amount, currency), currency)
  const saved = monthlyPrice === 0 ? 0 : Math.round((1 - yearlyPlan.perMonth / monthlyPrice) * 100)
  return (
    <li className={`card ${classes.plan}`} data-popular={popular || undefined}>
      {popular && <Badge className={classes.badge}>{t('popular')}</Badge>}
      <img src={img} alt="" width={200} height={110} className={classes.picture} />
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.quiet}>{subtitle}</p>
      <p className={classes.price}>
        <bdi className={classes.amount}>{money(isYearly ? yearlyPlan.perMonth : monthlyPrice)}</bdi>
        <span className={classes.quiet}>{t('perMonth')}</span>
      </p>
      <p className={classes.year}>
        {isYearly && yearlyPlan.totalAnnual > 0 && t('perYear', { price: money(yearlyPlan.totalAnnual) })}
        {isYearly && saved > 0 && <span className={classes.saved}>{t('saved', { percent: saved })}</span>}
      </p>
      <ul className={classes.benefits}>
        {planBenefits.map((benefit) => (
          <li key={benefit}>
            <IconCheck size={18} stroke={2} aria-hidden />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <div className={classes.choice}>
        <PlanChoice plan={plan} cycle={cycle} own={own} />
      </div>
    </li>
  )
}
