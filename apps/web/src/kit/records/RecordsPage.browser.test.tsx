import { IconArchive } from '@tabler/icons-react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallError } from '../../kernel/call/callError.ts'
import { show } from '../../testing/show.tsx'
import { RecordsPage } from './RecordsPage.tsx'
import { deleteAction, editAction } from './rowActions.tsx'
import type { Column, ListFilter, Page } from './types.ts'
import { type ListWishes, useListState } from './useListState.ts'

interface Person {
  id: number
  name: string
  city: string
  age: number
}

const cities = ['جدة', 'حائل', 'الرياض']
const people = Array.from({ length: 23 }, (_, place): Person => {
  const id = place + 1
  return { id, name: `شخص ${String(id).padStart(2, '0')}`, city: cities[id % 3] ?? '', age: 60 - id }
})

/** As a server would answer. */
function pageOf(all: Person[], { q, page: number, perPage, sort, filters }: ListWishes): Page<Person> {
  const found = all.filter(
    ({ name, city }) => name.includes(q) && (filters.city === undefined || city === filters.city),
  )
  if (sort.endsWith('age')) found.sort((a, b) => (a.age - b.age) * (sort.startsWith('-') ? -1 : 1))
  return { rows: found.slice((number - 1) * perPage, number * perPage), total: found.length }
}

const columns: Column<Person>[] = [
  { key: 'name', title: 'الاسم', render: ({ name }) => name },
  { key: 'city', title: 'المدينة', render: ({ city }) => city, onCard: true },
  { key: 'age', title: 'العمر', render: ({ age }) => age, sort: 'age', align: 'end' },
  { key: 'id', title: 'الرقم', render: ({ id }) => id, isExtra: true },
]
const filters: ListFilter[] = [
  { name: 'city', label: 'المدينة', choices: cities.map((city) => ({ value: city, label: city })) },
]

interface Given {
  path?: string
  load?: (list: ListWishes) => Promise<Page<Person>>
  edit?: (row: Person) => void
  archive?: (rows: Person[]) => void
  /** Of a page; 0 for what a list has by itself. */
  initialSize?: number
}

async function showList({ path, load, edit = () => {}, archive = () => {}, initialSize = 10 }: Given = {}) {
  const List = () => (
    <RecordsPage
      queryKey={['people']}
      load={load ?? (async (list) => pageOf(people, list))}
      name="people"
      label="الناس"
      list={useListState(['city'], '', initialSize ? { initialSize } : {})}
      columns={columns}
      filters={filters}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      searchLabel="الاسم"
      rowActions={(row) => [editAction('تعديل', () => edit(row)), deleteAction('حذف', () => {})]}
      bulkActions={[
        {
          key: 'archive',
          label: (count) => `أرشفة ${count}`,
          icon: <IconArchive size={18} />,
          fits: ({ age }) => age > 38,
          run: archive,
        },
      ]}
      details={({ name }) => <p>المزيد عن {name}</p>}
      empty={{ text: 'لا أحد بعد.', action: <button type="button">إضافة</button> }}
    />
  )
  const { screen, address } = await show(List, { path })
  const table = screen.getByRole('table', { name: 'الناس' })
  /** The cells of a column, from the first row to the last; heads and boxes stand before them. */
  const column = (place: number) =>
    [...table.element().querySelectorAll('tbody tr')].map((row) => row.children[place + 2]?.textContent)
  return { screen, table, column, address }
}

it('pages: how many, which of them, and the same rows by the address', async () => {
  const { screen, column, address } = await showList()
  await expect.element(screen.getByText('1–10 من 23')).toBeVisible()
  await screen.getByRole('button', { name: 'الصفحة 3' }).click()
  await expect.element(screen.getByText('21–23 من 23')).toBeVisible()
  expect(address()).toBe('/?page=3')
  expect(column(0)).toEqual(['شخص 21', 'شخص 22', 'شخص 23'])
  await screen.getByLabelText('عدد الصفوف في الصفحة').selectOptions('25')
  await expect.element(screen.getByText('1–23 من 23')).toBeVisible()
  expect(address()).toBe('/?perPage=25')
})

it('shows 25 rows unless somebody asks for another number', async () => {
  const { screen } = await showList({ initialSize: 0 })
  await expect.element(screen.getByText('1–23 من 23')).toBeVisible()
  await expect.element(screen.getByLabelText('عدد الصفوف في الصفحة')).toHaveValue('25')
})

it('goes to the page before when the last row of the last page went away', async () => {
  const { screen, address } = await showList({ path: '/?page=9' })
  await expect.element(screen.getByText('21–23 من 23')).toBeVisible()
  expect(address()).toBe('/?page=3')
})

it('sorts by a press on a head, says so, and turns the order around', async () => {
  const { screen, table, column, address } = await showList({ path: '/?page=2' })
  await screen.getByRole('button', { name: 'العمر' }).click()
  const head = table.getByRole('columnheader', { name: 'العمر' })
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => column(2)[0]).toBe('37')
  // another order begins at its first page
  expect(address()).toBe('/?sort=age')
  await screen.getByRole('button', { name: 'العمر' }).click()
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => column(2)[0]).toBe('59')
  expect(address()).toBe('/?sort=-age')
  // what cannot be sorted by has no button
  expect(table.getByRole('columnheader', { name: 'المدينة' }).getByRole('button').elements()).toHaveLength(0)
})

it('narrows by search and filter, with a chip for each, which take them away again', async () => {
  const { screen, column, address } = await showList({ path: '/?page=2' })
  await screen.getByRole('searchbox', { name: 'الاسم' }).fill('شخص 1')
  await expect.element(screen.getByText('1–10 من 10')).toBeVisible()
  await screen.getByRole('combobox', { name: 'المدينة' }).click()
  await screen.getByRole('option', { name: 'حائل' }).click()
  await expect.poll(() => new Set(column(1))).toEqual(new Set(['حائل']))
  expect(address()).toBe('/?q=شخص+1&city=حائل')

  const chips = screen.getByRole('group', { name: 'عوامل التصفية الفعّالة' })
  await expect.element(chips.getByText('المدينة: حائل')).toBeVisible()
  await chips.getByRole('button', { name: 'إزالة تصفية المدينة' }).click()
  await expect.element(screen.getByText('1–10 من 10')).toBeVisible()
  await chips.getByRole('button', { name: 'مسح البحث' }).click()
  await expect.element(screen.getByText('1–10 من 23')).toBeVisible()
  await expect.element(screen.getByRole('searchbox', { name: 'الاسم' })).toHaveValue('')
  expect(address()).toBe('/')
})

it('says that nothing fits, which is not the same as nothing yet', async () => {
  const { screen } = await showList({ path: '/?q=xyzzy&city=جدة' })
  await expect.element(screen.getByText('لا شيء يطابق البحث وعوامل التصفية.')).toBeVisible()
  await screen.getByRole('button', { name: 'مسح الكل' }).last().click()
  await expect.element(screen.getByText('1–10 من 23')).toBeVisible()

  const { screen: other } = await showList({ load: async (list) => pageOf([], list) })
  await expect.element(other.getByText('لا أحد بعد.')).toBeVisible()
  await expect.element(other.getByRole('button', { name: 'إضافة' })).toBeVisible()
})

it('tells what failed, with the number of the request, and tries again', async () => {
  const load = vi.fn(async (list: ListWishes) => {
    if (load.mock.calls.length === 1) throw new CallError(503, { code: 'unavailable', requestId: 'req-77' })
    return pageOf(people, list)
  })
  const { screen } = await showList({ load })
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText('تعذّر تحميل هذا الجزء')).toBeVisible()
  await expect.element(alert.getByText('req-77')).toBeVisible()
  await alert.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect.element(screen.getByText('1–10 من 23')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

it('keeps what was chosen over pages, and does what fits to what it fits', async () => {
  const archive = vi.fn()
  const { screen, table } = await showList({ path: '/?page=2', archive })
  const whole = screen.getByRole('checkbox', { name: 'اختيار كل صفوف الصفحة' })
  await whole.click()
  const bar = screen.getByRole('region', { name: 'الصفوف المختارة' })
  await expect.element(bar.getByText('اختيرت 10 صفوف')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'اختيار شخص 20' }).click()
  await expect.element(whole).toBePartiallyChecked()
  await screen.getByRole('button', { name: 'الصفحة 3' }).click()
  await table.getByRole('checkbox', { name: 'اختيار شخص 21' }).click()
  await screen.getByRole('checkbox', { name: 'اختيار شخص 22' }).click()
  await expect.element(bar.getByText('اختير 11 صفًا')).toBeVisible()
  // ages above 38 are those up to number 21
  await bar.getByRole('button', { name: 'أرشفة 10' }).click()
  expect(archive.mock.calls[0]?.[0].map(({ id }: Person) => id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 21])
  await bar.getByRole('button', { name: 'إلغاء الاختيار' }).click()
  await expect.element(bar).not.toBeInTheDocument()
})

it('opens the menu and the details of a row by keyboard', async () => {
  const edit = vi.fn()
  const { screen } = await showList({ edit })
  const menu = screen.getByRole('button', { name: 'إجراءات شخص 02' })
  await expect.element(menu).toBeVisible()
  menu.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'تعديل' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'حذف' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(edit).toHaveBeenCalledExactlyOnceWith(people[1])
  await expect.element(menu).toHaveFocus()

  const opener = screen.getByRole('button', { name: 'تفاصيل شخص 02' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByText('المزيد عن شخص 02')).toBeVisible()
})

it('shows the columns that somebody wants, and never hides the name', async () => {
  const { screen, table } = await showList()
  await expect.element(table.getByRole('columnheader', { name: 'الرقم' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'الأعمدة' }).click()
  await screen.getByRole('checkbox', { name: 'الرقم' }).click()
  await screen.getByRole('checkbox', { name: 'المدينة' }).click()
  await expect.element(table.getByRole('columnheader', { name: 'الرقم' })).toBeVisible()
  await expect.element(table.getByRole('columnheader', { name: 'المدينة' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('checkbox', { name: 'الاسم' })).toBeDisabled()
})

it('comes back to a search that was kept under a name', async () => {
  const { screen, address } = await showList({ path: '/?city=جدة&sort=-age' })
  await screen.getByRole('button', { name: 'طرق العرض' }).click()
  await screen.getByRole('menuitem', { name: 'حفظ هذا البحث والترتيب…' }).click()
  await screen.getByRole('textbox', { name: 'اسم طريقة العرض' }).fill('كبار جدة')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'مسح الكل' }).click()
  await screen.getByRole('button', { name: 'طرق العرض' }).click()
  await screen.getByRole('menuitem', { name: 'كبار جدة' }).first().click()
  await expect.poll(address).toBe('/?sort=-age&city=جدة')
})

it('is a list of cards on a phone, and no wider than it', async () => {
  await page.viewport(390, 844)
  try {
    const { screen } = await showList()
    const cards = screen.getByRole('list', { name: 'الناس' })
    await expect.element(cards.getByRole('listitem').first()).toHaveTextContent('شخص 01')
    await expect.element(cards.getByText('حائل').first()).toBeVisible()
    expect(cards.getByText('59').elements()).toHaveLength(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  } finally {
    await page.viewport(1366, 820)
  }
})
