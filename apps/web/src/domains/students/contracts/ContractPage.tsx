import { answerContractObjection } from '@dsms/contract/students/contracts/calls'
import { contractTemplates } from '@dsms/contract/students/contracts/templates'
import { Select, Text } from '@mantine/core'
import { useSearchOf, whole } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { code, formFields, key } from '../../../kit/areas/form/fields.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { PersonChoice } from '../enrolments/PersonChoice.tsx'
import { Acceptances } from './Acceptances.tsx'
import classes from './Contract.module.css'
import { ContractActs, useContractsChanged } from './ContractActs.tsx'
import { ContractText } from './ContractText.tsx'
import { agreed, type Contract } from './contracts.ts'
import { Objection } from './Objection.tsx'

const readers = { student_id: whole, enrolment_id: whole }

const fieldsFor = (student: string | null, enrolment: string | null) =>
  formFields(agreed, {
    student_id: key(student),
    enrolment_id: key(enrolment),
    template_id: key(),
    language: code(null),
  })

/** A contract: written from a template as a draft, then its text as it was sent, and who accepted it. */
export function ContractPage({ id }: { id?: number | undefined }) {
  const t = useText('contracts')
  const { student_id, enrolment_id } = useSearchOf(readers)
  const fields = fieldsFor(
    student_id === undefined ? null : String(student_id),
    enrolment_id === undefined ? null : String(enrolment_id),
  )
  return (
    <AreaScreen of={agreed} id={id} isFixed={({ status }) => status !== 'draft'}>
      {(screen) => {
        const { record, school } = screen
        const isDraft = record === undefined || record.status === 'draft'
        return (
          <div className={classes.page}>
            <StatusNote record={record} />
            {record && <ContractActs contract={record} school_id={school.school_id} />}
            {isDraft && (
              <AreaForm on={screen} fields={fields}>
                {({ field, choice }) => (
                  <FormGroup title={t('mine.one')}>
                    <PersonChoice kind="student" disabled={record !== undefined} {...choice('student')} />
                    <RecordSelect
                      area={contractTemplates}
                      isOffered={({ status }) => status === 'published'}
                      school_id={school.school_id}
                      present={{ id: record?.template_id, name: record?.template }}
                      {...field('template_id')}
                    />
                    <Select
                      {...field('language')}
                      clearable
                      data={languages.map((one) => ({ value: one.code, label: one.name }))}
                    />
                  </FormGroup>
                )}
              </AreaForm>
            )}
            {record && <Shown contract={record} school_id={school.school_id} />}
            <RecordHistory history={record?.history} words="contracts" />
          </div>
        )
      }}
    </AreaScreen>
  )
}

function Shown({ contract, school_id }: { contract: Contract; school_id: number | undefined }) {
  const t = useText('contracts')
  const may = useMay()
  const changed = useContractsChanged()
  return (
    <>
      {contract.status !== 'draft' && <Acceptances acceptances={contract.acceptances} awaits={contract.awaits} />}
      <Objection
        objection={contract.objection}
        answer={
          may(answerContractObjection) && contract.objection?.answer === null
            ? async (answer) => {
                await call(answerContractObjection, {
                  params: { id: contract.id },
                  body: { answer, ...(school_id === undefined ? {} : { school_id }) },
                })
                await changed()
              }
            : undefined
        }
      />
      <section className="card" aria-label={t('text')}>
        <div className={classes.beside}>
          {contract.languages.map((language) => (
            <ContractText key={language} language={language} text={contract.texts[language] ?? ''} />
          ))}
        </div>
        {contract.hash && (
          <Text size="xs" c="dimmed" mt="md" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {contract.hash}
          </Text>
        )}
      </section>
    </>
  )
}
