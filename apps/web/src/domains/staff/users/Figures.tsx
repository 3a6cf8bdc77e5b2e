import { Skeleton, Text } from '@mantine/core'
import { IconClock, IconCreditCard, IconUserCheck, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './Users.module.css'
import { usersKey, useUserCalls, type Whose } from './useUsers.ts'

const cards = [
  { name: 'total', icon: IconUsers },
  { name: 'paid', icon: IconCreditCard },
  { name: 'active', icon: IconUserCheck, filter: { status: 'active' } },
  { name: 'pending', icon: IconClock, filter: { status: 'pending' } },
] as const

/** Four numbers over the list, each with what a month has changed. */
export function Figures({ whose }: { whose: Whose }) {
  const t = useText('users')
  const format = useFormat()
  const calls = useUserCalls(whose.school_id)
  const { data, isError } = useQuery({
    queryKey: [...usersKey(whose.school_id), 'figures'],
    queryFn: ({ signal }) => calls.figures(signal),
  })
  // the list below says what went wrong; numbers that are not there are no reason to stop
  if (isError) return null
  return (
    <section className={classes.figures} aria-label={t('figures')}>
      {cards.map(({ name, icon: Sign, ...card }) => (
        <div key={name} className={`card ${classes.figure}`}>
          <div>
            <Text size="sm" c="dimmed">
              {t(`figure.${name}`)}
            </Text>
            {data ? (
              <>
                <Text className={classes.number}>{format.number(data[name].count)}</Text>
                <Text size="xs" c="dimmed">
                  {data[name].change === 0
                    ? t('figure.same')
                    : t('figure.change', {
                        // the sign stands before the number in every language
                        change: `\u2066${format.number(data[name].change, { signDisplay: 'always' })}\u2069`,
                      })}
                </Text>
              </>
            ) : (
              <Skeleton height={48} width={96} mt={4} />
            )}
            {'filter' in card && (
              <LinkAnchor
                to="/apps/user/list"
                search={{ ...whose.search, ...card.filter }}
                size="xs"
                aria-label={`${t('figure.show')}: ${t(`figure.${name}`)}`}
              >
                {t('figure.show')}
              </LinkAnchor>
            )}
          </div>
          <span className={classes.figureIcon} aria-hidden>
            <Sign size={20} stroke={1.5} />
          </span>
        </div>
      ))}
    </section>
  )
}
