import { courses } from '@dsms/contract/curriculum/courses/calls'
import { isBeforeTraining, isLive } from '@dsms/contract/students/enrolments/rules'
import { NumberInput, Select, Text, TextInput } from '@mantine/core'
import { useSearchOf, whole as wholeNumber } from '../../../kernel/address/search.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { code, day, formFields, key, number, text, whole } from '../../../kit/areas/form/fields.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { Facts } from '../../../kit/person/Facts.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { BranchInput } from '../../school/public.ts'
import { type EarlierMinutes, EarlierMinutesInput } from './EarlierMinutesInput.tsx'
import { type Enrolment, enrolled } from './enrolments.ts'
import { PersonChoice } from './PersonChoice.tsx'

const fieldsOf = (student: string | null) =>
  formFields(enrolled, {
    student_id: key(student),
    course_id: key(),
    branch_id: key(),
    trainer_id: key(),
    gearbox: code(null),
    prior_experience: code(null),
    level: code('beginner'),
    start_on: day(),
    target_on: day(),
    deadline_on: day(),
    learner_permit_no: text(),
    learner_permit_issued_on: day(),
    learner_permit_expires_on: day(),
    official_file_no: text(),
    prepaid_minutes: number(),
    earlier_minutes: whole<EarlierMinutes>({}),
    notes: text(),
  })

/** A link to a new enrolment may name its student. */
const readers = { student_id: wholeNumber }

/** What was done before is put right, once the training began, by those who correct what was taught. */
const correct = { access: { school: 'session_records.correct', platform: 'schools.edit' } } as const

/** A new enrolment, or one that is changed: who learns what, when and with whom, and the numbers of the authority. */
export function EnrolmentFormPage({ id }: { id?: number | undefined }) {
  const t = useText('enrolments')
  const may = useMay()
  const { student_id } = useSearchOf(readers)
  const fields = fieldsOf(student_id === undefined ? null : String(student_id))
  return (
    <AreaScreen of={enrolled} id={id}>
      {(screen) => {
        const { record, school } = screen
        const hasBegun = record !== undefined && !isBeforeTraining(record.status)
        const isOver = record !== undefined && !isLive(record.status) && record.status !== 'passed'
        const stays = hasBegun ? t('help.begun') : undefined
        return (
          <>
            <StatusNote record={record} />
            <AreaForm on={screen} fields={fields} isStill={isOver}>
              {({ field, oneOf, choice, values, setFieldValue, errors }) => (
                <>
                  <FormGroup title={t('group.who')}>
                    <PersonChoice kind="student" disabled={hasBegun} description={stays} {...choice('student')} />
                    <RecordSelect
                      area={courses}
                      school_id={school.school_id}
                      isOffered={({ status }) => status === 'active'}
                      present={{ id: record?.course_id, name: record?.course }}
                      {...field('course_id')}
                    />
                    <BranchInput {...choice('branch')} />
                    <PersonChoice kind="trainer" description={t('help.trainer')} {...choice('trainer')} />
                  </FormGroup>
                  <FormGroup title={t('group.training')}>
                    <Select description={t('help.ofCourse')} {...oneOf('gearbox')} />
                    <Select description={t('help.ofCourse')} {...oneOf('prior_experience', 'experience')} />
                    <Select {...oneOf('level')} />
                    <DateField
                      disabled={hasBegun}
                      description={stays ?? (record ? undefined : t('help.start'))}
                      {...field('start_on')}
                    />
                    <DateField {...field('target_on')} />
                    <DateField description={t('help.deadline')} {...field('deadline_on')} />
                    {record ? (
                      <Prepaid record={record} school={school} />
                    ) : (
                      <NumberInput
                        allowDecimal={false}
                        min={0}
                        step={60}
                        description={t('help.prepaid')}
                        {...field('prepaid_minutes')}
                      />
                    )}
                  </FormGroup>
                  <FormGroup title={t('group.earlier')}>
                    <p className={fullRow}>{t(hasBegun && !may(correct) ? 'help.begun' : 'help.earlier')}</p>
                    <EarlierMinutesInput
                      disabled={hasBegun && !may(correct)}
                      value={values.earlier_minutes}
                      onChange={(minutes) => setFieldValue('earlier_minutes', minutes)}
                      errorOf={(path) => errors[path]}
                    />
                  </FormGroup>
                  <FormGroup title={t('group.papers')}>
                    <TextInput dir="ltr" {...field('learner_permit_no')} />
                    <TextInput dir="ltr" {...field('official_file_no')} />
                    <DateField {...field('learner_permit_issued_on')} />
                    <DateField {...field('learner_permit_expires_on')} />
                    <NotesInput {...field('notes')} maxLength={2000} />
                  </FormGroup>
                </>
              )}
            </AreaForm>
            <RecordHistory history={record?.history} words="enrolments" />
          </>
        )
      }}
    </AreaScreen>
  )
}

/** Minutes that were bought are a package of the student by now: they are read here, and sold on the student's page. */
function Prepaid({ record, school }: { record: Pick<Enrolment, 'student_id' | 'prepaid_minutes'>; school: School }) {
  const t = useText('enrolments')
  const format = useFormat()
  const { student_id, prepaid_minutes } = record
  return (
    <div>
      <Facts
        facts={[[t('field.prepaid_minutes'), prepaid_minutes === null ? null : format.number(prepaid_minutes)]]}
        unknown={t('unknown')}
      />
      <Text size="sm" c="dimmed">
        {t('help.prepaidSold')}{' '}
        <LinkAnchor
          to={`/school/students/${student_id}`}
          search={{ ...school.search, tab: 'money' }}
          underline="always"
        >
          {t('toMoney')}
        </LinkAnchor>
      </Text>
    </div>
  )
}
