import { listEmployeePage } from '@dsms/contract/insight/tables/calls'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering } from '../../../testing/answers.ts'
import { show, somebody } from '../../../testing/show.tsx'
import { AdvancedTablesPage } from './AdvancedTablesPage.tsx'

it('asks the server for each order, each page and each column’s search, and keeps them in the address', async () => {
  const asked = answering(listEmployeePage, () => ({ rows: [haifa], total: 30 }))
  const words = ['tables'] as const
  const { screen, address } = await show(AdvancedTablesPage, { user: somebody(), words, path: '/?b.city=جدة' })
  const found = screen.getByRole('region', { name: 'بحث متقدم' })
  const last = () => Object.fromEntries(asked.at(-1)?.query ?? [])
  await expect.element(found.getByRole('searchbox', { name: 'المدينة' })).toHaveValue('جدة')
  await expect.poll(() => asked.some(({ query }) => query.get('city') === 'جدة')).toBe(true)

  await found.getByRole('button', { name: 'الراتب' }).click()
  await found.getByRole('button', { name: 'الراتب' }).click()
  await expect.element(found.getByRole('columnheader', { name: 'الراتب' })).toHaveAttribute('aria-sort', 'descending')
  await found.getByRole('button', { name: 'الصفحة 2' }).click()
  await expect.poll(last).toEqual({ city: 'جدة', sort: '-salary', page: '2', perPage: '7' })

  // another search begins at its first page
  await found.getByRole('searchbox', { name: 'الوظيفة', exact: true }).fill('مدرّبة')
  await expect.poll(last).toEqual({ city: 'جدة', post: 'مدرّبة', sort: '-salary', page: '1', perPage: '7' })
  await found.getByRole('textbox', { name: 'من تاريخ' }).fill('١/٢/٢٠٢٠')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => last().from).toBe('2020-02-01')
  expect(address()).toContain('b.from=2020-02-01')

  await found.getByRole('button', { name: 'مسح الكل' }).first().click()
  await expect.element(found.getByRole('searchbox', { name: 'المدينة' })).toHaveValue('')
  await expect.poll(last).toEqual({ sort: '-salary', page: '1', perPage: '7' })
})

const haifa = {
  responsive_id: '' as const,
  id: 1,
  avatar: '',
  full_name: 'هيفاء السالم',
  post: 'مدرّبة محاكي',
  email: 'haifa@people.example',
  city: 'جدة',
  start_date: '02/01/2020',
  salary: '9876.50',
  age: '32',
  experience: '6',
  status: 1,
  startsOn: '2020-02-01',
  bornOn: '1994-03-05',
  experienceYears: 6,
  salaryMinor: 987_650,
  currency: 'SAR',
  version: 1,
  archivedAt: null,
}
