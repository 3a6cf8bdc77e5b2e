import { ActionIcon, Stack, Tooltip } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PeopleInput } from '../../../students/public.ts'
import { GuestList } from '../event/GuestList.tsx'
import type { Guest } from './eventValues.ts'

interface Props {
  guests: Guest[]
  /** As the event has them now: an answer may come while the form is open. */
  present: Guest[]
  change: (guests: Guest[]) => void
  error: ReactNode
}

/** Who is invited, with what they answered. */
export function GuestsField({ guests, present, change, error }: Props) {
  const t = useText('calendar')
  const apps = useText('apps')
  return (
    <Stack gap={4}>
      <PeopleInput
        label={t('field.guests')}
        value={[]}
        error={error}
        onChange={(people) => {
          const fresh = people.flatMap(({ id, fullName, avatar }) =>
            id === undefined || guests.some(({ value }) => value === id)
              ? []
              : [{ value: id, label: fullName, avatar: avatar ?? '', answer: 'waiting' as const }],
          )
          if (fresh.length > 0) change([...guests, ...fresh])
        }}
      />
      {guests.length > 0 && (
        <GuestList
          guests={guests.map((guest) => present.find(({ value }) => value === guest.value) ?? guest)}
          end={({ value, label }) => (
            <Tooltip label={apps('people.remove', { name: label })}>
              <ActionIcon
                size={32}
                aria-label={apps('people.remove', { name: label })}
                onClick={() => change(guests.filter((guest) => guest.value !== value))}
              >
                <IconX size={16} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          )}
        />
      )}
    </Stack>
  )
}
