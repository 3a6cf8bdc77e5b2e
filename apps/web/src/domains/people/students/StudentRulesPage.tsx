import { documentKinds } from '@dsms/contract/people/documents/rules'
import { getStudentRules, type StudentRules, updateStudentRules } from '@dsms/contract/people/students/conditions'
import { Button, Group, NumberInput, Select, Stack, Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
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
  const askOf = (kind: StudentRules['documents'][number]['kind'], of: string | null) => {
    const others = rules.documents.filter((one) => one.kind !== kind)
    const isAsked = of === 'everybody' || of === 'minors'
    setRules({ ...rules, documents: isAsked ? [...others, { kind, of }] : others })
  }
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
          {documentKinds.map((kind) => (
            <Select
              key={kind}
              label={papers(`kind.${kind}`)}
              allowDeselect={false}
              disabled={!mayWrite || !rules.needs_documents}
              data={[
                { value: 'nobody', label: t('rules.nobody') },
                { value: 'everybody', label: t('rules.everybody') },
                { value: 'minors', label: t('rules.minors') },
              ]}
              value={rules.documents.find((one) => one.kind === kind)?.of ?? 'nobody'}
              onChange={(of) => askOf(kind, of)}
            />
          ))}
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
