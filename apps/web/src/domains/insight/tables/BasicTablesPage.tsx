import { useText } from '../../../kernel/i18n/index.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { EmployeeDetails } from './EmployeeDetails.tsx'
import { EmployeesList } from './EmployeesList.tsx'
import classes from './Tables.module.css'
import { ToolsTable } from './ToolsTable.tsx'
import { useEmployeeColumns } from './useEmployeeColumns.tsx'

const none: string[] = []
const plain = ['id', 'name', 'email', 'post', 'age', 'salary'] as const
const opening = ['person', 'email', 'starts', 'salary', 'age', 'status'] as const
const spoken = ['person', 'email', 'starts', 'salary', 'status'] as const

/** The personnel file in four tables, from the plainest to one with every tool. */
export function BasicTablesPage() {
  const t = useText('tables')
  return (
    <Page title={t('basic')}>
      <div className={classes.page}>
        <EmployeesList
          name="employees.plain"
          title={t('plain')}
          list={useListState(none, '', { prefix: 'a.' })}
          columns={useEmployeeColumns(plain)}
        />
        <ToolsTable />
        <EmployeesList
          name="employees.expand"
          title={t('expand')}
          list={useListState(none, '', { prefix: 'c.' })}
          columns={useEmployeeColumns(opening)}
          details={(row) => <EmployeeDetails row={row} />}
        />
        <EmployeesList
          name="employees.languages"
          title={t('languages')}
          list={useListState(none, '', { prefix: 'd.', sizes: sevens })}
          columns={useEmployeeColumns(spoken)}
        />
      </div>
    </Page>
  )
}

const sevens = [7, 10, 25, 50, 75, 100]
