import type { ExamScheme } from '@dsms/contract/teaching/lessonRecords/exam'
import { Chip } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { PadProps } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'

/** What a mock exam asks to be shown: a tap ticks each, and too few of them cannot pass. */
export function ManoeuvreLine({ lesson, isClosed, scheme }: PadProps & { scheme: ExamScheme }) {
  const t = useText('lessonRecords')
  const names = useText('markingSchemes')
  const format = useFormat()
  const { record, act } = useDesk(lesson)
  if (scheme.manoeuvres_required === 0) return null
  return (
    <fieldset className={classes.plain}>
      <legend className={classes.small}>
        {t('exam.required', { count: format.number(scheme.manoeuvres_required) })}
      </legend>
      <div className={classes.chips}>
        {scheme.manoeuvres.map((one) => (
          <Chip
            key={one}
            size="md"
            disabled={isClosed}
            checked={record.manoeuvres.includes(one)}
            onChange={(is_shown) => act({ kind: 'manoeuvre', manoeuvre: one, is_shown })}
          >
            {names(`manoeuvre.${one}`)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
