import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import type { Guest } from '../form/eventValues.ts'
import classes from '../form/Form.module.css'
import { Answer } from './Answer.tsx'

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
