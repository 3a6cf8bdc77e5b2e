import { ActionIcon, Stack, Text, Tooltip } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PeopleInput } from '../../components/apps/PeopleInput.tsx'
import { PersonAvatar } from '../../components/records/PersonAvatar.tsx'
import { useText } from '../../i18n/index.ts'
import { Answer } from './Answer.tsx'
import type { Guest } from './eventValues.ts'
import classes from './Form.module.css'

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
        <ul className={classes.guests} aria-label={t('field.guests')}>
          {guests.map((guest) => (
            <li key={guest.value} className={classes.guest}>
              <PersonAvatar name={guest.label} src={guest.avatar || null} size={28} />
              <Text size="sm" truncate dir="auto" className={classes.name}>
                {guest.label}
              </Text>
              <Answer answer={present.find(({ value }) => value === guest.value)?.answer ?? guest.answer} />
              <Tooltip label={apps('people.remove', { name: guest.label })}>
                <ActionIcon
                  size={32}
                  aria-label={apps('people.remove', { name: guest.label })}
                  onClick={() => change(guests.filter(({ value }) => value !== guest.value))}
                >
                  <IconX size={16} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
