import { mostKm } from '@dsms/contract/teaching/lessonRecords/rules'
import { NumberInput, Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { PadProps } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'
import { DefectReport } from '../vehicles/DefectReport.tsx'

/** What the odometer shows before and after, and whether the vehicle may be driven on. */
export function Drive({ tellUnkept, ...props }: PadProps & { tellUnkept: (isUnkept: boolean) => void }) {
  const { lesson, isClosed } = props
  const t = useText('lessonRecords')
  const format = useFormat()
  const { record, act } = useDesk(lesson)
  const { vehicle } = lesson
  const [typed, setTyped] = useState<{ start?: number | null; end?: number | null }>({})
  const start = typed.start ?? record.km_start ?? vehicle?.odometer_km ?? null
  const end = typed.end === undefined ? record.km_end : typed.end
  const isBehind = start !== null && end !== null && end < start
  const isFar = start !== null && end !== null && end - start > mostKm
  const isUnkept = isBehind || isFar
  useEffect(() => tellUnkept(isUnkept), [tellUnkept, isUnkept])
  const keep = () => {
    if (isUnkept || (typed.start === undefined && typed.end === undefined)) return
    if (start !== record.km_start || end !== record.km_end) act({ kind: 'km', start, end })
    setTyped({})
  }
  const asKm = (value: string | number) => (typeof value === 'number' ? value : null)
  if (!vehicle) return null
  return (
    <section className="card" aria-labelledby="drive">
      <h2 id="drive" className={classes.heading}>
        {t('drive.title')}
      </h2>
      <div className={classes.beside}>
        <NumberInput
          label={t('drive.start')}
          min={0}
          max={9_999_999}
          allowDecimal={false}
          hideControls
          inputMode="numeric"
          disabled={isClosed}
          value={start ?? ''}
          onChange={(value) => setTyped({ ...typed, start: asKm(value) })}
          onBlur={keep}
        />
        <NumberInput
          label={t('drive.end')}
          data-km-end
          min={0}
          max={9_999_999}
          allowDecimal={false}
          hideControls
          inputMode="numeric"
          disabled={isClosed}
          error={isBehind ? t('drive.behind') : isFar ? t('drive.far', { km: format.number(mostKm) }) : undefined}
          value={end ?? ''}
          onChange={(value) => setTyped({ ...typed, end: asKm(value) })}
          onBlur={keep}
        />
      </div>
      <Switch
        mt="md"
        label={t('drive.fit')}
        disabled={isClosed}
        checked={record.is_fit ?? true}
        onChange={(event) => act({ kind: 'vehicle', is_fit: event.currentTarget.checked })}
      />
      <DefectReport {...props} />
    </section>
  )
}
