import { documentKinds } from '@dsms/contract/kernel/choices/documentKinds'
import { students } from '@dsms/contract/students/students/calls'
import { Alert, Select, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { placeOf } from '../../../kernel/address/address.ts'
import { text as inText, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { code, day, formFields, key, text } from '../../../kit/areas/form/fields.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { PaperInput } from '../../trainers/public.ts'
import { Decision } from './Decision.tsx'
import { studentPapers } from './documents.ts'

/** What a link to a new one names beforehand: whose, and of which kind. */
const readers = { student_id: whole, kind: inText }

const fieldsFor = (student_id?: number, kind?: string) =>
  formFields(studentPapers, {
    student_id: key(student_id === undefined ? null : String(student_id)),
    kind: code(documentKinds.find((one) => one === kind) ?? null),
    // a record tells its file with all about it
    file_id: { ...key(), from: 'file' as const, read: ({ id }: { id: number }) => String(id) },
    number: text(),
    issued_on: day(),
    expires_on: day(),
    notes: text(),
  })

/** A paper of a student: whose, what, until when, and the file. What was looked at is not changed any more. */
export function DocumentPage({ id }: { id?: number | undefined }) {
  const t = useText('documents')
  const { student_id, kind } = useSearchOf(readers)
  const fields = useMemo(() => fieldsFor(student_id, kind), [student_id, kind])
  return (
    <AreaScreen
      of={studentPapers}
      id={id}
      action={(paper, { school_id }) => <Decision paper={paper} school_id={school_id} />}
    >
      {({ record, school, ...screen }) => (
        <>
          <StatusNote record={record} />
          {record?.lacks && <Alert color="blue">{t(`closed.${record.lacks}`)}</Alert>}
          {record && (
            <p>
              <LinkAnchor to={placeOf(`/school/students/${record.student_id}`)} search={school.search}>
                {t('toStudent')}
              </LinkAnchor>
            </p>
          )}
          <AreaForm
            on={{ record, school, ...screen }}
            fields={fields}
            isStill={record !== undefined && record.status !== 'pending'}
          >
            {({ field, oneOf }) => (
              <FormGroup title={t('group.document')}>
                <RecordSelect
                  area={students}
                  school_id={school.school_id}
                  {...field('student_id')}
                  disabled={record !== undefined}
                  present={{ id: record?.student_id, name: record?.student }}
                />
                <Select {...oneOf('kind')} />
                <PaperInput hasCamera {...field('file_id')} kept={record?.file} school_id={school.school_id} />
                <TextInput dir="ltr" autoComplete="off" {...field('number')} />
                <DateField {...field('issued_on')} />
                <DateField description={t('help.lastDay')} {...field('expires_on')} />
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
