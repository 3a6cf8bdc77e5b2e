import { getOpeningHours, type OpeningHours, saveOpeningHours } from '@dsms/contract/school/openingHours/calls'
import { overlapOf } from '@dsms/contract/school/openingHours/week'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconClockHour8 } from '@tabler/icons-react'
import { useState } from 'react'
import { CallError, call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { UnsavedGuard } from '../../../kit/form/UnsavedGuard.tsx'
import { Empty } from '../../../kit/list/Empty.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { hoursOfRows, rowsOf, useHoursSaved } from './hours.ts'
import { WeekEditor } from './WeekEditor.tsx'

interface Props {
  hours: OpeningHours
  school: School
  branch_id: number | undefined
  /** There are other branches, which the week can be given to. */
  hasOthers: boolean
}

/** The usual week of a branch. */
export function WeekForm({ hours, school, branch_id, hasOthers }: Props) {
  const t = useText('schoolProfile')
  const common = useText('common')
  const errorText = useErrorText()
  const mayEdit = useMay()(saveOpeningHours)
  const saved = useHoursSaved(school.school_id, branch_id)
  const [rows, setRows] = useState(() => rowsOf(hours.hours))
  const [isForAll, setForAll] = useState(false)
  const [isBegun, begin] = useState(hours.hours.length > 0)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()
  const isDirty = () => isForAll || JSON.stringify(hoursOfRows(rows)) !== JSON.stringify(hours.hours)

  const save = async () => {
    setSaving(true)
    setError(undefined)
    try {
      const answer = await call(saveOpeningHours, {
        body: {
          branch_id: hours.branch_id,
          version: hours.version,
          hours: hoursOfRows(rows),
          to_all_branches: isForAll,
          school_id: school.school_id,
        },
      })
      await saved(answer)
      showDone(t('hours.saved', { branch: answer.branch }))
    } catch (failure) {
      setError(failure)
    } finally {
      setSaving(false)
    }
  }

  /** Takes what somebody else saved meanwhile. */
  const load = async () =>
    saved(await call(getOpeningHours, { query: { branch_id: hours.branch_id, school_id: school.school_id } }))

  if (!isBegun)
    return (
      <Empty icon={<IconClockHour8 size={48} stroke={1} />} text={t('hours.empty')}>
        {mayEdit && (
          <Button
            onClick={() => {
              setRows(rowsOf(usualWeek))
              begin(true)
            }}
          >
            {t('hours.begin')}
          </Button>
        )}
      </Empty>
    )
  return (
    <Stack gap="md">
      <WeekEditor rows={rows} onChange={setRows} weekStart={hours.week_start} disabled={!mayEdit} />
      {mayEdit && (
        <div className="foot">
          {error !== undefined && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {errorText(error)}{' '}
              {error instanceof CallError && error.code === 'stale_version' && (
                <Button variant="subtle" size="compact-sm" onClick={load}>
                  {t('hours.load')}
                </Button>
              )}
            </Text>
          )}
          {hasOthers && (
            <Checkbox
              label={t('hours.toAll')}
              checked={isForAll}
              onChange={(event) => setForAll(event.currentTarget.checked)}
            />
          )}
          <Group gap="xs" ms="auto">
            <Button
              variant="default"
              disabled={!isDirty()}
              onClick={() => {
                setRows(rowsOf(hours.hours))
                setForAll(false)
              }}
            >
              {t('hours.back')}
            </Button>
            <Button onClick={save} loading={isSaving} disabled={!isDirty() || overlapOf(rows) !== undefined}>
              {common('save')}
            </Button>
          </Group>
        </div>
      )}
      <UnsavedGuard isUnsaved={() => mayEdit && isDirty()} param="branch_id" />
    </Stack>
  )
}

/** What a school begins with: Sunday to Thursday, morning and evening. */
const usualWeek = [0, 1, 2, 3, 4].flatMap((weekday) => [
  { weekday, opens: '08:00', closes: '12:00' },
  { weekday, opens: '16:00', closes: '21:00' },
])
