import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { expect, it, onTestFinished, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { notifications } from './ToastHost.tsx'
import { askToCall } from './toCall.ts'

const person = (name: string, by = 'nobody') => ({ name, by, phone: '+966501234567' })
const ask = (...people: ReturnType<typeof person>[]) =>
  askToCall(people, (all) => `اتصل بـ ${all.map(({ name, phone }) => `${name} ${phone}`).join('، ')}`)

async function screenOf() {
  const { screen } = await show(() => <p>شاشة</p>)
  // closed, so that nobody is left to call
  onTestFinished(() => void notifications.hide('to-call'))
  return screen
}

it('asks to call until that is closed, and then asks no more about the same people', async () => {
  const screen = await screenOf()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  ask(person('جواد نور'), person('أمل سالم', 'account'))
  const toast = screen.getByRole('alert')
  await expect.element(toast).toHaveTextContent('اتصل بـ جواد نور +966501234567')
  await expect.element(toast).not.toHaveTextContent('أمل سالم')
  await vi.advanceTimersByTimeAsync(hourMs)
  await expect.element(toast).toBeVisible()
  vi.useRealTimers()
  await toast.getByRole('button', { name: 'إغلاق' }).click()
  await expect.element(toast).not.toBeInTheDocument()

  ask(person('هدى سعد'))
  await expect.element(toast).toHaveTextContent('هدى سعد')
  await expect.element(toast).not.toHaveTextContent('جواد نور')
})

it('names everybody once in one toast, and takes back those of what was undone', async () => {
  const screen = await screenOf()
  const takeBack = ask(person('جواد نور'), person('هدى سعد'))
  ask(person('جواد نور'))
  const toast = screen.getByRole('alert')
  await expect.element(toast).toHaveTextContent(/جواد نور [^ج]*هدى سعد/)
  expect(toast.elements()).toHaveLength(1)
  takeBack()
  await expect.element(toast).not.toHaveTextContent('هدى سعد')
  await expect.element(toast).toHaveTextContent('جواد نور')
})

it('asks nothing where a notice reached everybody', async () => {
  const screen = await screenOf()
  ask(person('أمل سالم', 'account'), person('بدر علي', 'mail'))
  ask(person('هدى سعد'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('اتصل بـ هدى سعد +966501234567')
  expect(screen.getByRole('alert').elements()).toHaveLength(1)
})
