import type { Employee } from '@dsms/contract/insight/tables/calls'
import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordsView, type RecordsViewProps } from '../../../kit/records/RecordsView.tsx'
import classes from './Tables.module.css'
import { useEmployees } from './useEmployees.ts'

interface Props
  extends Omit<
    RecordsViewProps<Employee>,
    'records' | 'rowId' | 'rowName' | 'searchLabel' | 'empty' | 'label' | 'name'
  > {
  name: string
  title: string
  /** Between the title and the list. */
  before?: ReactNode
  action?: ReactNode
}

/** One table of employees on a card of its own. */
export function EmployeesList({ title, name, before, action, ...view }: Props) {
  const t = useText('tables')
  const records = useEmployees(view.list)
  const heading = useId()
  return (
    <section className={`card ${classes.card}`} aria-labelledby={heading}>
      <header className={classes.head}>
        <Title order={2} size="h4" id={heading}>
          {title}
        </Title>
        {action}
      </header>
      {before}
      <RecordsView
        {...view}
        name={name}
        label={title}
        records={records}
        rowId={idOf}
        rowName={nameOf}
        searchLabel={t('search')}
        empty={{ text: t('empty') }}
      />
    </section>
  )
}

const idOf = (row: Employee) => row.id
const nameOf = (row: Employee) => row.full_name
