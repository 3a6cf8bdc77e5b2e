import type { getPlatformDashboard } from '@dsms/contract/insight/dashboard/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { Text } from '@mantine/core'
import {
  IconCalendarDue,
  IconCircleCheck,
  IconLock,
  IconMailX,
  IconUserOff,
  IconUserQuestion,
} from '@tabler/icons-react'
import { placeOf } from '../../../kernel/address/address.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './Dashboard.module.css'

export type AttentionItem = Answer<typeof getPlatformDashboard>['attention'][number]

const signs = {
  invitation_waiting: IconUserQuestion,
  account_locked: IconLock,
  role_without_people: IconUserOff,
  trial_ending: IconCalendarDue,
  mail_failed: IconMailX,
}

interface Props {
  items: AttentionItem[]
  /** What links into a school carry, when the reader is of the platform. */
  search: Record<string, unknown>
}

/** What somebody should act on, each with the way there. */
export function Attention({ items, search }: Props) {
  const t = useText('dashboard')
  const format = useFormat()
  return (
    <section className="card" aria-labelledby="attention">
      <h2 id="attention" className={classes.heading}>
        {t('attention')}
      </h2>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed" style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden />
          {t('attention.none')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {items.map((item) => {
            const Sign = signs[item.kind]
            const link = new URL(item.link, location.origin)
            return (
              <li key={`${item.kind}${item.link}${item.since}${item.subject}`}>
                <Sign size={20} stroke={1.5} aria-hidden />
                <div className={classes.grow}>
                  <LinkAnchor
                    to={placeOf(link.pathname)}
                    search={{ ...search, ...Object.fromEntries(link.searchParams) }}
                  >
                    <Typed>{item.subject}</Typed>
                  </LinkAnchor>
                  <Text size="sm" c="dimmed">
                    {t(`attention.${item.kind}`)}
                    {item.since && ` · ${format.relative(item.since)}`}
                  </Text>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
