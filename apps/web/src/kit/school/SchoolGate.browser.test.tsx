import { listSchoolChoices } from '@dsms/contract/kernel/session/schools'
import { expect, it } from 'vitest'
import { setPreferences } from '../../kernel/session/preferences.ts'
import { answering } from '../../testing/answers.ts'
import { show, somebody } from '../../testing/show.tsx'
import { SchoolGate } from './SchoolGate.tsx'

const schools = [
  { id: 1, name: 'مدرسة النور', status: 'active' },
  { id: 2, name: 'مدرسة الواحة', status: 'active' },
]
const Screen = () => (
  <SchoolGate scope="school" title="القاعات">
    {({ school_id }) => <p>قاعات المدرسة {school_id ?? 'نفسها'}</p>}
  </SchoolGate>
)
const platform = somebody({ scope: 'platform', schoolId: null, schoolName: null })

it('lets the people of a school straight in', async () => {
  const { screen } = await show(Screen, { user: somebody() })
  await expect.element(screen.getByText('قاعات المدرسة نفسها')).toBeVisible()
  expect(screen.getByRole('combobox').elements()).toHaveLength(0)
})

it('asks platform people for a school, finds it by the server’s search, and takes another in its place', async () => {
  const asked = answering(listSchoolChoices, ({ query }) => ({
    rows: query.get('q') === 'واحه' ? schools.slice(1) : schools,
  }))
  const { screen, address } = await show(Screen, { user: platform })
  await expect.element(screen.getByText('اختر مدرسة لعرض بياناتها.')).toBeVisible()
  const chooser = screen.getByRole('combobox', { name: 'اختر مدرسة' })
  await chooser.click()
  await expect.element(screen.getByRole('option', { name: 'مدرسة النور' })).toBeVisible()
  // spelled as nobody's name is: the browser leaves finding to the server
  await chooser.fill('واحه')
  await expect.element(screen.getByRole('option', { name: 'مدرسة النور' })).not.toBeInTheDocument()
  await screen.getByRole('option', { name: 'مدرسة الواحة' }).click()
  await expect.element(screen.getByText('قاعات المدرسة 2')).toBeVisible()
  expect(address()).toBe('/?school_id=2')
  expect(asked.some(({ query }) => query.get('q') === 'واحه')).toBe(true)

  const other = screen.getByRole('combobox', { name: 'أنت في بيانات مدرسة' })
  await expect.element(other).toHaveValue('مدرسة الواحة')
  await other.click()
  await screen.getByRole('option', { name: 'مدرسة النور' }).click()
  await expect.element(screen.getByText('قاعات المدرسة 1')).toBeVisible()
})

it('takes the school that was looked into last where the address names none', async () => {
  answering(listSchoolChoices, () => ({ rows: schools }))
  setPreferences({ visitedSchool: 2 })
  const { screen, address } = await show(Screen, { user: platform })
  await expect.element(screen.getByText('قاعات المدرسة 2')).toBeVisible()
  expect(address()).toBe('/?school_id=2')
})
