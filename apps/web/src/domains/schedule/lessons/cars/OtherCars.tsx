import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { WhoIsTold } from '../../notices/WhoIsTold.tsx'
import { CarLine } from './CarLine.tsx'
import classes from './Cars.module.css'
import { givenCars } from './given.ts'
import { useGiving } from './useGiving.ts'
import { useStranded } from './useStranded.ts'

export interface OtherCarsProps {
  vehicle_id: number
  school_id: number | undefined
  close: () => void
}

/** Lessons to come whose vehicle may not be driven, each with another one that is free: given with one press, or one by one. */
export function OtherCars({ vehicle_id, school_id, close }: OtherCarsProps) {
  const t = useText('schedule')
  const { lessons, judged, total, zone, error, refetch } = useStranded(vehicle_id, school_id)
  const [chosen, setChosen] = useState<ReadonlyMap<number, number | null>>(new Map())
  const given = givenCars(lessons ?? [], judged, chosen)
  const give = useGiving(school_id)
  return (
    <ConfirmDialog
      opened
      title={t('cars.title')}
      text={t(lessons?.length === 0 ? 'cars.none' : 'cars.text')}
      action={t('cars.give', { count: given.size })}
      close={close}
      run={async () => {
        await give(lessons ?? [], given)
        close()
      }}
    >
      {error && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!lessons && !error && <ListSkeleton rows={3} />}
      {lessons && lessons.length > 0 && (
        <ul className={classes.list} aria-label={t('cars.title')}>
          {lessons.map((lesson) => (
            <CarLine
              key={lesson.id}
              lesson={lesson}
              zone={zone}
              choices={judged.get(lesson.id)}
              value={given.get(lesson.id)}
              choose={(car) => setChosen((all) => new Map(all).set(lesson.id, car))}
            />
          ))}
        </ul>
      )}
      {lessons && total > lessons.length && <p>{t('cars.more', { count: total - lessons.length })}</p>}
      {given.size > 0 && <WhoIsTold deed="change" lessons={[...given.keys()]} school_id={school_id} />}
    </ConfirmDialog>
  )
}
