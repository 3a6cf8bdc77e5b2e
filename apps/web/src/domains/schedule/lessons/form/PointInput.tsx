import { listMeetingPoints } from '@dsms/contract/schedule/lessons/calls'
import { Autocomplete, Button, Group, Text } from '@mantine/core'
import { IconMapPin, IconMapPinOff } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PlaceInputs } from '../../../../kit/areas/inputs/PlaceInputs.tsx'
import { longList } from '../../../../kit/inputs/longList.ts'
import classes from '../Lessons.module.css'
import type { Place, Seat } from './wish.ts'

interface Props {
  label: string
  /** What holds where nothing is said. */
  description: string
  value: Place
  onChange: (place: Place) => void
  seats: readonly Seat[]
  school_id: number | undefined
}

type Degrees = number | ''

/** Where a lesson begins or ends: in words, with what the students' records have to offer, and on the map. */
export function PointInput({ label, description, value, onChange, seats, school_id }: Props) {
  const t = useText('schedule')
  const region = useId()
  const [isOpen, setOpen] = useState(false)
  const [half, setHalf] = useState<{ latitude: Degrees; longitude: Degrees }>()
  const points = useMeetingPoints(seats, school_id)
  const pointOf = (name: string) => points.find((point) => point.name === name)
  // what the map has is of the point that was chosen, not of the words that somebody types over it
  const say = (name: string) => {
    const point = pointOf(name)
    onChange({ name, at: point ? point.at : pointOf(value.name) ? null : value.at })
  }
  const { latitude, longitude } = half ?? { latitude: value.at?.lat ?? '', longitude: value.at?.lng ?? '' }
  return (
    <div>
      <Autocomplete
        {...longList}
        label={label}
        description={description}
        dir="auto"
        maxLength={200}
        data={points.map(({ name }) => name)}
        renderOption={({ option }) => (
          <span>
            <bdi>{option.value}</bdi>
            <Text size="xs" c="dimmed">
              <bdi>{pointOf(option.value)?.student}</bdi>
            </Text>
          </span>
        )}
        value={value.name}
        onChange={say}
      />
      <Group gap="xs" mt={6}>
        <Button
          variant="default"
          size="xs"
          aria-expanded={isOpen}
          aria-controls={region}
          aria-label={`${label}: ${t(value.at ? 'point.isOnMap' : 'point.onMap')}`}
          leftSection={<IconMapPin size={16} stroke={1.5} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t(value.at ? 'point.isOnMap' : 'point.onMap')}
        </Button>
        {value.at && (
          <Button
            variant="subtle"
            size="xs"
            aria-label={`${label}: ${t('point.remove')}`}
            leftSection={<IconMapPinOff size={16} stroke={1.5} aria-hidden />}
            onClick={() => {
              setHalf(undefined)
              onChange({ ...value, at: null })
            }}
          >
            {t('point.remove')}
          </Button>
        )}
      </Group>
      <div id={region} className={classes.point} hidden={!isOpen}>
        {isOpen && (
          <PlaceInputs
            latitude={latitude}
            longitude={longitude}
            onChange={(place) => {
              const isWhole = place.latitude !== '' && place.longitude !== ''
              setHalf(isWhole ? undefined : place)
              const { latitude: lat, longitude: lng } = place
              onChange({ ...value, at: lat !== '' && lng !== '' ? { lat, lng } : null })
            }}
          />
        )}
      </div>
    </div>
  )
}

/** Each name once: of two students with the same one the first. */
function useMeetingPoints(seats: readonly Seat[], school_id: number | undefined) {
  const ids = seats.map(({ enrolment_id }) => enrolment_id).slice(0, 50)
  const { data } = useQuery({
    queryKey: ['meeting-points', school_id ?? 'own', ids.join()],
    queryFn: ({ signal }) => call(listMeetingPoints, { query: { enrolment_ids: ids, school_id } }, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const points = ids.length > 0 ? (data?.points ?? []) : []
  return [...new Map(points.toReversed().map((point) => [point.name, point])).values()].toReversed()
}
