import { complete, requirementRows, saveTrainingRequirements } from '@dsms/contract/curriculum/licences/requirements'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText, fieldTexts, useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey } from '../../../../kit/areas/area.ts'
import { schemaErrors } from '../../../../kit/form/issues.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { RequirementBuilder } from '../../shared/requirements/RequirementBuilder.tsx'
import { RequirementTotals } from '../../shared/requirements/RequirementList.tsx'
import { type EditedRow, toInput } from '../../shared/requirements/rows.ts'
import { licences } from '../licences.ts'
import { inSchool, type KeptRequirements as Kept } from './requirementsKept.ts'

interface Props {
  kept: Kept
  rows: EditedRow[]
  setRows: (rows: EditedRow[]) => void
  isChanged: boolean
  /** Goes on from what was saved, or back to what is stored. */
  begin: (saved?: Kept) => void
  id: number
  school_id: number | undefined
}

/** The rows as they are written, and what is told when they are saved as a version. */
export function RequirementEditor({ kept, rows, setRows, isChanged, begin, id, school_id }: Props) {
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
