import { Checkbox } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { kindColours, shownKinds } from '../state/kinds.ts'
import type { CalendarState } from '../state/useCalendarState.ts'
import { useSeesLeave } from '../state/useLeave.ts'
import classes from './Sidebar.module.css'

/** Which kinds of events are shown, each in its colour, leave beside them where there is any, and all of them at once. */
export function KindFilter({ kinds, showsLeave, filter }: Pick<CalendarState, 'kinds' | 'showsLeave' | 'filter'>) {
  const t = useText('calendar')
  const seesLeave = useSeesLeave()
  const isAll = kinds.length === shownKinds.length && (showsLeave || !seesLeave)
  const isSome = kinds.length > 0 || (showsLeave && seesLeave)
  return (
    <section aria-label={t('filter')}>
      <h2 className={classes.heading}>{t('filter')}</h2>
      <div className={classes.kinds}>
        <Checkbox
          className={classes.kind}
          label={t('viewAll')}
          checked={isAll}
          indeterminate={!isAll && isSome}
          onChange={() => filter(isAll ? [] : shownKinds, !isAll)}
        />
        {shownKinds.map((kind) => (
          <Checkbox
            key={kind}
            className={classes.kind}
            color={kindColours[kind]}
            label={t(`kind.${kind}`)}
            checked={kinds.includes(kind)}
            onChange={(event) =>
              filter(event.currentTarget.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind), showsLeave)
            }
          />
        ))}
        {seesLeave && (
          <Checkbox
            className={classes.kind}
            color="grape"
            label={t('leave')}
            checked={showsLeave}
            onChange={(event) => filter(kinds, event.currentTarget.checked)}
          />
        )}
      </div>
    </section>
  )
}
