import { dayOfWeekday } from '@dsms/contract/kernel/time/days'
import { type MyHours, withdrawHours } from '@dsms/contract/trainers/trainers/portal'
import { ActionIcon, Badge, Button, Text, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { weekdaysFrom } from '../../../../kit/inputs/week/weekTimes.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { Typed } from '../../../../ui/Bidi.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import hours from '../../availability/Availability.module.css'
import { rulesOn, spansOf } from '../../availability/availability.ts'
import { useWhen } from '../../availability/Exceptions.tsx'
import { HoursDay } from '../../availability/HoursLeft.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import classes from './Portal.module.css'
import { TrainerError } from './TrainerError.tsx'
import { useMineChanged, useMyHours } from './useMine.ts'

/** A trainer's own hours: what is left of them, the week that was agreed, and days that are otherwise. */
export function MyHoursPage() {
  const t = useText('trainerPortal')
  const words = useText('availability')
  const found = useMyHours()
  const [isOffering, setOffering] = useState(false)
  const { data } = found
  return (
    <Page
      title={t('hours.weekly')}
      action={
        <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setOffering(true)}>
          {t('hours.offer')}
        </Button>
      }
    >
      {found.isError && <TrainerError error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={7} />}
      {data && (
        <div className={classes.cards}>
          <section className="card" aria-label={words('left')}>
            <h2 className={hours.title}>{words('left')}</h2>
            <ol className={hours.days}>
              {data.days.map((day) => (
                <HoursDay key={day.day} day={day} />
              ))}
            </ol>
          </section>
          <div className={classes.list} style={{ alignContent: 'start' }}>
            <Weeks data={data} />
            <Others data={data} />
          </div>
        </div>
      )}
      {isOffering && data && <OfferDialog today={data.today} close={() => setOffering(false)} />}
    </Page>
  )
}

function Weeks({ data }: { data: MyHours }) {
  const t = useText('trainerPortal')
  const words = useText('availability')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const spans = spansOf(data)
  return (
    <section className="card" aria-label={t('hours.weekly')}>
      <h2 className={hours.title}>{t('hours.weekly')}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {spans.length > 0 ? t('hours.weeklyHelp') : t('hours.noWeek')}
      </Text>
      {spans.map(({ valid_from, valid_to }) => (
        <div key={valid_from}>
          <Text size="sm" fw={600}>
            {valid_to
              ? t('hours.between', { from: format.date(valid_from), to: format.date(valid_to) })
              : t('hours.since', { from: format.date(valid_from) })}
          </Text>
          <ul className={hours.days}>
            {weekdaysFrom(data.week_start).map((weekday) => {
              const day = rulesOn(data.rules, valid_from).filter((rule) => rule.weekday === weekday)
              return day.length === 0 ? null : (
                <li key={weekday}>
                  <span className={hours.day}>{calendar.weekday(dayOfWeekday(weekday), 'long')}</span>
                  <ul className={hours.parts}>
                    {day.map((rule) => (
                      <li key={rule.id} className={hours.free}>
                        {words('clock', { from: calendar.wallTime(rule.from), to: calendar.wallTime(rule.to) })}
                        {rule.branch && <bdi>{rule.branch}</bdi>}
                      </li>
                    ))}
                  </ul>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Others({ data }: { data: MyHours }) {
  const t = useText('trainerPortal')
  const words = useText('availability')
  const errorText = useErrorText()
  const whenOf = useWhen()
  const changed = useMineChanged()
  const takeBack = async (id: number) => {
    try {
      await call(withdrawHours, { params: { id } })
      showDone(t('hours.takenBack'))
      await changed()
    } catch (failure) {
      showFailure(errorText(failure))
    }
  }
  return (
    <section className="card" aria-label={t('hours.extra')}>
      <h2 className={hours.title}>{t('hours.extra')}</h2>
      {data.exceptions.length === 0 && (
        <Text size="sm" c="dimmed">
          {words('exception.none')}
        </Text>
      )}
      <ul className={hours.exceptions}>
        {data.exceptions.map(({ id, kind, reason, may_remove, ...span }) => (
          <li key={id}>
            <Badge variant="light" color={kind === 'available' ? 'green' : 'yellow'}>
              {words(`exception.${kind}`)}
            </Badge>
            <span className={hours.when}>{whenOf(span)}</span>
            <Text size="sm" c="dimmed" component="span" className={hours.reason}>
              {reason && <Typed>{reason}</Typed>}
            </Text>
            {may_remove && (
              <Tooltip label={t('hours.takeBack', { when: whenOf(span) })}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t('hours.takeBack', { when: whenOf(span) })}
                  onClick={() => takeBack(id)}
                >
                  <IconTrash size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
