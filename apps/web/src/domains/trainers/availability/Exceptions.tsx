import {
  addAvailabilityException,
  type DatedException,
  removeAvailabilityException,
  type TrainerHours,
} from '@dsms/contract/trainers/availability/calls'
import { ActionIcon, Badge, Button, Group, Text, Tooltip } from '@mantine/core'
import { IconCalendarPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import classes from './Availability.module.css'
import { useHoursSaved } from './availability.ts'
import { ExceptionDialog } from './ExceptionDialog.tsx'

interface Props {
  trainer: TrainerHours
  today: string
  school: School
}

/** Days on which things are otherwise than in the week. */
export function Exceptions({ trainer, today, school }: Props) {
  const t = useText('availability')
  const common = useText('common')
  const errorText = useErrorText()
  const may = useMay()
  const whenOf = useWhen()
  const saved = useHoursSaved(school.school_id, trainer.id)
  const [isAdding, setAdding] = useState(false)

  const again = ({ id: _, ...exception }: DatedException) =>
    call(addAvailabilityException, { body: { ...exception, trainer_id: trainer.id, school_id: school.school_id } })
  const remove = async (exception: DatedException) => {
    try {
      await call(removeAvailabilityException, { params: { id: exception.id }, query: { school_id: school.school_id } })
      showUndo(t('exception.removed'), common('undo'), () => {
        again(exception)
          .then(() => saved())
          .catch((failure) => showFailure(errorText(failure)))
      })
      await saved()
    } catch (failure) {
      showFailure(errorText(failure))
    }
  }

  return (
    <section className="card" aria-label={t('exceptions')}>
      <Group justify="space-between" mb="sm">
        <h2 className={classes.title}>{t('exceptions')}</h2>
        {may(addAvailabilityException) && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
            onClick={() => setAdding(true)}
          >
            {t('exception.add')}
          </Button>
        )}
      </Group>
      {trainer.exceptions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('exception.none')}
        </Text>
      ) : (
        <ul className={classes.exceptions}>
          {trainer.exceptions.map((exception) => (
            <li key={exception.id}>
              <Badge variant="light" color={exception.kind === 'available' ? 'green' : 'yellow'}>
                {t(`exception.${exception.kind}`)}
              </Badge>
              <span className={classes.when}>{whenOf(exception)}</span>
              <Text size="sm" c="dimmed" component="span" className={classes.reason}>
                {exception.reason && <Typed>{exception.reason}</Typed>}
              </Text>
              {may(removeAvailabilityException) && (
                <Tooltip label={common('remove')}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={t('exception.remove', { when: whenOf(exception) })}
                    onClick={() => remove(exception)}
                  >
                    <IconTrash size={18} stroke={1.5} />
                  </ActionIcon>
                </Tooltip>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && <ExceptionDialog trainer={trainer} today={today} school={school} close={() => setAdding(false)} />}
    </section>
  )
}

/** "Sun 1 March, 9:00 – 11:00", or both days where it goes on over midnight. */
export function useWhen() {
  const t = useText('availability')
  const calendar = useCalendarFormat()
  const at = (moment: string) =>
    t('moment', { day: calendar.shortDay(moment.slice(0, 10)), time: calendar.wallTime(moment.slice(11)) })
  return ({ from, to }: Pick<DatedException, 'from' | 'to'>) =>
    from.slice(0, 10) === to.slice(0, 10)
      ? t('times', {
          day: calendar.shortDay(from.slice(0, 10)),
          from: calendar.wallTime(from.slice(11)),
          to: calendar.wallTime(to.slice(11)),
        })
      : t('until', { from: at(from), to: at(to) })
}
