import { Skeleton } from '@mantine/core'
import classes from './Booking.module.css'

/** Keeps the place of the next lesson until it has come, so that nothing moves then. */
export const NextLessonPlace = () => (
  <div data-waiting className={classes.place}>
    <Skeleton height="100%" />
  </div>
)
