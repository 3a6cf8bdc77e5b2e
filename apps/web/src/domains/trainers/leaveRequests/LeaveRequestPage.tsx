import { Checkbox, Select, Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { code, day, flag, formFields, key, text } from '../../../kit/areas/form/fields.ts'
import { withPresent } from '../../../kit/areas/inputs/useChoices.ts'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { useTrainers } from '../availability/availability.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { LeaveDecision } from './LeaveDecision.tsx'
import { leave } from './leaveRequests.ts'

const fields = formFields(leave, {
  trainer_id: key(),
  kind: code('vacation'),
  first_day: day(),
  last_day: day(),
  from_noon: flag(),
  until_noon: flag(),
  note: text(),
})

/** A leave request: the days, the decision, and what the trainer has left. */
export function LeaveRequestPage({ id }: { id?: number | undefined }) {
  const t = useText('leaveRequests')
  const format = useFormat()
  const trainers = useTrainers(useSchool('school').school_id)
  return (
    <AreaScreen of={leave} id={id} action={(record, school) => <LeaveDecision request={record} school={school} />}>
      {(screen) => {
        const { record, school } = screen
        return (
          <>
            <StatusNote record={record} />
            <AreaForm on={screen} fields={fields} isStill={record !== undefined && record.status !== 'pending'}>
              {({ field, oneOf, toggle, values, setFieldValue }) => (
                <>
                  <FormGroup title={t('group.who')}>
                    <Select
                      searchable
                      {...field('trainer_id')}
                      data={withPresent(trainers, record?.trainer_id, record?.trainer)}
                    />
                    <Select {...oneOf('kind')} />
                  </FormGroup>
                  <FormGroup title={t('group.days')}>
                    <DateField
                      {...field('first_day')}
                      onChange={(first) => {
                        setFieldValue('first_day', first)
                        // most are away for a day
                        if (first && (!values.last_day || values.last_day < first)) setFieldValue('last_day', first)
                      }}
                    />
                    <DateField {...field('last_day')} {...(values.first_day ? { minDate: values.first_day } : {})} />
                    <Checkbox {...toggle('from_noon')} />
                    <Checkbox {...toggle('until_noon')} />
                    <NotesInput {...field('note')} />
                  </FormGroup>
                </>
              )}
            </AreaForm>
            {record && (
              <>
                <Text size="sm" c="dimmed">
                  {t('takes', { count: record.days, days: format.number(record.days) })}
                  {record.decided_at &&
                    ` · ${t('decided', { name: record.decided_by ?? '–', when: format.dateTime(record.decided_at) })}`}
                </Text>
                <BalanceCard
                  key={record.version}
                  trainer_id={record.trainer_id}
                  year={Number(record.first_day.slice(0, 4))}
                  school={school}
                />
              </>
            )}
            <RecordHistory history={record?.history} words="leaveRequests" />
          </>
        )
      }}
    </AreaScreen>
  )
}
