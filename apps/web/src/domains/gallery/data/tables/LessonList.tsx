import { useMemo, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordsView } from '../../../../kit/records/RecordsView.tsx'
import type { Column, Page } from '../../../../kit/records/types.ts'
import { type ListWishes, useListState } from '../../../../kit/records/useListState.ts'
import { useRecords } from '../../../../kit/records/useRecords.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { type Lesson, lessons } from './lessons.ts'
import { useActions } from './useActions.tsx'

const none: string[] = []

interface Props {
  /** Tells this list from others in the address, and in what is remembered. */
  name: string
  label: string
  /** Reads a page; how often it was read before is told. */
  load: (list: ListWishes, before: number) => Promise<Page<Lesson>>
}

/** Lessons in the list of the product, read in whatever way a demo wants to show. */
export function LessonList({ name, label, load }: Props) {
  const t = useText('data')
  const list = useListState(none, '', { prefix: `${name}.` })
  const actions = useActions()
  // another visit begins again
  const [visit] = useState(() => ({ id: crypto.randomUUID(), reads: 0 }))
  const records = useRecords({
    queryKey: ['sample', name, visit.id],
    list,
    load: (asked) => load(asked, visit.reads++),
  })
  const columns = useMemo(
    (): Column<Lesson>[] => [
      { key: 'title', title: t('reactstrap.lesson'), render: ({ title }) => <Typed>{title}</Typed> },
      { key: 'place', title: t('reactstrap.place'), onCard: true, render: ({ place }) => <Typed>{place}</Typed> },
      { key: 'plate', title: t('reactstrap.plate'), onCard: true, render: ({ plate }) => <Bdi>{plate}</Bdi> },
      { key: 'at', title: t('reactstrap.at'), align: 'end', onCard: true, render: ({ at }) => <Bdi>{at}</Bdi> },
    ],
    [t],
  )
  return (
    <RecordsView
      name={`sample.${name}`}
      label={label}
      list={list}
      records={records}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      searchLabel={t('reactstrap.lesson')}
      rowActions={({ title }) => actions(title)}
      empty={{ text: t('reactstrap.noLessons') }}
    />
  )
}

export const all = async ({ q }: ListWishes): Promise<Page<Lesson>> => {
  const rows = lessons.filter(({ title }) => title.toLowerCase().includes(q.trim().toLowerCase()))
  return { rows, total: rows.length }
}
