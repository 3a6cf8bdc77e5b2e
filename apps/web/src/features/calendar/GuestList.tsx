import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { PersonAvatar } from '../../components/records/PersonAvatar.tsx'
import { useText } from '../../i18n/index.ts'
import { Answer } from './Answer.tsx'
import type { Guest } from './eventValues.ts'
import classes from './Form.module.css'

/** Who is invited and what they answered; `end` puts something behind each. */
export function GuestList({ guests, end }: { guests: Guest[]; end?: (guest: Guest) => ReactNode }) {
  const t = useText('calendar')
  return (
    <ul className={classes.guests} aria-label={t('field.guests')}>
      {guests.map((guest) => (
        <li key={guest.value} className={classes.guest}>
          <PersonAvatar name={guest.label} src={guest.avatar || null} size={28} />
          <Text size="sm" truncate dir="auto" className={classes.name}>
            {guest.label}
          </Text>
          <Answer answer={guest.answer} />
          {end?.(guest)}
        </li>
      ))}
    </ul>
  )
}
