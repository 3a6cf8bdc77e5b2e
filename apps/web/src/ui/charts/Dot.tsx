import { Box } from '@mantine/core'
import classes from './Dot.module.css'

/** The colour that something has in the chart beside it. */
export const Dot = ({ color }: { color: string }) => (
  <Box component="span" className={classes.dot} style={{ '--dot': color }} aria-hidden />
)
