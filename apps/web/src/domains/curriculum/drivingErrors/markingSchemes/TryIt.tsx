import { errorTypes } from '@dsms/contract/curriculum/drivingErrors/calls'
import { mark } from '@dsms/contract/curriculum/drivingErrors/marking'
import { Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import { IconLink, IconRotate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { text, useSearchOf } from '../../../../kernel/address/search.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../../kit/areas/area.ts'
import type { WholeRecord } from '../../../../kit/areas/types.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import type { schemeArea } from '../drivingErrors.ts'
import classes from './MarkingScheme.module.css'
import { TriedMark } from './TriedMark.tsx'
import { added, changed, fromAddress, type Mark, toAddress } from './tryMarks.ts'
import { type ErrorRow, VerdictBox } from './VerdictBox.tsx'

const readers = { try: text }

interface Props {
  scheme: WholeRecord<typeof schemeArea.area>
  school: School
}

/** Tries a scheme: errors are added and changed, and the result is judged at once by what judges exams. */
export function TryIt({ scheme, school }: Props) {
  const t = useText('markingSchemes')
  const navigate = useNavigate()
  const search = useSearchOf(readers)
  const catalogue = useCatalogue(school.school_id)
  const [typed, setTyped] = useState('')
  const [drive, setDrive] = useState<{ minutes?: number | undefined; manoeuvres?: number | undefined }>({})
  const marks = useMemo(() => fromAddress(search.try), [search.try])
  const rows = catalogue.data ?? noRows
  const byCode = useMemo(() => Object.fromEntries(rows.map((row) => [row.code, row])), [rows])
  const verdict = mark(marks, scheme, byCode, drive)

  // from what the address says by then: two that are added one upon the other both stay
  const set = (next: (marks: Mark[]) => Mark[]) =>
    navigate({
      to: '.',
      search: (old) => ({ ...old, try: toAddress(next(fromAddress(old.try))) }),
      replace: true,
      resetScroll: false,
    })
  const add = (code: string | null) => {
    const row = code === null ? undefined : byCode[code]
    if (row) set((now) => added(now, row.code, row.default_severity))
    setTyped('')
  }
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => showDone(t('try.copied')),
      () => showFailure(window.location.href),
    )
  const known = (value: string | number) => (typeof value === 'number' ? value : undefined)

  return (
    <section className="card" aria-labelledby="try-it">
      <Group justify="space-between" gap="xs">
        <h2 className={classes.title} id="try-it">
          {t('try.title')}
        </h2>
        {marks.length > 0 && (
          <Group gap="xs">
            <Button variant="subtle" size="compact-sm" leftSection={<IconLink size={16} stroke={1.5} />} onClick={copy}>
              {t('try.share')}
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconRotate size={16} stroke={1.5} />}
              onClick={() => set(() => [])}
            >
              {t('try.clear')}
            </Button>
          </Group>
        )}
      </Group>
      <Text size="sm" mb="md">
        {t('try.about')}
      </Text>
      {catalogue.isError && <ErrorBox error={catalogue.error} onRetry={() => catalogue.refetch()} />}
      <div className={classes.board}>
        <Stack gap="sm">
          <Select
            {...longList}
            label={t('try.add')}
            placeholder={t('try.search')}
            searchable
            nothingFoundMessage={t('try.nothing')}
            selectFirstOptionOnChange
            data={rows
              .filter(({ status }) => status === 'active')
              .map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
            value={null}
            searchValue={typed}
            onSearchChange={setTyped}
            onChange={add}
          />
          {marks.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('try.empty')}
            </Text>
          )}
          <ul className={classes.marks}>
            {marks.map((one, at) => (
              <TriedMark
                // the same error stands twice when it is marked in two ways
                key={`${one.code}${marks.slice(0, at).filter(({ code }) => code === one.code).length}`}
                mark={one}
                error={byCode[one.code]}
                change={(change) => set((now) => changed(now, at, change))}
              />
            ))}
          </ul>
          {scheme.min_minutes !== null && (
            <NumberInput
              label={t('try.minutes')}
              allowDecimal={false}
              min={0}
              value={drive.minutes ?? ''}
              onChange={(value) => setDrive({ ...drive, minutes: known(value) })}
            />
          )}
          {scheme.manoeuvres_required > 0 && (
            <NumberInput
              label={t('try.manoeuvres')}
              allowDecimal={false}
              min={0}
              max={scheme.manoeuvres.length}
              value={drive.manoeuvres ?? ''}
              onChange={(value) => setDrive({ ...drive, manoeuvres: known(value) })}
            />
          )}
        </Stack>
        <VerdictBox verdict={verdict} byCode={byCode} />
      </div>
    </section>
  )
}

const noRows: ErrorRow[] = []

/** All errors of the school, retired ones too: an old link may name them. */
function useCatalogue(school_id: number | undefined) {
  const calls = useAreaCalls({ area: errorTypes }, school_id)
  return useQuery({
    queryKey: [...areaKey({ area: errorTypes }, school_id), 'catalogue'],
    queryFn: async ({ signal }) => {
      const rows: ErrorRow[] = []
      for (let page = 1; page <= 10; page++) {
        const { rows: more, total } = await calls.list({ page, perPage: 100, sort: 'place,code' }, signal)
        rows.push(...more)
        if (rows.length >= total) break
      }
      return rows
    },
  })
}
