import { getSearchData, searchRecords } from '@dsms/contract/insight/search/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { SearchHit } from '@dsms/contract/kit/hits'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { noteOpened } from '../../../kernel/session/opened.ts'
import { clearSession } from '../../../kernel/session/sessionStore.ts'
import { answering } from '../../../testing/answers.ts'
import { show, somebody } from '../../../testing/show.tsx'
import { SearchBox } from './SearchBox.tsx'

const student: SearchHit = {
  kind: 'student',
  id: 7,
  title: 'سارة أحمد العلي',
  detail: 'sara@mail.example',
  link: '/school/students/7',
  photo: null,
  number: 'S-000121',
  phone: '+966551042361',
  status: 'active',
  lesson_at: '2027-01-04T06:00:00.000Z',
  acts: [
    { act: 'open', link: '/school/students/7' },
    { act: 'book', link: '/school/schedule?book=21' },
    { act: 'call', link: 'tel:+966551042361' },
  ],
}

async function open() {
  const none = <const Title extends string>(groupTitle: Title) => ({ groupTitle, searchLimit: 4, data: [] })
  answering(getSearchData, () => {
    const searchArr: Answer<typeof getSearchData>['searchArr'] = [none('Pages'), none('Files'), none('Contacts')]
    return { searchArr }
  })
  const asked = answering(searchRecords, () => ({ time_zone: 'Asia/Riyadh', hits: [student] }))
  const onLeave = vi.fn()
  const shown = await show(() => <SearchBox onLeave={onLeave} />, {
    words: ['shell', 'pageNames', 'students'],
    user: somebody(),
  })
  return { ...shown, asked, onLeave, field: shown.screen.getByRole('combobox', { name: 'بحث' }) }
}

it('shows who somebody is, and opens them by Enter', async () => {
  const { screen, field, asked, address, onLeave } = await open()
  await field.fill('0551042361')
  const hit = screen.getByRole('option', { name: /سارة أحمد العلي/ })
  await expect.element(hit).toHaveTextContent('S-000121')
  await expect.element(hit).toHaveTextContent('+966551042361')
  await expect.element(hit).toHaveTextContent(/الدرس القادم: .*9:00/)
  await expect.element(hit).toHaveTextContent('نشط')
  expect(asked.map(({ query }) => query.get('q'))).toEqual(['0551042361'])
  await userEvent.keyboard('{Enter}')
  expect(onLeave).toHaveBeenCalledOnce()
  await expect.poll(address).toBe('/school/students/7')
})

it('offers the next acts: a lesson, and a call', async () => {
  const { screen, field, address } = await open()
  await field.fill('سارة')
  await expect.element(screen.getByRole('link', { name: 'اتصال' })).toHaveAttribute('href', 'tel:+966551042361')
  await screen.getByRole('button', { name: 'حجز درس' }).click()
  await expect.poll(address).toBe('/school/schedule?book=21')
})

it('shows what was opened last before anything is typed, until the person leaves', async () => {
  clearSession('out')
  const first = await open()
  await expect.element(first.screen.getByText(/وما تفتحه يظهر هنا/)).toBeVisible()
  const here = location.href
  history.replaceState(null, '', '/school/students/7?school_id=3&q=sara')
  noteOpened('سارة أحمد العلي')
  history.replaceState(null, '', here)
  await first.screen.unmount()
  const { screen, field, address } = await open()
  await expect.element(screen.getByRole('option', { name: 'سارة أحمد العلي' })).toBeVisible()
  await field.click()
  await userEvent.keyboard('{Enter}')
  // what was searched in a list is not kept
  await expect.poll(address).toBe('/school/students/7?school_id=3')
  clearSession('out')
  expect(localStorage.getItem('dsms.opened')).toBeNull()
})
