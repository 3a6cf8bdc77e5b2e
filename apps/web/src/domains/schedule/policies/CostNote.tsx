import type { LessonCost } from '@dsms/contract/schedule/policies/calls'
import { Alert } from '@mantine/core'
import { IconCircleCheck, IconCoin } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'

interface Props {
  cost: LessonCost
  zone: string
  /** Whose it is, where that is not plain. */
  name?: string | undefined
}

/** What a call-off or a move costs and why, before anybody agrees to it. */
export function CostNote({ cost, zone, name }: Props) {
  const t = useText('policies')
  const format = useFormat()
  const { cause, percent, amount_minor: amount, currency, free_by: freeBy = 'notice' } = cost
  const isFree = percent === 0 || currency === null
  const said =
    percent === 0 || currency === null ? t('free') : amount === null ? t('hidden') : format.money(amount, currency)
  return (
    <Alert
      role="status"
      color={isFree ? 'green' : 'orange'}
      icon={isFree ? <IconCircleCheck size={20} stroke={1.5} /> : <IconCoin size={20} stroke={1.5} />}
      title={
        <>
          {name && (
            <>
              <bdi>{name}</bdi>
              {': '}
            </>
          )}
          <bdi>{said}</bdi>
        </>
      }
    >
      {percent > 0 && currency === null
        ? t('unpriced')
        : t(`cause.${cause}`, {
            until: format.dateTime(cost.free_until, zone),
            percent: format.number(percent / 100, { style: 'percent' }),
          })}
      {freeBy !== 'notice' &&
        (cause === 'in_time' || cause === 'late' || cause === 'last_minute') &&
        ` ${t(`freeBy.${freeBy}`)}`}
      {!isFree && ` ${[cost.may_prove && t('mayProve'), t('refill')].filter(Boolean).join(' ')}`}
    </Alert>
  )
}
