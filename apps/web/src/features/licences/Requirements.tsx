import { getSchoolPack, listSchoolPacks } from '@dsms/contract/countryPacks.school'
import type { Answer } from '@dsms/contract/endpoint'
import {
  complete,
  getTrainingRequirements,
  requirementRows,
  saveTrainingRequirements,
} from '@dsms/contract/trainingRequirements'
import { Button, Group, Select, Stack, Tabs, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { areaKey } from '../../components/areas/area.ts'
import { ErrorBox } from '../../components/ErrorBox.tsx'
import { schemaErrors } from '../../components/records/form/issues.ts'
import { UnsavedGuard } from '../../components/records/form/UnsavedGuard.tsx'
import { DateField } from '../../components/records/inputs/DateField.tsx'
import { ListSkeleton } from '../../components/records/list/ListSkeleton.tsx'
import { showDone } from '../../components/records/toasts.tsx'
import { useMay } from '../../components/records/useMay.ts'
import { RequirementBuilder } from '../../components/requirements/RequirementBuilder.tsx'
import { RequirementCompare } from '../../components/requirements/RequirementCompare.tsx'
import { RequirementList, RequirementTotals } from '../../components/requirements/RequirementList.tsx'
import { type EditedRow, edited, toInput } from '../../components/requirements/rows.ts'
import { codeText, fieldTexts, useErrorText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { licences } from './licences.ts'
import classes from './Requirements.module.css'
import { type NeededType, WhatYouNeed } from './WhatYouNeed.tsx'

type Kept = Answer<typeof getTrainingRequirements>
interface Props {
  type: NeededType & { id: number; code: string }
  school_id: number | undefined
}

const inSchool = (school_id: number | undefined) => (school_id ? { school_id } : {})

/** What the training of a type takes at least: edited as a whole, kept as versions, compared with the country's rules. */
export function Requirements({ type, school_id }: Props) {
  const t = useText('licences')
  const kept = useQuery({
    queryKey: [...areaKey(licences, school_id), 'requirements', type.id],
    queryFn: ({ signal }) =>
      call(getTrainingRequirements, { params: { id: type.id }, query: inSchool(school_id) }, signal),
  })
  return (
    <section className="card" aria-labelledby="requirements">
      <Text component="h2" id="requirements" fw={600} mb="xs">
        {t('requirements.title')}
      </Text>
      {kept.isError && <ErrorBox error={kept.error} onRetry={() => kept.refetch()} />}
      {kept.isPending && <ListSkeleton rows={4} />}
      {kept.data && <Loaded kept={kept.data} type={type} school_id={school_id} />}
    </section>
  )
}

function Loaded({ kept, type, school_id }: Props & { kept: Kept }) {
  const t = useText('licences')
  const may = useMay()
  const format = useFormat()
  const mayEdit = may(saveTrainingRequirements)
  const [base, setBase] = useState(kept)
  const [rows, setRows] = useState<EditedRow[]>(() => kept.rows.map(edited))
  const inputs = rows.map(toInput)
  const now = inputs.map(complete)
  const isChanged = JSON.stringify(now) !== JSON.stringify(base.rows)
  const begin = (version: Kept) => {
    setBase(version)
    setRows(version.rows.map(edited))
  }
  // rows that are being written stay, whoever saved a version meanwhile; saving them is refused then
  if (kept.version > base.version && !isChanged) begin(kept)
  return (
    <Tabs defaultValue="rows" keepMounted={false}>
      <UnsavedGuard isUnsaved={() => isChanged} />
      <Tabs.List mb="md" className={classes.tabs}>
        <Tabs.Tab value="rows">{t('tab.rows')}</Tabs.Tab>
        <Tabs.Tab value="compare">{t('tab.compare')}</Tabs.Tab>
        <Tabs.Tab value="preview">{t('tab.preview')}</Tabs.Tab>
        <Tabs.Tab value="versions">{t('tab.versions', { count: format.number(kept.versions.length) })}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="rows" keepMounted>
        {mayEdit ? (
          <Editor
            key={base.version}
            kept={base}
            rows={rows}
            setRows={setRows}
            isChanged={isChanged}
            begin={(saved) => begin(saved ?? kept)}
            id={type.id}
            school_id={school_id}
          />
        ) : (
          <RequirementList rows={kept.rows} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="compare">
        <PackCompare
          code={type.code}
          school_id={school_id}
          mine={now}
          onTake={mayEdit ? (taken) => setRows(taken.map(edited)) : undefined}
        />
        {isChanged && (
          <Text size="sm" mt="sm" role="status">
            {t('compare.unsaved')}
          </Text>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="preview">
        <WhatYouNeed type={type} rows={now} />
      </Tabs.Panel>
      <Tabs.Panel value="versions">
        <Versions kept={kept} id={type.id} school_id={school_id} />
      </Tabs.Panel>
    </Tabs>
  )
}

interface EditorProps {
  kept: Kept
  rows: EditedRow[]
  setRows: (rows: EditedRow[]) => void
  isChanged: boolean
  /** Goes on from what was saved, or back to what is stored. */
  begin: (saved?: Kept) => void
  id: number
  school_id: number | undefined
}

function Editor({ kept, rows, setRows, isChanged, begin, id, school_id }: EditorProps) {
  const t = useText('licences')
  const errorText = useErrorText()
  const client = useQueryClient()
  const today = new Date().toLocaleDateString('sv')
  const [from, setFrom] = useState<string | null>(
    kept.effective_from && kept.effective_from > today ? kept.effective_from : today,
  )
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isSaving, setSaving] = useState(false)
  const inputs = rows.map(toInput)

  const save = async () => {
    const wrong = Object.fromEntries(
      Object.entries(schemaErrors(requirementRows.min(1), inputs)).map(([path, words]) => [path, String(words)]),
    )
    if (!from) wrong.effective_from = codeText('required')
    setErrors(wrong)
    setFailure(Object.keys(wrong).length ? t('requirements.wrong') : '')
    if (Object.keys(wrong).length || !from) return
    setSaving(true)
    try {
      const saved = await call(saveTrainingRequirements, {
        params: { id },
        body: {
          based_on: kept.version,
          effective_from: from,
          note: note || null,
          rows: inputs,
          ...inSchool(school_id),
        },
      })
      begin(saved)
      showDone(t('requirements.saved', { version: saved.version }))
      await client.invalidateQueries({ queryKey: areaKey(licences, school_id) })
    } catch (error) {
      const told = fieldTexts(error)
      setErrors(Object.fromEntries(Object.entries(told).map(([path, words]) => [path.replace(/^rows\./, ''), words])))
      setFailure(errorText(error))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Stack gap="md">
      <RequirementBuilder rows={rows} onChange={setRows} errors={errors} />
      <RequirementTotals rows={inputs.map(complete)} />
      {isChanged && (
        <Group align="end" gap="md">
          <DateField label={t('field.effective_from')} value={from} onChange={setFrom} error={errors.effective_from} />
          <TextInput
            label={t('field.note')}
            dir="auto"
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            style={{ flex: '1 1 200px' }}
          />
          <Button variant="default" onClick={() => begin()}>
            {t('requirements.undo')}
          </Button>
          <Button onClick={save} loading={isSaving}>
            {t('requirements.save', { version: kept.version + 1 })}
          </Button>
        </Group>
      )}
      {failure && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {failure}
        </Text>
      )}
    </Stack>
  )
}

interface CompareProps {
  code: string
  school_id: number | undefined
  mine: ReturnType<typeof complete>[]
  onTake: ((rows: ReturnType<typeof complete>[]) => void) | undefined
}

function PackCompare({ code, school_id, mine, onTake }: CompareProps) {
  const t = useText('licences')
  const packs = useQuery({
    queryKey: ['school-packs', school_id ?? 'own'],
    queryFn: ({ signal }) => call(listSchoolPacks, { query: inSchool(school_id) }, signal),
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const packCode = chosen ?? packs.data?.[0]?.code
  const pack = useQuery({
    queryKey: ['school-packs', school_id ?? 'own', packCode],
    queryFn: ({ signal }) =>
      call(getSchoolPack, { params: { code: packCode ?? '' }, query: inSchool(school_id) }, signal),
    enabled: packCode !== undefined,
  })
  const [category, setCategory] = useState<string | null>(null)
  const categories = pack.data?.data.categories ?? []
  const shown =
    categories.find((one) => one.code === category) ??
    categories.find((one) => one.code.toLowerCase() === code.toLowerCase())
  if (packs.isError) return <ErrorBox error={packs.error} onRetry={() => packs.refetch()} />
  return (
    <Stack gap="md">
      <Group align="end">
        <Select
          label={t('compare.pack')}
          allowDeselect={false}
          data={(packs.data ?? []).map((one) => ({ value: one.code, label: one.name }))}
          value={packCode ?? null}
          onChange={(value) => {
            setChosen(value)
            setCategory(null)
          }}
        />
        <Select
          label={t('compare.category')}
          allowDeselect={false}
          placeholder={t('compare.choose')}
          data={categories.map((one) => one.code)}
          value={shown?.code ?? null}
          onChange={setCategory}
        />
      </Group>
      {shown ? (
        <RequirementCompare
          mine={mine}
          theirs={shown.requirements.map(complete)}
          mineName={t('compare.mine')}
          theirsName={`${pack.data?.name} ${pack.data?.version}`}
          {...(onTake ? { onTake } : {})}
        />
      ) : (
        <Text size="sm">{t('compare.none')}</Text>
      )}
      <Text size="sm" c="dimmed">
        {t('verify')}
      </Text>
    </Stack>
  )
}

function Versions({ kept, id, school_id }: { kept: Kept; id: number; school_id: number | undefined }) {
  const t = useText('licences')
  const format = useFormat()
  const [shown, setShown] = useState<number>(kept.version)
  const old = useQuery({
    queryKey: [...areaKey(licences, school_id), 'requirements', id, shown],
    queryFn: ({ signal }) =>
      call(getTrainingRequirements, { params: { id }, query: { version: shown, ...inSchool(school_id) } }, signal),
    enabled: shown > 0,
  })
  if (kept.versions.length === 0) return <Text size="sm">{t('versions.none')}</Text>
  return (
    <Stack gap="md">
      <Select
        label={t('versions.show')}
        allowDeselect={false}
        maw={420}
        data={kept.versions.map((one) => ({
          value: String(one.version),
          label: t(one.is_current ? 'versions.current' : 'versions.one', {
            version: one.version,
            day: format.date(one.effective_from),
          }),
        }))}
        value={String(shown)}
        onChange={(value) => setShown(Number(value))}
      />
      {kept.versions
        .filter((one) => one.version === shown)
        .map((one) => (
          <Text key={one.version} size="sm" c="dimmed" dir="auto">
            {[format.dateTime(one.created_at), one.by, one.note].filter(Boolean).join(' · ')}
          </Text>
        ))}
      {old.data && <RequirementList rows={old.data.rows} />}
    </Stack>
  )
}
