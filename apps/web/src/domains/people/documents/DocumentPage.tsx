import { documentKinds } from '@dsms/contract/people/documents/rules'
import { students } from '@dsms/contract/people/students/calls'
import { Button, Select, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { text as inText, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { code, day, formFields, key, text } from '../../../kit/areas/form/fields.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusChange } from '../../../kit/areas/status/StatusChange.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { PaperInput } from '../shared/PaperInput.tsx'
import { given, givenAfter, type Paper, studentPapers } from './documents.ts'

/** What a link to a new one names beforehand. */
const readers = { student_id: whole, kind: inText }

const fieldsFor = (student_id?: number, kind?: string) =>
  formFields(studentPapers, {
    student_id: key(student_id === undefined ? null : String(student_id)),
    kind: code(documentKinds.find((one) => one === kind) ?? null),
    number: text(),
    issued_on: day(),
    expires_on: day(),
    file_id: key(),
    notes: text(),
  })

/** A paper: whose, what, until when, and the file itself. */
export function DocumentPage({ id }: { id?: number | undefined }) {
  const t = useText('documents')
  const { student_id, kind } = useSearchOf(readers)
  const fields = useMemo(() => fieldsFor(student_id, kind), [student_id, kind])
  return (
    <AreaScreen of={studentPapers} id={id} action={(paper, school) => <Verify paper={paper} school={school} />}>
      {({ record, school, ...screen }) => (
        <>
          <StatusNote record={record} />
          <AreaForm
            on={{ record, school, ...screen }}
            fields={fields}
            isStill={record !== undefined && record.status !== 'pending'}
          >
            {({ field, oneOf }) => (
              <FormGroup title={t('group.paper')}>
                <RecordSelect
                  area={students}
                  school_id={school.school_id}
                  {...field('student_id')}
                  disabled={record !== undefined}
                  present={{ id: record?.student_id, name: record?.student }}
                />
                <Select {...oneOf('kind')} disabled={record !== undefined} />
                <TextInput dir="ltr" autoComplete="off" {...field('number')} />
                <DateField {...field('issued_on')} />
                <DateField {...field('expires_on')} />
                <PaperInput
                  {...field('file_id')}
                  kept={record?.file}
                  school_id={school.school_id}
                  texts={{ choose: t('file.choose'), other: t('file.other'), remove: t('file.remove') }}
                />
                <NotesInput {...field('notes')} maxLength={500} />
              </FormGroup>
            )}
          </AreaForm>
          <RecordHistory history={record?.history} words="documents" />
        </>
      )}
    </AreaScreen>
  )
}

const verify = { access: { school: 'student_documents.verify', platform: 'schools.edit' } } as const

/** Approving and rejecting, for those who may. */
function Verify({ paper, school }: { paper: Paper; school: School }) {
  const t = useText('documents')
  const areas = useText('areas')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(studentPapers.area.calls.changeStatus) || !may(verify) || givenAfter(paper.status).length === 0) return null
  return (
    <>
      <Button variant={paper.status === 'pending' ? 'filled' : 'default'} onClick={() => setOpen(true)}>
        {paper.status === 'pending' ? t('verify') : areas('status')}
      </Button>
      {isOpen && <StatusChange of={given} school_id={school.school_id} record={paper} close={() => setOpen(false)} />}
    </>
  )
}
