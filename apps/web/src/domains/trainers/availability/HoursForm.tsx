import { branches } from '@dsms/contract/school/branches/calls'
import { type Availability, saveAvailabilityWeek, type TrainerHours } from '@dsms/contract/trainers/availability/calls'
import { hourKinds } from '@dsms/contract/trainers/availability/rules'
import { joinNights, splitNights, wrongRow } from '@dsms/contract/trainers/availability/weeks'
import { Button, Group, Select, Stack, Tabs, Text } from '@mantine/core'
import { useState } from 'react'
import { CallError, call } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts, useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { UnsavedGuard } from '../../../kit/form/UnsavedGuard.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { WeekGrid } from '../../../kit/inputs/week/WeekGrid.tsx'
import { repainted, spanOf } from '../../../kit/inputs/week/weekTimes.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { TabRow } from '../../../ui/page/TabRow.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import classes from './Availability.module.css'
import { hoursOf, isSameHours, rowsOf, rulesOn, useHoursSaved, type Validity } from './availability.ts'
import { HoursRows } from './HoursRows.tsx'

interface Props {
  hours: Availability
  trainer: TrainerHours
  school: School
  span: Validity
  open: (span: Validity) => void
}

const tones = { any: 1, lessons: 2, theory: 3 } as const

/** One week of a trainer, painted or typed, and the days that it holds for. */
export function HoursForm({ hours, trainer, school, span, open }: Props) {
  const t = useText('availability')
  const common = useText('common')
  const errorText = useErrorText()
  const mayEdit = useMay()(saveAvailabilityWeek)
  const saved = useHoursSaved(school.school_id, trainer.id)
  const places = useRecordChoices(branches, school.school_id, { status: 'active' })
  const [before] = useState(() => joinNights(rowsOf(rulesOn(trainer.rules, span.valid_from)), isSameHours))
  const [rows, setRows] = useState(before)
  const [validity, setValidity] = useState(span)
  const [brush, setBrush] = useState<{ kind: (typeof hourKinds)[number]; branch_id: number | null }>({
    kind: 'any',
    branch_id: null,
  })
  const [tab, setTab] = useState<string | null>('grid')
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()
  const wrong = wrongRow(rows)
  const parts = splitNights(rows)
  const wrongTexts = wrong ? { [`hours.${wrong.place}.from`]: codeText(wrong.code) } : fieldTexts(error)
  const isMoved = validity.valid_from !== span.valid_from || validity.valid_to !== span.valid_to
  const isDirty = () => isMoved || JSON.stringify(hoursOf(rows)) !== JSON.stringify(hoursOf(before))

  const save = async () => {
    setSaving(true)
    setError(undefined)
    try {
      const answer = await call(saveAvailabilityWeek, {
        params: { id: trainer.id },
        body: { version: trainer.version, ...validity, hours: hoursOf(rows), school_id: school.school_id },
      })
      open(validity)
      await saved(answer)
      showDone(t('saved', { name: trainer.name }))
    } catch (failure) {
      setError(failure)
      if (Object.keys(fieldTexts(failure)).some((path) => path.startsWith('hours.'))) setTab('rows')
    } finally {
      setSaving(false)
    }
  }

  return (
    <Stack gap="md">
      <div className={classes.fields}>
        <DateField
          label={t('valid_from')}
          value={validity.valid_from}
          disabled={!mayEdit}
          onChange={(day) => day && setValidity({ ...validity, valid_from: day })}
          error={wrongTexts.valid_from}
        />
        <DateField
          label={t('valid_to')}
          description={t('validToHelp')}
          value={validity.valid_to}
          disabled={!mayEdit}
          onChange={(valid_to) => setValidity({ ...validity, valid_to })}
          error={wrongTexts.valid_to}
        />
      </div>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <TabRow open={tab} aria-label={t('week')}>
          <Tabs.Tab value="grid">{t('tab.grid')}</Tabs.Tab>
          <Tabs.Tab value="rows">{t('tab.rows')}</Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="grid">
          {mayEdit && (
            <div className={classes.fields}>
              <Select
                label={t('brush.kind')}
                allowDeselect={false}
                data={hourKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
                value={brush.kind}
                onChange={(value) => setBrush({ ...brush, kind: hourKinds.find((kind) => kind === value) ?? 'any' })}
              />
              <Select
                label={t('brush.branch')}
                placeholder={t('anywhere')}
                clearable
                data={places}
                value={brush.branch_id === null ? null : String(brush.branch_id)}
                onChange={(value) => setBrush({ ...brush, branch_id: value ? Number(value) : null })}
              />
            </div>
          )}
          <WeekGrid
            label={t('gridOf', { name: trainer.name })}
            value={parts}
            weekStart={hours.week_start}
            disabled={!mayEdit}
            onChange={(times) =>
              setRows(
                joinNights(
                  repainted(parts, times, { ...brush, key: '' }, isSameHours).map((row) => ({
                    ...row,
                    key: crypto.randomUUID(),
                  })),
                  isSameHours,
                ),
              )
            }
            detailOf={(weekday, cell) => {
              const row = parts.find(
                (one) => one.weekday === weekday && spanOf(one).from < cell.to && cell.from < spanOf(one).to,
              )
              const branch = places.find(({ value }) => value === String(row?.branch_id))?.label
              return row && { text: [t(`kind.${row.kind}`), branch].filter(Boolean).join(' · '), tone: tones[row.kind] }
            }}
          />
          <Legend kinds={[...new Set(rows.map(({ kind }) => kind))]} />
        </Tabs.Panel>
        <Tabs.Panel value="rows">
          <HoursRows
            rows={rows}
            onChange={setRows}
            weekStart={hours.week_start}
            places={places}
            disabled={!mayEdit}
            errors={wrongTexts}
          />
        </Tabs.Panel>
      </Tabs>
      {mayEdit && (
        <div className="foot">
          {error !== undefined && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {errorText(error)}{' '}
              {error instanceof CallError && error.code === 'stale_version' && (
                <Button variant="subtle" size="compact-sm" onClick={() => saved()}>
                  {t('load')}
                </Button>
              )}
            </Text>
          )}
          <Group gap="xs" ms="auto">
            <Button
              variant="default"
              disabled={!isDirty()}
              onClick={() => {
                setRows(before)
                setValidity(span)
                setError(undefined)
              }}
            >
              {t('back')}
            </Button>
            <Button onClick={save} loading={isSaving} disabled={!isDirty() || wrong !== undefined}>
              {common('save')}
            </Button>
          </Group>
        </div>
      )}
      <UnsavedGuard isUnsaved={() => mayEdit && isDirty()} param="trainer_id" />
    </Stack>
  )
}

/** What the colours mean, where more than one is there. */
function Legend({ kinds }: { kinds: (typeof hourKinds)[number][] }) {
  const t = useText('availability')
  if (kinds.length < 2) return null
  return (
    <ul className={classes.legend}>
      {kinds.map((kind) => (
        <li key={kind} data-tone={tones[kind]}>
          {t(`kind.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
