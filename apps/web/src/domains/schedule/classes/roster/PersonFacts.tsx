import type { RosterRow } from '@dsms/contract/schedule/classes/roster'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { Phone } from '../../../../ui/phone/Phone.tsx'
import classes from '../Classes.module.css'

/** Who somebody on the roster is, how to reach them, and who noted them last. */
export function PersonFacts({ row, zone }: { row: RosterRow; zone: string }) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const format = useFormat()
  const { student, student_no, phone, licence_type, checked_in_at, marked_by, marked_at } = row
  return (
    <div className={classes.person}>
      <strong>
        <Typed>{student ?? schedule('hiddenStudent')}</Typed>
      </strong>
      <span className={classes.facets}>
        {student_no && <bdi>{student_no}</bdi>}
        {licence_type && <bdi>{licence_type}</bdi>}
        {phone && (
          <a href={`tel:${phone}`} aria-label={`${t('phone')} ${phone}`}>
            <Phone number={phone} />
          </a>
        )}
      </span>
      {checked_in_at && (
        <span className={classes.facets}>{t('checkedIn', { when: format.dateTime(checked_in_at, zone) })}</span>
      )}
      {marked_by && marked_at && (
        <span className={classes.facets}>
          {t('markedBy', { by: `\u2068${marked_by}\u2069`, when: format.dateTime(marked_at, zone) })}
        </span>
      )}
    </div>
  )
}
