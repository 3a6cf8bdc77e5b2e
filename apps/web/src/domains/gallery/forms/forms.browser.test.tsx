import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MaskedInput } from '../../../kit/inputs/mask/MaskedInput.tsx'
import { masks } from '../../../kit/inputs/mask/masks.ts'
import { HijriDateInput } from '../../../kit/inputs/time/HijriDateInput.tsx'
import { show } from '../../../testing/show.tsx'
import { DropZone } from '../../../ui/apps/DropZone.tsx'
import { demosOf } from '../samples/showDemo.testing.tsx'
import { samples } from './samples.ts'
import { Enrolment } from './trial/Enrolment.tsx'
import { TrialLines } from './trial/TrialLines.tsx'
import { newLine, useTrial } from './trial/useTrial.ts'

const words = ['forms', 'form', 'records', 'apps', 'problems'] as const
const showDemo = demosOf(samples, words)

/** Shows an input with its value below. */
async function holding<T>(initial: T, input: (value: T, change: (value: T) => void) => ReactNode) {
  const { screen } = await show(
    () => {
      const [value, change] = useState(initial)
      return (
        <>
          {input(value, change)}
          <output aria-label="القيمة">{JSON.stringify(value)}</output>
        </>
      )
    },
    { words },
  )
  return { screen, value: screen.getByRole('status', { name: 'القيمة' }) }
}

it('a plate is typed in Arabic, and corrected in its middle', async () => {
  const { screen, value } = await holding('', (now, change) => (
    <MaskedInput mask={masks.plate} label="اللوحة" value={now} onChange={change} />
  ))
  const field = screen.getByRole('textbox', { name: 'اللوحة' })
  await field.click()
  await userEvent.keyboard('ابح١٢٣٤٥')
  await expect.element(value).toHaveTextContent('"ABJ1234"')
  await expect.element(field).toHaveValue('ABJ 1234')
  await expect.element(field).toHaveStyle({ direction: 'ltr' })
  await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{/Shift}د')
  await expect.element(value).toHaveTextContent('"ADJ1234"')
})

it('a Hijri day is typed, and its Gregorian one is told', async () => {
  const { screen, value } = await holding<string | null>(null, (now, change) => (
    <HijriDateInput label="الميلاد" value={now} onChange={change} />
  ))
  const field = screen.getByRole('textbox', { name: 'الميلاد' })
  await field.fill('١/٩/١٤٤٧')
  await userEvent.keyboard('{Tab}')
  await expect.element(value).toHaveTextContent('"2026-02-18"')
  await expect.element(field).toHaveValue('01/09/1447')
  await expect.element(screen.getByText('فبراير', { exact: false })).toBeVisible()
})

it('a Hijri day is picked by keys, and the arrows follow the direction', async () => {
  const { screen, value } = await holding<string | null>('2026-02-18', (now, change) => (
    <HijriDateInput label="الميلاد" value={now} onChange={change} />
  ))
  await screen.getByRole('button', { name: 'فتح التقويم الهجري: الميلاد' }).click()
  await expect.element(screen.getByRole('button', { name: /^1 رمضان 1447/ })).toHaveFocus()
  // to the left is the next day where it is read from the right
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: /^9 رمضان 1447/ })).toHaveFocus()
  await userEvent.keyboard('{PageDown}{Enter}')
  await expect.element(value).toHaveTextContent('"2026-03-28"')
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

it('a step is left once it is right, and going back loses nothing', async () => {
  const { screen } = await show(() => <Enrolment orientation="horizontal" />, { words })
  const next = screen.getByRole('button', { name: 'التالي' })
  await next.click()
  const name = screen.getByRole('textbox', { name: 'الاسم الأول' })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('أمل')
  await screen.getByRole('textbox', { name: 'اسم العائلة' }).fill('حداد')
  await next.click()
  await expect.element(screen.getByRole('heading', { name: 'الاتصال' })).toHaveFocus()
  await screen.getByRole('button', { name: /الشخص/ }).click()
  await expect.element(name).toHaveValue('أمل')
})

it('a form that checks while typing says what is wrong, and takes it back once it is right', async () => {
  const { screen } = await showDemo('react-hook-form', 'typing')
  const name = screen.getByRole('textbox', { name: 'الاسم الأول' })
  await name.fill('أ')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveAccessibleDescription(/./)
  await name.fill('أمل')
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true')
})

it('lines are added, moved by keyboard and removed, with the focus in hand', async () => {
  const { screen } = await show(
    () => {
      const { form } = useTrial({
        lines: [
          { ...newLine(), item: 'درس', price_minor: 12_000, quantity: 2 },
          { ...newLine(), item: 'اختبار', price_minor: 15_050 },
        ],
      })
      return <TrialLines form={form} />
    },
    { words },
  )
  const items = screen.getByRole('textbox', { name: 'الخدمة' })
  await items.nth(1).click()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(items.nth(0)).toHaveValue('اختبار')
  await expect.element(items.nth(0)).toHaveFocus()
  await screen.getByRole('button', { name: 'إزالة: اختبار' }).click()
  await expect.poll(() => items.elements().length).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'إزالة: درس' })).toHaveFocus()
  await screen.getByRole('button', { name: 'إضافة سطر' }).click()
  await expect.element(items.nth(1)).toHaveFocus()
})

it('a place for files refuses what is of another kind, and says why', async () => {
  const taken: File[] = []
  const { screen } = await show(
    () => <DropZone label="الصورة" accept={['image/png']} maxBytes={10} onFiles={(files) => taken.push(...files)} />,
    { words },
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const choose = (file: File) => {
    const data = new DataTransfer()
    data.items.add(file)
    if (input) input.files = data.files
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose(new File(['x'], 'a.txt', { type: 'text/plain' }))
  await expect.element(screen.getByText('a.txt', { exact: false })).toBeVisible()
  choose(new File(['x'.repeat(11)], 'b.png', { type: 'image/png' }))
  await expect.element(screen.getByText('b.png', { exact: false })).toBeVisible()
  expect(taken).toEqual([])
  choose(new File(['x'], 'c.png', { type: 'image/png' }))
  await expect.poll(() => taken.map(({ name }) => name)).toEqual(['c.png'])
})
