import { getGoalOverview, getSupportTracker } from '@dsms/contract/insight/cards/calls'
import { listTickets } from '@dsms/contract/messages/support/calls'
import { Button, RingProgress, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { useRange } from '../../../ui/charts/useRange.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './Figures.module.css'
import { Fact } from './SessionCards.tsx'
import { TargetsDialog } from './TargetsDialog.tsx'
import { useFigure } from './useFigure.ts'

interface Props {
  className?: string
}

function Ring({ percent, label, size = 140 }: { percent: number; label: string; size?: number }) {
  const format = useFormat()
  const text = format.number(percent / 100, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <RingProgress
      size={size}
      thickness={12}
      roundCaps
      role="img"
      aria-label={`${label}: ${text}`}
      sections={[{ value: Math.max(0, Math.min(100, percent)), color: 'var(--mantine-primary-color-filled)' }]}
      label={
        <Text component="div" ta="center" size="xs" c="dimmed" aria-hidden>
          <Text component="div" size="xl" fw={600} c="var(--mantine-color-text)">
            {text}
          </Text>
          {label}
        </Text>
      }
    />
  )
}

/** How the questions to the platform are getting on. */
export function SupportTracker({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const may = useMay()
  const range = useRange('tickets')
  const query = useFigure(getSupportTracker, { query: { range: range.range } })
  return (
    <ChartCard
      title={t('tickets.title')}
      query={query}
      range={range}
      className={className}
      head={(data) => (
        <div className={classes.ring}>
          <div>
            <p className={`${classes.big} tabular`}>{format.number(data.totalTicket)}</p>
            <span className={classes.sub}>{t('tickets')}</span>
            {may(listTickets) && (
              <LinkAnchor to="/apps/support" size="sm">
                {t('tickets.all')}
              </LinkAnchor>
            )}
          </div>
          <Ring percent={data.completed} label={t('tickets.completed')} />
        </div>
      )}
      chart={(data) => ({
        kind: 'stack',
        data: data.chart,
        height: 110,
        isBare: true,
        series: [
          { name: 'completed', label: t('tickets.completed') },
          { name: 'unresolved', label: t('tickets.open') },
        ],
      })}
      foot={(data) => (
        <dl className={classes.facts}>
          <Fact label={t('tickets.new')} value={format.number(data.newTicket)} />
          <Fact label={t('tickets.open')} value={format.number(data.openTicket)} />
          <Fact
            label={t('tickets.response')}
            value={format.number(data.responseTime, { style: 'unit', unit: 'day', maximumFractionDigits: 1 })}
          />
        </dl>
      )}
    />
  )
}

/** What this month brought of what it should. */
export function GoalOverview({ className }: Props) {
  const t = useText('cards')
  const format = useFormat()
  const [isEditing, setEditing] = useState(false)
  const query = useFigure(getGoalOverview)
  return (
    <>
      <ChartCard
        title={t('goal.title')}
        query={query}
        className={className}
        head={(data) =>
          data.isMoneyHidden ? (
            <Text size="sm" c="dimmed">
              {t('moneyHidden')}
            </Text>
          ) : (
            <>
              <div className={classes.ring}>
                {data.percent === null ? (
                  <Text size="sm" c="dimmed">
                    {t('goal.none')}
                  </Text>
                ) : (
                  <Ring percent={data.percent} label={format.month(data.month)} size={170} />
                )}
              </div>
              <dl className={classes.facts}>
                <Fact label={t('goal.completed')} value={data.completed} />
                <Fact label={t('goal.inProgress')} value={data.inProgress} />
                {data.goalMinor !== null && data.goalMinor > 0 && <Fact label={t('goal')} value={data.goal} />}
              </dl>
              {data.canEdit && (
                <Button
                  variant="light"
                  size="compact-md"
                  mih={36}
                  style={{ alignSelf: 'flex-start' }}
                  onClick={() => setEditing(true)}
                >
                  {t('goal.change')}
                </Button>
              )}
            </>
          )
        }
      />
      {isEditing && query.data && (
        <TargetsDialog year={Number(query.data.month.slice(0, 4))} close={() => setEditing(false)} />
      )}
    </>
  )
}
