import { checkTold, type toldDeeds } from '@dsms/contract/schedule/notices/calls'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { Alert, Anchor, Text } from '@mantine/core'
import { IconPhoneCall } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { lessonsKey } from '../board/useBoard.ts'
import { firstNames } from './names.ts'

export interface WhoIsToldProps {
  deed: (typeof toldDeeds)[number]
  lessons?: number[]
  bookings?: number[]
  enrolments?: number[]
  moves?: number[]
  school_id: number | undefined
}

/** Who will be told of a deed, and how, and whom somebody has to call: said before it is done. */
export function WhoIsTold({ deed, lessons, bookings, enrolments, moves, school_id }: WhoIsToldProps) {
  const body = {
    deed,
    lesson_ids: lessons ?? [],
    booking_ids: bookings ?? [],
    enrolment_ids: enrolments ?? [],
    move_ids: moves ?? [],
    school_id,
  }
  const { data, error, refetch } = useQuery({
    queryKey: [...lessonsKey, 'told', body],
    queryFn: ({ signal }) => call(checkTold, { body }, signal),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton rows={1} />
  return <Told told={data.told} />
}

function Told({ told }: { told: readonly ToldPerson[] }) {
  const t = useText('schedule')
  const format = useFormat()
  const named = ({ name }: ToldPerson) => `\u2068${name ?? t('hiddenStudent')}\u2069`
  const of = (by: ToldPerson['by']) => told.filter((one) => one.by === by)
  const silent = of('nobody')
  return (
    <div>
      {(['account', 'mail'] as const).map(
        (by) =>
          of(by).length > 0 && (
            <Text key={by} size="sm">
              {t(`told.${by}`, { names: firstNames(of(by).map(named), format) })}
            </Text>
          ),
      )}
      {told.length === 0 && <Text size="sm">{t('told.none')}</Text>}
      {silent.length > 0 && (
        <Alert color="yellow" mt="xs" icon={<IconPhoneCall size={20} stroke={1.5} />} title={t('told.nobody')}>
          {silent.map((one) => (
            <div key={`${one.name} ${one.phone}`}>
              {named(one)}
              {one.phone && (
                <>
                  {' · '}
                  <Anchor href={`tel:${one.phone}`} size="sm">
                    <Phone number={one.phone} />
                  </Anchor>
                </>
              )}
            </div>
          ))}
        </Alert>
      )}
    </div>
  )
}
