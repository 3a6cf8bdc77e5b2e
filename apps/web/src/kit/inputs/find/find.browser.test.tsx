import { Autocomplete, Select } from '@mantine/core'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CallError } from '../../../kernel/call/call.ts'
import { show } from '../../../testing/show.tsx'
import { FindField } from './FindField.tsx'
import { foldedFilter } from './foldedFilter.ts'

const people = [
  { value: '1', label: 'أحمد', detail: 'مدرّب' },
  { value: '2', label: 'أحمد', detail: 'سكرتير' },
]
const showField = (find: Parameters<typeof FindField>[0]['find']) =>
  show(() => <FindField name="people" label="الشخص" find={find} />, { words: ['find'] })

it('searches once the typing stops, counts what it found, and does not search for what was chosen', async () => {
  const find = vi.fn(async () => people)
  const { screen } = await showField(find)
  const field = screen.getByRole('combobox', { name: 'الشخص' })
  await field.click()
  await userEvent.keyboard('احم')
  // the same name twice, told apart
  await expect.element(screen.getByRole('status')).toHaveTextContent('نتيجتان')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('أحمد')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(find.mock.calls).toEqual([['احم', expect.any(AbortSignal)]])
})

it('says that nothing was found', async () => {
  const { screen } = await showField(async () => [])
  await screen.getByRole('combobox', { name: 'الشخص' }).fill('قق')
  await expect.element(screen.getByText('لا نتيجة لـ «قق»')).toBeVisible()
})

it('says that the search failed, and tries again', async () => {
  const find = vi.fn(async () => people).mockRejectedValueOnce(new CallError(500, { code: 'internal' }))
  const { screen } = await showField(find)
  await screen.getByRole('combobox', { name: 'الشخص' }).fill('احمد')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('نتيجتان')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

it('finds suggestions with or without hamza, at most so many over all sections', async () => {
  const data = [
    { group: 'في الساحة', items: ['إيقاف طارئ', 'الوقوف'] },
    { group: 'على الطريق', items: ['الدوار', 'الأنفاق'] },
  ]
  const { screen } = await show(() => <Autocomplete label="تمرين" data={data} filter={foldedFilter} limit={2} />)
  const field = screen.getByRole('combobox', { name: 'تمرين' })
  await field.fill('ايقاف')
  await expect.element(screen.getByRole('option')).toHaveTextContent('إيقاف طارئ')
  await field.fill('ا')
  await expect.poll(() => screen.getByRole('option').elements()).toHaveLength(2)
})

it('finds choices of every field as lists find: words in any order, Arabic folded', async () => {
  const data = ['أحمد سالم المطيري', 'نورة العتيبي']
  const { screen } = await show(() => <Select label="المدرّب" data={data} searchable />)
  const field = screen.getByRole('combobox', { name: 'المدرّب' })
  for (const typed of ['احمد المطيري', 'مطيري احمد']) {
    await field.fill(typed)
    await expect
      .poll(() =>
        screen
          .getByRole('option')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual([data[0]])
  }
})
