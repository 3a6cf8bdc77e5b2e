import { findDoubles, findStudents } from '@dsms/contract/students/students/calls'
import { looksLikeNumber } from '@dsms/contract/students/students/rules'
import { Select, type SelectProps, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangeSearch } from '../../../../kernel/address/search.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useAreaCalls } from '../../../../kit/areas/area.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { pupils, type Student } from '../students.ts'
import classes from './Merging.module.css'

/** Which record is the same person: those that look like it, or any that is searched for. */
export function OtherChoice({ student, school }: { student: Student; school: School }) {
  const t = useText('merging')
  return (
    <Stack gap="md">
      <Likely student={student} school={school} />
      <section className="card" aria-labelledby="any">
        <h2 id="any" className={classes.title}>
          {t('any')}
        </h2>
        <AnyStudent student={student} school={school} />
      </section>
    </Stack>
  )
}

function Likely({ student, school }: { student: Student; school: School }) {
  const t = useText('merging')
  const words = useText('students')
  const format = useFormat()
  const { school_id } = school
  const { id_number, phone, email, birth_date, first_name, family_name } = student
  const { data, error, refetch } = useQuery({
    queryKey: ['area', 'students', school_id ?? 'own', 'doubles of', student.id],
    queryFn: ({ signal }) =>
      call(
        findDoubles,
        {
          body: {
            except: student.id,
            id_number,
            phone,
            email,
            birth_date,
            first_name,
            family_name,
            ...(school_id === undefined ? {} : { school_id }),
          },
        },
        signal,
      ),
    gcTime: 0,
  })
  return (
    <section className="card" aria-labelledby="likely">
      <h2 id="likely" className={classes.title}>
        {t('likely')}
      </h2>
      {error && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data?.length === 0 && <Text size="sm">{t('likelyNone')}</Text>}
      <ul className={classes.list}>
        {data?.map((one) => (
          <li key={one.id} className={classes.line}>
            <div>
              <Typed>{one.name}</Typed> <Bdi>{one.student_no}</Bdi>
              <Text size="sm" c="dimmed">
                {format.list(one.by.map((reason) => words(`doubles.${reason}`)))}
                {one.is_archived && ` · ${words('doubles.archived')}`}
              </Text>
            </div>
            <LinkButton
              to="."
              search={{ ...school.search, with: one.id }}
              variant="default"
              size="sm"
              aria-label={t('compareWith', { name: one.name })}
            >
              {t('compare')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The server searches the typed text by name, number, phone and e-mail. */
function AnyStudent({ student, school }: { student: Student; school: School }) {
  const t = useText('merging')
  const records = useText('records')
  const change = useChangeSearch()
  const calls = useAreaCalls(pupils, school.school_id)
  const inSchool = school.school_id === undefined ? {} : { school_id: school.school_id }
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const { data } = useQuery({
    queryKey: ['area', 'students', school.school_id ?? 'own', 'to merge', q],
    queryFn: async ({ signal }): Promise<{ id: number; name: string; student_no: string }[]> => {
      // an identity number goes in no address
      if (looksLikeNumber(q)) return call(findStudents, { body: { number: q, ...inSchool } }, signal)
      return (await calls.list({ q, perPage: 10 }, signal)).rows
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const rows = q === '' ? [] : (data ?? []).filter(({ id }) => id !== student.id)
  return (
    <Select
      {...longList}
      label={t('search')}
      searchable
      nothingFoundMessage={q === '' ? undefined : records('nothingFound')}
      data={rows.map(({ id, name, student_no }) => ({ value: String(id), label: `${name} · ${student_no}` }))}
      // the server searched already, also by what is not shown
      filter={({ options }: Parameters<NonNullable<SelectProps['filter']>>[0]) => options}
      value={null}
      onSearchChange={setTyped}
      onChange={(id) => void change({ with: id ? Number(id) : undefined }, { replace: false })}
    />
  )
}
