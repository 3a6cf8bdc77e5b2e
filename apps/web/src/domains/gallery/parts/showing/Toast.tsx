import { Notification, type NotificationProps } from '@mantine/core'
import classes from './Toasts.module.css'

/** One that stands on the page as an example, so it interrupts nobody who listens to it. */
export function Toast({ isTranslucent, ...toast }: NotificationProps & { isTranslucent?: boolean }) {
  const look = isTranslucent ? { className: classes.translucent ?? '' } : {}
  return <Notification role="group" withCloseButton={false} {...toast} {...look} />
}

/** White on yellow can't be told apart. */
export const inkOn = (color: string) => (color === 'yellow' ? 'black' : 'white')
