import {
  confirmHolidayDate,
  confirmPlatformHolidayDate,
  type HolidayDay,
  holidays,
} from '@dsms/contract/school/holidays/calls'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import { noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { type holidaysOf, schoolHolidays } from './holidays.ts'
import { Marks, Source } from './YearList.tsx'

interface Props {
  of: ReturnType<typeof holidaysOf>
  school: School
  day: HolidayDay
  close: () => void
}

/** One day of the year: when it is, where it comes from, and what can be done about it. */
export function HolidayDialog({ of, school, day, close }: Props) {
  const t = useText('holidays')
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const { code } = useLanguage()
  const calls = useAreaCalls(schoolHolidays, school.school_id)
  const changed = useAreaChanged(of, school.school_id)
  const client = useQueryClient()
  const [from, setFrom] = useState<string | null>(day.starts_on)
  const [to, setTo] = useState<string | null>(day.ends_on)
  const [error, setError] = useState<unknown>()
  const mayEdit = may(of.area.calls.update)

  const attempt = async (work: () => Promise<unknown>, words: string) => {
    setError(undefined)
    try {
      await work()
      await changed()
      await client.invalidateQueries({ queryKey: areaKey(of, school.school_id) })
      showDone(words)
      close()
    } catch (failure) {
      setError(failure)
    }
  }
  const confirm = () =>
    attempt(
      () => {
        const body = { year: day.year, starts_on: from ?? '', ends_on: to ?? '' }
        const params = { id: day.holiday_id }
        return of.scope === 'school'
          ? call(confirmHolidayDate, { params, body: { ...body, school_id: school.school_id } })
          : call(confirmPlatformHolidayDate, { params, body })
      },
      t('confirmed', { name: day.name }),
    )
  const callOff = () =>
    attempt(
      async () => {
        const made = await calls.create({
          name: { ...noNames, [code]: t('noHoliday', { name: day.name }).slice(0, 120) },
          kind: 'school',
          starts_on: day.starts_on,
          ends_on: day.ends_on,
          overrides_id: day.holiday_id,
          is_cancelled: true,
        })
        if (may(of.area.calls.changeStatus)) await calls.changeStatus(made.id, 'published', undefined)
      },
      t('calledOffDone', { name: day.name }),
    )

  return (
    <Modal opened onClose={close} title={day.name} centered>
      <Stack gap="md">
        <div>
          <Text>
            {day.starts_on === day.ends_on
              ? format.date(day.starts_on)
              : format.range(format.date(day.starts_on), format.date(day.ends_on))}
          </Text>
          <Text size="sm" c="dimmed">
            {format.hijri(day.starts_on)} · {t(`kind.${day.kind}`)} · <Source day={day} />
          </Text>
          <Group gap={6} mt="xs">
            <Marks day={day} />
          </Group>
          {day.called_off_by && (
            <Text size="sm" mt="xs">
              {t('calledOffBy', { name: day.called_off_by })}
            </Text>
          )}
        </div>
        {mayEdit && day.is_own && day.is_tentative && (
          <Stack gap="xs">
            <Text size="sm">{t('confirmHelp')}</Text>
            <Group grow align="end">
              <DateField label={t('field.starts_on')} value={from} onChange={setFrom} />
              <DateField label={t('field.ends_on')} value={to} onChange={setTo} />
            </Group>
            <Group justify="flex-end">
              <Button variant="default" disabled={!from || !to} onClick={confirm}>
                {t('confirm')}
              </Button>
            </Group>
          </Stack>
        )}
        {error !== undefined && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {errorText(error)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          {!day.is_own &&
            !day.called_off_by &&
            of.scope === 'school' &&
            may(holidays.calls.create) &&
            day.may_override && (
              <Button variant="default" onClick={callOff}>
                {t('callOff')}
              </Button>
            )}
          {!day.is_own && !day.may_override && (
            <Text size="sm" c="dimmed">
              {t('mayNot')}
            </Text>
          )}
          {day.is_own && (
            <Button onClick={() => navigate({ to: `${of.link}/${day.holiday_id}`, search: school.search })}>
              {t(mayEdit ? 'edit' : 'show')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
