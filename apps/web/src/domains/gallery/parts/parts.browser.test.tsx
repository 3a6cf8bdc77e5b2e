import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { demosOf } from '../samples/showDemo.testing.tsx'
import { samples } from './samples.ts'

const showDemo = demosOf(samples, ['parts', 'records', 'apps', 'slides'])

it('a question puts the focus on the safe choice, and gives it back on Escape', async () => {
  const { screen } = await showDemo('modals', 'confirm')
  const opener = screen.getByRole('button', { name: 'ألغِ الدرس' })
  await opener.click()
  await expect.element(screen.getByRole('button', { name: 'أبقِ الدرس' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('a form in a dialog says at the field what it lacks', async () => {
  const { screen } = await showDemo('modals', 'form')
  await screen.getByRole('button', { name: 'أضف سيارة' }).click()
  await screen.getByRole('button', { name: 'احفظ' }).click()
  const field = screen.getByRole('textbox', { name: 'اللوحة' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('اكتب رقم اللوحة.')
})

it('tabs move with the direction of reading, past the one that is locked', async () => {
  const { screen } = await showDemo('tabs-component', 'icons')
  await screen.getByRole('tab', { name: 'الطلاب' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'المركبات' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('tab', { name: 'الاختبارات' })).toHaveFocus()
})

it('a menu is walked with arrows, and says what was chosen', async () => {
  const { screen } = await showDemo('dropdowns', 'split')
  await screen.getByRole('button', { name: 'أفعال الدرس' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'انقل الدرس' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByText('اختير: اطبع')).toBeVisible()
})

it('a count is told in words, also where it is cut', async () => {
  const { screen } = await showDemo('pill-badges', 'counts')
  const first = screen.getByRole('button', { name: 'رسائل 3 رسائل غير مقروءة' })
  await first.click()
  await expect.element(screen.getByRole('button', { name: 'رسائل 21 رسالة غير مقروءة' })).toBeVisible()
})

it('the second page of a list stands in its address', async () => {
  const { screen, address } = await showDemo('pagination', 'table')
  await screen.getByRole('button', { name: 'الصفحة التالية' }).click()
  await expect.poll(address).toBe('/?listpage=2')
})

it('the steps of a line are a list, and the report in it opens by keyboard', async () => {
  const { screen } = await showDemo('timeline', 'content')
  const list = screen.getByRole('list', { name: 'مسار الطالب إلى الرخصة' })
  expect(list.getByRole('listitem').all()).toHaveLength(4)
  const opener = screen.getByRole('button', { name: 'أظهر التقرير' })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const closer = screen.getByRole('button', { name: 'أخفِ التقرير' })
  await expect.element(closer).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByText(/الوقوف الجانبي جيد/)).toBeVisible()
})

it('suggestions open with the focus, the first one marked, and Enter takes it', async () => {
  const { screen } = await showDemo('auto-complete', 'suggested')
  const field = screen.getByRole('combobox', { name: 'تمرين الدرس' })
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveFocus()
  await expect.element(screen.getByRole('option', { name: 'الوقوف الموازي' })).toHaveAttribute('data-combobox-selected')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('الانطلاق على مرتفع')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

it('suggestions stand in named sections, no more than the limit allows', async () => {
  const { screen } = await showDemo('auto-complete', 'sections')
  await screen.getByRole('combobox', { name: 'تمرين الدرس' }).fill('الطريق')
  await expect.element(screen.getByRole('option')).toHaveTextContent('الطريق السريع')
  await expect.element(screen.getByText('على الطريق')).toBeVisible()
})

it('pictures go round by arrows along the reading direction, and tell their place', async () => {
  const { screen } = await showDemo('carousel', 'round')
  const track = screen.getByRole('list', { name: 'ما تُعلِّم المدرسة قيادته' })
  await expect.element(screen.getByText('1 من 4')).toBeVisible()
  track.element().focus()
  // from right to left the one before stands at the right
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('4 من 4')).toBeVisible()
  await screen.getByRole('button', { name: 'التالية' }).click()
  await expect.element(screen.getByText('1 من 4')).toBeVisible()
})

it('pictures stand where little motion is asked for, move when told to, and stand while they have the focus', async () => {
  const { screen } = await showDemo('carousel', 'moving', { every: '0.3', keepsMoving: true })
  const place = () => screen.getByText(/^\d من 4$/).element().textContent
  const later = () => new Promise((resolve) => setTimeout(resolve, 700))
  await expect.element(screen.getByText('1 من 4')).toBeVisible()
  await later()
  expect(place()).toBe('1 من 4')
  screen.getByRole('button', { name: 'شغّل التنقل التلقائي' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).not.toBe('1 من 4')
  screen.getByRole('list').element().focus()
  const held = place()
  await later()
  expect(place()).toBe(held)
})

it('what is blocked cannot be reached, says why, and gives the focus back', async () => {
  const { screen } = await showDemo('blockui', 'message')
  const button = screen.getByRole('button', { name: 'حدِّث', includeHidden: true })
  await button.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('تُقرأ الدروس…')
  expect(document.activeElement).not.toBe(button.element())
  await expect.element(screen.getByText('حُدِّثت مرة واحدة')).toBeVisible()
  await expect.element(button).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

it('a toast can be closed by its name, and shown again', async () => {
  const { screen } = await showDemo('toasts', 'basic')
  await screen.getByRole('button', { name: 'أغلق الرسالة' }).click()
  await expect.element(screen.getByText('درس جديد')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'أظهر الرسالة ثانية' }).click()
  await expect.element(screen.getByText('درس جديد')).toBeVisible()
})
