import { useMantineTheme } from '@mantine/core'
import classes from './Colors.module.css'

/** The steps of space or of round corners, each as large as it is. */
export function Measures({ of }: { of: 'spacing' | 'radius' }) {
  const { [of]: steps } = useMantineTheme()
  return (
    <dl className={classes.measures}>
      {Object.entries(steps).map(([name, size]) => (
        <div key={name}>
          <dt>
            <code dir="ltr">{name}</code>
          </dt>
          <dd>
            <bdi dir="ltr">{size}</bdi>
          </dd>
          <dd aria-hidden>
            {of === 'spacing' ? (
              <span className={classes.bar} style={{ '--wide': size }} />
            ) : (
              <span className={classes.box} style={{ '--round': size }} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
