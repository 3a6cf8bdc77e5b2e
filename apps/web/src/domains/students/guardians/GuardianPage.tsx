import { inviteGuardian } from '@dsms/contract/students/portal/invitations'
import { type NamePart, noName } from '@dsms/contract/students/students/names'
import { Button, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { formFields, key, text, whole } from '../../../kit/areas/form/fields.ts'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { PhoneInput } from '../../platform/public.ts'
import { LookupInput } from '../../school/public.ts'
import { useInvite } from '../portal/useInvite.ts'
import { NameInputs } from '../shared/NameInputs.tsx'
import classes from './GuardianPage.module.css'
import { speakers } from './guardians.ts'
import { SpokenFor } from './SpokenFor.tsx'

/** Guardians whom the office wrote down have no account; who has one already is told so. */
function Invite({ id, school_id }: { id: number; school_id: number | undefined }) {
  const t = useText('guardians')
  const may = useMay()
  const invite = useInvite(inviteGuardian, 'guardians', id, school_id)
  if (!may(inviteGuardian)) return null
  return (
    <Button variant="default" onClick={invite}>
      {t('invite')}
    </Button>
  )
}

const fields = formFields(speakers, {
  first_name: whole<NamePart>(noName),
  second_name: whole<NamePart>(noName),
  family_name: whole<NamePart>(noName),
  phone: text(),
  email: text(),
  id_type_id: key(),
  id_number: text(),
  address: text(),
  notes: text(),
})
const nameFields = ['first_name', 'second_name', 'family_name'] as const

/** Who speaks for students: their name, how they are reached, their identity, and for whom. */
export function GuardianPage({ id }: { id?: number | undefined }) {
  const t = useText('guardians')
  return (
    <AreaScreen of={speakers} id={id}>
      {(screen) => {
        const { record, school } = screen
        return (
          <>
            <StatusNote record={record} />
            {record && (
              <section className={`card ${classes.students}`} aria-labelledby="spoken-for">
                <h2 id="spoken-for">{t('field.students')}</h2>
                {record.students.length > 0 ? (
                  <p>
                    <SpokenFor students={record.students} search={school.search} />
                  </p>
                ) : (
                  <p>{t('noStudents')}</p>
                )}
                {!record.archived_at && <Invite id={record.id} school_id={school.school_id} />}
              </section>
            )}
            <AreaForm on={screen} fields={fields}>
              {({ field, choice, errors, values }) => (
                <>
                  <FormGroup title={t('group.name')}>
                    <NameInputs
                      parts={nameFields}
                      of={(name) => ({ ...field(name), errorIn: (script) => errors[`${name}.${script}`] })}
                    />
                  </FormGroup>
                  <FormGroup title={t('group.contact')}>
                    <PhoneInput {...field('phone')} />
                    <TextInput type="email" dir="ltr" autoComplete="off" {...field('email')} />
                    <TextInput dir="auto" {...field('address')} />
                  </FormGroup>
                  <FormGroup title={t('group.identity')}>
                    <LookupInput kind="id_type" {...choice('id_type')} />
                    {record?.id_last4 && record.id_number === null && values.id_number === '' ? (
                      <TextInput
                        dir="ltr"
                        readOnly
                        label={t('field.id_number')}
                        description={t('help.hidden')}
                        value={`•••• ${record.id_last4}`}
                      />
                    ) : (
                      <TextInput dir="ltr" autoComplete="off" {...field('id_number')} />
                    )}
                    <NotesInput {...field('notes')} />
                  </FormGroup>
                </>
              )}
            </AreaForm>
            <RecordHistory history={record?.history} words="guardians" />
          </>
        )
      }}
    </AreaScreen>
  )
}
