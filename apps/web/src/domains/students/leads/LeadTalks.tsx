import { Text, Timeline } from '@mantine/core'
import { IconNote, IconPhone } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { WhenBy } from '../../../kit/person/WhenBy.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import classes from './Leads.module.css'
import type { Lead } from './leads.ts'

/** What was said each time, by whom and when, the latest first; the note that was written down at first is the oldest. */
export function LeadTalks({ lead }: { lead: Lead }) {
  const t = useText('leads')
  const format = useFormat()
  const { talks, notes } = lead
  return (
    <section className="card" aria-labelledby="talks">
      <h2 id="talks" className={classes.title}>
        {t('talks')}
      </h2>
      {talks.length === 0 && !notes && <Text size="sm">{t('talks.none')}</Text>}
      <Timeline bulletSize={28} lineWidth={2}>
        {talks.map(({ id, at, by, said, next_on }) => (
          <Timeline.Item key={id} bullet={<IconPhone size={16} stroke={1.5} />} title={<WhenBy at={at} by={by} />}>
            <Text size="sm" className={classes.said} {...(said ? {} : { c: 'dimmed' })}>
              {said ? <Typed>{said}</Typed> : t('talks.silent')}
            </Text>
            {next_on && (
              <Text size="xs" c="dimmed">
                {t('talks.next', { date: format.date(next_on) })}
              </Text>
            )}
          </Timeline.Item>
        ))}
        {notes && (
          <Timeline.Item
            bullet={<IconNote size={16} stroke={1.5} />}
            title={
              <Text size="sm" c="dimmed">
                {t('field.notes')}
              </Text>
            }
          >
            <Text size="sm" className={classes.said}>
              <Typed>{notes}</Typed>
            </Text>
          </Timeline.Item>
        )}
      </Timeline>
    </section>
  )
}
