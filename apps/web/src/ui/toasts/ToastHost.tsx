import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

import classes from './ToastHost.module.css'

export { notifications } from '@mantine/notifications'

/** Where toasts appear: above everything else, in the middle, below the bar of a phone or a desk. */
export function ToastHost() {
  return <Notifications position="top-center" autoClose={5000} zIndex={500} classNames={{ root: classes.root }} />
}
