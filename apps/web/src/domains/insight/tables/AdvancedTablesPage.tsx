import { Button } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { SearchField } from '../../../ui/page/SearchField.tsx'
import { DayField } from './DayField.tsx'
import { EmployeeDetails } from './EmployeeDetails.tsx'
import { EmployeesList } from './EmployeesList.tsx'
import classes from './Tables.module.css'
import { useEmployeeColumns } from './useEmployeeColumns.tsx'

const none: string[] = []
const columns = ['name', 'email', 'post', 'city', 'starts', 'salary'] as const
const sizes = [7, 10, 25, 50, 75, 100]
const filters = ['name', 'email', 'post', 'city', 'salary', 'from', 'to']
const texts = ['name', 'email', 'post', 'city', 'salary'] as const
const labels = { name: 'full_name', email: 'email', post: 'post', city: 'city', salary: 'salaryMinor' } as const

/** Tables whose order, pages and search are the server's: one with a single search, one with a field for each column. */
export function AdvancedTablesPage() {
  const t = useText('tables')
  const shown = useEmployeeColumns(columns)
  const found = useListState(filters, '', { prefix: 'b.', sizes })
  return (
    <Page title={t('advance')}>
      <div className={classes.page}>
        <EmployeesList
          name="employees.server"
          title={t('server')}
          list={useListState(none, '', { prefix: 'a.', sizes })}
          columns={shown}
        />
        <EmployeesList
          name="employees.advanced"
          title={t('search.advanced')}
          list={found}
          columns={shown}
          details={(row) => <EmployeeDetails row={row} />}
          before={
            <search className={classes.filters} aria-label={t('search.advanced')}>
              {texts.map((name) => (
                <SearchField
                  key={name}
                  label={t(`field.${labels[name]}`)}
                  q={found.filters[name] ?? ''}
                  onSearch={(text) => found.set({ filters: { [name]: text } })}
                />
              ))}
              <DayField
                label={t('from')}
                value={found.filters.from}
                onChange={(from) => found.set({ filters: { from } })}
              />
              <DayField label={t('to')} value={found.filters.to} onChange={(to) => found.set({ filters: { to } })} />
              {found.isFiltered && (
                <Button variant="default" onClick={found.clear}>
                  {t('clear')}
                </Button>
              )}
            </search>
          }
        />
      </div>
    </Page>
  )
}
