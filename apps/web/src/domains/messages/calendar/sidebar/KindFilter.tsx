import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import { Checkbox } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { kindColours, shownKinds } from '../state/kinds.ts'
import classes from './Sidebar.module.css'

interface Props {
  kinds: readonly CalendarKind[]
  filter: (kinds: readonly CalendarKind[]) => void
}

/** Which kinds of events are shown, each in its colour, and all of them at once. */
export function KindFilter({ kinds, filter }: Props) {
  const t = useText('calendar')
  const isAll = kinds.length === shownKinds.length
  return (
    <section aria-label={t('filter')}>
      <h2 className={classes.heading}>{t('filter')}</h2>
      <div className={classes.kinds}>
        <Checkbox
          className={classes.kind}
          label={t('viewAll')}
          checked={isAll}
          indeterminate={!isAll && kinds.length > 0}
          onChange={() => filter(isAll ? [] : shownKinds)}
        />
        {shownKinds.map((kind) => (
          <Checkbox
            key={kind}
            className={classes.kind}
            color={kindColours[kind]}
            label={t(`kind.${kind}`)}
            checked={kinds.includes(kind)}
            onChange={(event) =>
              filter(event.currentTarget.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
            }
          />
        ))}
      </div>
    </section>
  )
}
