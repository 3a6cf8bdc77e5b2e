import { credentialKinds } from '@dsms/contract/trainers/credentials/rules'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { Alert, Group, Select, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { text as inText, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { code, day, formFields, key, text } from '../../../kit/areas/form/fields.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { CredentialActions } from './CredentialActions.tsx'
import { papers } from './credentials.ts'
import { PaperInput } from './PaperInput.tsx'

/** What a link to a new one names beforehand: whose, of which kind, and what it renews. */
const readers = { trainer_id: whole, kind: inText, replaces_id: whole }

const asText = (id: number | undefined) => (id === undefined ? null : String(id))

const fieldsFor = (trainer_id?: number, kind?: string, replaces_id?: number) =>
  formFields(papers, {
    trainer_id: key(asText(trainer_id)),
    kind: code(credentialKinds.find((one) => one === kind) ?? null),
    number: text(),
    authority: text(),
    issued_on: day(),
    expires_on: day(),
    file_id: key(),
    replaces_id: key(asText(replaces_id)),
    notes: text(),
  })

/** A credential: whose, what, until when, and the paper itself. */
export function CredentialPage({ id }: { id?: number | undefined }) {
  const t = useText('credentials')
  const { trainer_id, kind, replaces_id } = useSearchOf(readers)
  const fields = useMemo(() => fieldsFor(trainer_id, kind, replaces_id), [trainer_id, kind, replaces_id])
  return (
    <AreaScreen
      of={papers}
      id={id}
      action={(credential, school) => (
        <Group gap="xs">
          <CredentialActions credential={credential} school={school} />
        </Group>
      )}
    >
      {({ record, school, ...screen }) => (
        <>
          <StatusNote record={record} />
          {record?.lacks && <Alert color="blue">{t(`closed.${record.lacks}`)}</Alert>}
          <AreaForm
            on={{ record, school, ...screen }}
            fields={fields}
            isStill={record !== undefined && ['rejected', 'revoked', 'replaced'].includes(record.status)}
          >
            {({ field, oneOf, values }) => (
              <FormGroup title={t('group.credential')}>
                <RecordSelect
                  area={trainers}
                  school_id={school.school_id}
                  {...field('trainer_id')}
                  disabled={record !== undefined}
                  present={{ id: record?.trainer_id, name: record?.trainer }}
                />
                <Select {...oneOf('kind')} disabled={record !== undefined && record.status !== 'pending'} />
                <TextInput dir="ltr" autoComplete="off" {...field('number')} />
                <TextInput dir="auto" {...field('authority')} />
                <DateField {...field('issued_on')} />
                <DateField description={t('help.lastDay')} {...field('expires_on')} />
                <PaperInput {...field('file_id')} kept={record?.file} school_id={school.school_id} />
                {values.replaces_id !== null && (
                  <p className={fullRow}>
                    {t('renews')}{' '}
                    <LinkAnchor to={`${papers.link}/${values.replaces_id}`} search={school.search}>
                      {t('theOneBefore')}
                    </LinkAnchor>
                  </p>
                )}
                <NotesInput {...field('notes')} />
              </FormGroup>
            )}
          </AreaForm>
          <RecordHistory history={record?.history} words="credentials" />
        </>
      )}
    </AreaScreen>
  )
}
