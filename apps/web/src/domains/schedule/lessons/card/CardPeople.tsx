import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { getLessonPeople } from '@dsms/contract/schedule/lessons/people'
import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { IconBellOff, IconMessage, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { LinkAnchor, LinkButton } from '../../../../ui/page/links.tsx'
import { Phone } from '../../../../ui/phone/Phone.tsx'
import { lessonsKey } from '../../board/useBoard.ts'
import classes from '../Lessons.module.css'

type Booking = Lesson['bookings'][number]
type Known = Answer<typeof getLessonPeople>
type Person = Known['people'][number]

const seesStudents = { access: { school: 'students.view', platform: 'schools.view' } } as const

interface Props {
  lesson: Lesson
  school_id: number | undefined
}

/** Who takes part: with picture, phone, which of their lessons it is and what they owe; and whom no notice would reach. */
export function CardPeople({ lesson, school_id }: Props) {
  const t = useText('schedule')
  const format = useFormat()
  const { data } = useQuery({
    queryKey: [...lessonsKey, 'people', lesson.id],
    queryFn: ({ signal }) => call(getLessonPeople, { params: { id: lesson.id }, query: { school_id } }, signal),
  })
  const bookings = lesson.bookings.filter(({ status }) => status !== 'cancelled')
  const booked = bookings.filter(({ status }) => status === 'booked').length
  return (
    <section>
      <Text fw={600} mb={6}>
        {t('field.students')}{' '}
        <Text span c="dimmed" fw={400} size="sm">
          {t('seats', { booked: format.number(booked), seats: format.number(lesson.capacity) })}
        </Text>
      </Text>
      {bookings.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noStudents')}
        </Text>
      )}
      <ul className={classes.people}>
        {bookings.map((one) => (
          <Taker
            key={one.id}
            booking={one}
            person={data?.people?.find(({ booking_id }) => booking_id === one.id)}
            school_id={school_id}
          />
        ))}
      </ul>
      <NotTold told={data?.told ?? []} />
    </section>
  )
}

function Taker({
  booking,
  person,
  school_id,
}: {
  booking: Booking
  person: Person | undefined
  school_id: number | undefined
}) {
  const t = useText('schedule')
  const format = useFormat()
  const may = useMay()
  const name = booking.student ?? t('hiddenStudent')
  return (
    <li>
      <PersonAvatar name={name} src={person?.photo ?? null} size={40} />
      <div className={classes.taker}>
        <span className={classes.name}>
          {person && may(seesStudents) ? (
            <LinkAnchor to={`/school/students/${person.student_id}`} search={{ school_id }} fw={600}>
              <bdi>{name}</bdi>
            </LinkAnchor>
          ) : (
            <bdi>{name}</bdi>
          )}
          {person && (
            <Text span size="sm" c="dimmed">
              <Bdi>{person.student_no}</Bdi>
            </Text>
          )}
        </span>
        <span className={classes.facets}>
          {person?.nth && person.of && (
            <span>{t('card.nth', { nth: format.number(person.nth), of: format.number(person.of) })}</span>
          )}
          {person?.owed && <Owed person={person} owed={person.owed} school_id={school_id} />}
          {booking.status === 'waiting' && <span>{t('onWaitingList')}</span>}
          {booking.attendance && <span>{t(`attendance.${booking.attendance}`)}</span>}
          {booking.taught_minutes !== null && (
            <span>
              {t('taught', {
                taught: format.number(booking.taught_minutes),
                counted: format.number(booking.counted_minutes ?? booking.taught_minutes),
              })}
              {booking.minutes_reason && (
                <>
                  {' · '}
                  <bdi>{booking.minutes_reason}</bdi>
                </>
              )}
            </span>
          )}
          {booking.exam_result && <strong>{t(`examResult.${booking.exam_result}`)}</strong>}
        </span>
        {person && <Ways person={person} name={name} />}
      </div>
    </li>
  )
}

/** The open sum and its overdue part, which lead to where a payment is taken. */
interface OwedProps {
  person: Person
  owed: NonNullable<Person['owed']>
  school_id: number | undefined
}

function Owed({ person, owed, school_id }: OwedProps) {
  const t = useText('schedule')
  const format = useFormat()
  if (owed.length === 0) return <span>{t('card.owesNothing')}</span>
  return owed.map(({ currency, open_minor, overdue_minor }) => (
    <LinkAnchor
      key={currency}
      to={`/school/students/${person.student_id}`}
      search={{ school_id, tab: 'money', pay: true }}
      data-late={overdue_minor > 0 || undefined}
    >
      {overdue_minor > 0
        ? t('card.owesLate', {
            amount: format.money(open_minor, currency),
            late: format.money(overdue_minor, currency),
          })
        : t('card.owes', { amount: format.money(open_minor, currency) })}
    </LinkAnchor>
  ))
}

/** To ring them up, and to write: in the app where they have an account, else to their phone. */
function Ways({ person: { student_id, phone, has_account }, name }: { person: Person; name: string }) {
  const t = useText('schedule')
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const
  const look = { size: 'compact-sm', variant: 'default', className: classes.way } as const
  if (!phone && !has_account) return null
  return (
    <Group gap="xs">
      {phone && (
        <Button
          component="a"
          {...look}
          href={`tel:${phone}`}
          aria-label={`${t('card.call')} ${phone}`}
          leftSection={<IconPhone {...icon} />}
        >
          <Phone number={phone} />
        </Button>
      )}
      {has_account ? (
        <LinkButton
          to="/apps/chat"
          search={{ with: student_id }}
          {...look}
          leftSection={<IconMessage {...icon} />}
          aria-label={`${t('card.message')}: ${name}`}
        >
          {t('card.message')}
        </LinkButton>
      ) : (
        <Button
          component="a"
          {...look}
          href={`sms:${phone}`}
          leftSection={<IconMessage {...icon} />}
          aria-label={`${t('card.message')}: ${name}`}
        >
          {t('card.message')}
        </Button>
      )}
    </Group>
  )
}

/** People whom no notice reaches: there is no address, so somebody has to call. */
function NotTold({ told }: { told: Known['told'] }) {
  const t = useText('schedule')
  const silent = told.filter(({ by }) => by === 'nobody')
  if (silent.length === 0) return null
  return (
    <Alert color="yellow" mt="xs" p="xs" icon={<IconBellOff size={20} stroke={1.5} />}>
      {silent.map(({ name, phone }) => (
        <div key={`${name} ${phone}`}>
          {t('card.notTold', { name: `\u2068${name ?? t('hiddenStudent')}\u2069` })}
          {phone && (
            <>
              {' '}
              {t('card.call')}{' '}
              <Anchor inherit href={`tel:${phone}`}>
                <Phone number={phone} />
              </Anchor>
            </>
          )}
        </div>
      ))}
    </Alert>
  )
}
