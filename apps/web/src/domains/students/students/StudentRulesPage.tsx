import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { documentKinds } from '@dsms/contract/kernel/choices/documentKinds'
import { getStudentRules, type StudentRules, updateStudentRules } from '@dsms/contract/students/students/conditions'
import { Button, Group, MultiSelect, NumberInput, Select, Stack, Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { pupils } from './students.ts'

const switches = [
  'needs_birth_date',
  'needs_contact',
  'needs_identity',
  'needs_consent',
  'needs_guardian',
  'needs_documents',
  'needs_contract',
] as const

/** What a school asks of students before they may become active. */
export function StudentRulesPage() {
  const t = useText('students')
  return (
    <SchoolGate scope="school" title={t('rules.title')}>
      {(school) => (
        <Page title={t('rules.title')} breadcrumbs={[{ label: t('title'), to: pupils.link, search: school.search }]}>
          <Loaded school={school} />
        </Page>
      )}
    </SchoolGate>
  )
}

function Loaded({ school: { school_id } }: { school: School }) {
  const inSchool = school_id === undefined ? {} : { school_id }
  const { data, error, refetch } = useQuery({
    queryKey: ['area', 'students', school_id ?? 'own', 'rules'],
    queryFn: ({ signal }) => call(getStudentRules, { query: inSchool }, signal),
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton rows={6} />
  return <RulesForm key={data.version} kept={data} inSchool={inSchool} />
}

type Kept = StudentRules & { version: number }

function RulesForm({ kept, inSchool }: { kept: Kept; inSchool: { school_id?: number } }) {
  const t = useText('students')
  const papers = useText('documents')
  const common = useText('common')
  const may = useMay()
  const client = useQueryClient()
  const [rules, setRules] = useState<Kept>(kept)
  const save = useMutation({
    mutationFn: () => call(updateStudentRules, { body: { ...rules, ...inSchool } }),
    onSuccess: async () => {
      showDone(t('rules.saved'))
      await client.invalidateQueries({ queryKey: ['area', 'students'] })
    },
  })
  const mayWrite = may(updateStudentRules)
  const licences = useRecordChoices(licenceTypes, inSchool.school_id, { status: 'active' })
  const askOf = (kind: StudentRules['documents'][number]['kind'], of: string | null) => {
    const others = rules.documents.filter((one) => one.kind !== kind)
    const before = rules.documents.find((one) => one.kind === kind)
    const asked =
      of === 'everybody' || of === 'minors'
        ? [{ kind, of, licence_type_ids: before?.licence_type_ids ?? [] } as const]
        : []
    setRules({ ...rules, documents: [...others, ...asked] })
  }
  const askFor = (kind: StudentRules['documents'][number]['kind'], ids: string[]) =>
    setRules({
      ...rules,
      documents: rules.documents.map((one) =>
        one.kind === kind ? { ...one, licence_type_ids: ids.map(Number) } : one,
      ),
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Stack gap="md">
        <FormGroup title={t('rules.conditions')}>
          {switches.map((name) => (
            <Switch
              key={name}
              label={t(`rules.${name}`)}
              disabled={!mayWrite}
              checked={rules[name]}
              onChange={(event) => setRules({ ...rules, [name]: event.currentTarget.checked })}
            />
          ))}
          <NumberInput
            label={t('rules.majority')}
            min={14}
            max={25}
            allowDecimal={false}
            disabled={!mayWrite}
            value={rules.majority_age}
            onChange={(value) => setRules({ ...rules, majority_age: Number(value) || 18 })}
          />
        </FormGroup>
        <FormGroup title={t('rules.papers')}>
          {documentKinds.map((kind) => {
            const asked = rules.documents.find((one) => one.kind === kind)
            return (
              <div key={kind}>
                <Select
                  label={papers(`kind.${kind}`)}
                  allowDeselect={false}
                  disabled={!mayWrite || !rules.needs_documents}
                  data={[
                    { value: 'nobody', label: t('rules.nobody') },
                    { value: 'everybody', label: t('rules.everybody') },
                    { value: 'minors', label: t('rules.minors') },
                  ]}
                  value={asked?.of ?? 'nobody'}
                  onChange={(of) => askOf(kind, of)}
                />
                {asked && (
                  <MultiSelect
                    mt={4}
                    aria-label={t('rules.licences', { kind: papers(`kind.${kind}`) })}
                    placeholder={asked.licence_type_ids.length === 0 ? t('rules.allLicences') : undefined}
                    clearable
                    disabled={!mayWrite || !rules.needs_documents}
                    data={licences}
                    value={asked.licence_type_ids.map(String)}
                    onChange={(ids) => askFor(kind, ids)}
                  />
                )}
              </div>
            )
          })}
        </FormGroup>
        <FormProblem problem={save.error} />
        {mayWrite && (
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending}>
              {common('save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  )
}
