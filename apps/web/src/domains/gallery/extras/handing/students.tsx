import { Checkbox, Table, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { fold } from '../../../../kernel/browser/fold.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Selection } from '../../../../kit/list/useSelection.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { Phone } from '../../../../ui/phone/Phone.tsx'

export interface Student {
  id: number
  name: string
  phone: string
  category: string
  lessons: number
}

const figures = [
  ['B', 12],
  ['B', 3],
  ['A', 8],
  ['C1', 20],
  ['B', 15],
  ['D', 6],
] as const

/** Rows that are made up where they are shown; nobody is called so. */
export function useStudents() {
  const t = useText('extras')
  const [search, setSearch] = useState('')
  const wanted = fold(useDeferredValue(search))
  const all: Student[] = figures.map(([category, lessons], place) => ({
    id: place + 1,
    name: t('export.student', { number: place + 1 }),
    phone: `+966 50 123 45${60 + place}`,
    category,
    lessons,
  }))
  const rows = all.filter((row) => fold(Object.values(row).join(' ')).includes(wanted))
  const heads = [t('export.name'), t('export.phone'), t('export.category'), t('export.lessons')]
  const tableOf = (chosen: Student[]) => ({
    title: t('export.students'),
    heads,
    rows: chosen.map(({ name, phone, category, lessons }) => [name, phone, category, String(lessons)]),
  })
  const field = (
    <TextInput
      type="search"
      label={t('export.search')}
      leftSection={<IconSearch size={18} stroke={1.5} />}
      value={search}
      onChange={(event) => setSearch(event.currentTarget.value)}
    />
  )
  return { rows, heads, tableOf, field }
}

interface Props {
  rows: Student[]
  heads: string[]
  selection?: Selection<Student>
}

export function StudentTable({ rows, heads, selection }: Props) {
  const t = useText('extras')
  return (
    <Table.ScrollContainer minWidth={460} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={t('export.students')}>
        <Table.Thead>
          <Table.Tr>
            {selection && (
              <Table.Th w={44}>
                <Checkbox
                  aria-label={t('export.all')}
                  checked={selection.isWholePage}
                  indeterminate={selection.isPartOfPage}
                  onChange={selection.togglePage}
                />
              </Table.Th>
            )}
            {heads.map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              {selection && (
                <Table.Td>
                  <Checkbox
                    aria-label={t('export.choose', { name: row.name })}
                    checked={selection.has(row)}
                    onChange={() => selection.toggle(row)}
                  />
                </Table.Td>
              )}
              <Table.Td>{row.name}</Table.Td>
              <Table.Td>
                <Phone number={row.phone} />
              </Table.Td>
              <Table.Td>
                <Bdi>{row.category}</Bdi>
              </Table.Td>
              <Table.Td className="tabular">{row.lessons}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
