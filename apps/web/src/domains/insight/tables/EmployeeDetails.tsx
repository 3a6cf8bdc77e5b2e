import type { Employee } from '@dsms/contract/insight/tables/calls'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import classes from './Tables.module.css'

/** What a row has no column for. */
export function EmployeeDetails({ row }: { row: Employee }) {
  const t = useText('tables')
  const format = useFormat()
  return (
    <dl className={classes.details}>
      <div>
        <dt>{t('field.city')}</dt>
        <dd>
          <Typed>{row.city || '–'}</Typed>
        </dd>
      </div>
      <div>
        <dt>{t('field.experienceYears')}</dt>
        <dd>{t('years', { count: row.experienceYears })}</dd>
      </div>
      <div>
        <dt>{t('field.post')}</dt>
        <dd>
          <Typed>{row.post}</Typed>
        </dd>
      </div>
      <div>
        <dt>{t('field.bornOn')}</dt>
        <dd>{format.date(row.bornOn)}</dd>
      </div>
    </dl>
  )
}
