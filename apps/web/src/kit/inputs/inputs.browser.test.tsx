import { listCountries } from '@dsms/contract/platform/countries/calls'
import { NumberInput, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { PhoneInput } from '../../domains/platform/shared/PhoneInput.tsx'
import { answering } from '../../testing/answers.ts'
import { show } from '../../testing/show.tsx'
import { DecimalInput } from './DecimalInput.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { longList } from './longList.ts'
import { TranslatedInput } from './TranslatedInput.tsx'
import { DateField } from './time/DateField.tsx'
import { TimeField } from './time/TimeField.tsx'

/** Shows an input with its value below, as the form that holds it would have it. */
async function holding<T>(initial: T, input: (value: T, change: (value: T) => void) => ReactNode) {
  const { screen } = await show(() => {
    const [value, change] = useState(initial)
    return (
      <>
        {input(value, change)}
        <output aria-label="القيمة">{JSON.stringify(value)}</output>
      </>
    )
  })
  return { screen, value: screen.getByRole('status', { name: 'القيمة' }) }
}

it.each([
  ['٥/٣/١٩٩٤', '1994-03-05'],
  ['31.3.26', '2026-03-31'],
  ['31032026', '2026-03-31'],
  ['20260331', '2026-03-31'],
  ['۲۰۲۶-۰۳-۳۱', '2026-03-31'],
])('a day is typed: %s', async (typed, day) => {
  const { screen, value } = await holding<string | null>(null, (now, change) => (
    <DateField label="التاريخ" value={now} onChange={change} />
  ))
  const field = screen.getByRole('textbox', { name: 'التاريخ' })
  await field.click()
  await userEvent.keyboard(typed)
  await userEvent.keyboard('{Tab}')
  await expect.element(value).toHaveTextContent(`"${day}"`)
  const [year, month, date] = day.split('-')
  await expect.element(field).toHaveValue(`${date}/${month}/${year}`)
})

it('a day that there is not is not taken, and a taken one is cleared', async () => {
  const { screen, value } = await holding<string | null>('2026-01-01', (now, change) => (
    <DateField label="التاريخ" value={now} onChange={change} />
  ))
  const field = screen.getByRole('textbox', { name: 'التاريخ' })
  await field.fill('31/2/2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('01/01/2026')
  await screen.getByRole('button', { name: 'مسح التاريخ' }).click()
  await expect.element(value).toHaveTextContent('null')
})

it.each([
  ['٩٨٧٦٫٥', '9876.5', '9876.50'],
  ['1.234,567', '1234.57', '1234.57'],
])('an amount is typed in either digits and shown in full once it is left: %s', async (typed, number, shown) => {
  const { screen, value } = await holding<number | null>(null, (now, change) => (
    <DecimalInput label="المبلغ" value={now} onChange={change} least={2} most={2} unit="ر.س" />
  ))
  const field = screen.getByRole('textbox', { name: 'المبلغ' })
  await field.click()
  await userEvent.keyboard(typed)
  await expect.element(value).toHaveTextContent(number)
  await expect.element(field).toHaveValue(typed)
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue(shown)
  await expect.element(field).toHaveStyle({ direction: 'ltr' })
})

it('a telephone number is dialled as at home, and finds its country by itself', async () => {
  const countries = [
    { id: 1, code: 'SA', name: 'السعودية', phone_prefix: '+966' },
    { id: 2, code: 'DE', name: 'ألمانيا', phone_prefix: '+49' },
  ]
  answering(listCountries, () => ({ data: { result: countries } }))
  const { screen, value } = await holding('', (now, change) => (
    <PhoneInput label="الهاتف" value={now} onChange={change} />
  ))
  const [number, country] = [
    screen.getByRole('textbox', { name: 'الهاتف', exact: true }),
    screen.getByRole('combobox', { name: 'بلد الهاتف' }),
  ]
  await expect.element(country).toHaveValue('SA +966')
  await number.fill('٠٥٠١٢٣٤٥٦٧')
  await expect.element(value).toHaveTextContent('"+966501234567"')
  await number.fill('+49 30 901820')
  await expect.element(value).toHaveTextContent('"+4930901820"')
  await expect.element(country).toHaveValue('DE +49')
  // by the country's name, however it is spelled
  await number.fill('')
  await country.fill('السعوديه')
  await screen.getByRole('option', { name: 'السعودية' }).click()
  await number.fill('0501234567')
  await expect.element(value).toHaveTextContent('"+966501234567"')
})

it('a time is typed, and what is none goes back', async () => {
  const { screen, value } = await holding('09:00', (now, change) => (
    <TimeField label="الفتح" value={now} onChange={change} from="08:00" />
  ))
  const field = screen.getByRole('combobox', { name: 'الفتح' })
  await field.fill('٢١:٣٠')
  await userEvent.keyboard('{Tab}')
  await expect.element(value).toHaveTextContent('"21:30"')
  await expect.element(field).toHaveValue('9:30 م')
  await field.fill('متى شئت')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('9:30 م')
})

it('a text is written in each language, which tells what is missing', async () => {
  const { screen } = await show(() => {
    const form = useForm({ initialValues: { title: { ar: 'القيادة ليلًا', en: '', de: '', fr: '', pt: '' } } })
    return (
      <LanguageTabs texts={[form.values.title]}>
        {(language) => <TranslatedInput form={form} field="title" language={language} label="العنوان" />}
      </LanguageTabs>
    )
  })
  const field = screen.getByRole('textbox', { name: 'العنوان' })
  await expect.element(field).toHaveValue('القيادة ليلًا')
  await expect.element(field).toHaveStyle({ direction: 'rtl' })
  await expect.element(screen.getByText('4 لغات لم تُكتب بعد', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'لم يُكتب بعد Deutsch' })).toBeInTheDocument()
  await screen.getByText('Deutsch').click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveAttribute('lang', 'de')
  await expect.element(field).toHaveStyle({ direction: 'ltr' })
  await field.fill('Nachtfahrt')
  await expect.element(screen.getByRole('radio', { name: 'مكتوب Deutsch' })).toBeChecked()
  await expect.element(screen.getByText('3 لغات لم تُكتب بعد', { exact: false })).toBeVisible()
  await screen.getByText('العربية').click()
  await expect.element(field).toHaveValue('القيادة ليلًا')
})

it.each([
  ['it moved up', ['منى', 'هند'], '"هند"'],
  ['it is gone', ['سلمى', 'منى', 'نورة', 'ريم'], 'null'],
])('Enter takes the choice that is marked, also once another list came: %s', async (_, next, taken) => {
  const { screen, value } = await holding<string | null>(null, (now, change) => {
    const [data, setData] = useState(['سلمى', 'منى', 'هند'])
    return (
      <>
        <Select
          {...longList}
          label="الطالبة"
          searchable
          filter={({ options }) => options}
          {...{ data, value: now }}
          onChange={change}
        />
        <output aria-hidden onClick={() => setData(next)} data-answer />
      </>
    )
  })
  await screen.getByRole('combobox', { name: 'الطالبة' }).click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'هند' })).toHaveAttribute('data-combobox-selected')
  document.querySelector<HTMLElement>('[data-answer]')?.click()
  await expect.element(screen.getByRole('option', { name: next.at(-1) })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(value).toHaveTextContent(taken)
})

it('a day of birth is chosen by its year first', async () => {
  const { screen, value } = await holding<string | null>(null, (now, change) => (
    <DateField label="الميلاد" isBirth autoComplete="bday" value={now} onChange={change} />
  ))
  const field = screen.getByRole('textbox', { name: 'الميلاد' })
  await expect.element(field).toHaveAttribute('autocomplete', 'bday')
  await field.click()
  const year = String(new Date().getFullYear() - 20)
  await screen.getByRole('button', { name: year, exact: true }).click()
  await screen.getByRole('button', { name: 'مارس' }).click()
  await screen.getByRole('button', { name: /^5 مارس/ }).click()
  await expect.element(value).toHaveTextContent(`"${year}-03-05"`)
})

it('a phone shows digits for numbers, money, days, hours and phones, and fills in nobody else’s', async () => {
  const { screen } = await show(() => (
    <>
      <TextInput label="اسم" />
      <NumberInput label="عدد" />
      <DecimalInput label="مبلغ" value={null} onChange={() => undefined} most={2} />
      <DateField label="يوم" value={null} onChange={() => undefined} />
      <PhoneInput label="هاتف" value="" onChange={() => undefined} />
    </>
  ))
  const keys = { عدد: 'decimal', مبلغ: 'decimal', يوم: 'numeric', هاتف: 'tel' }
  for (const [label, mode] of Object.entries(keys)) {
    const field = screen.getByRole('textbox', { name: label })
    await expect.element(field).toHaveAttribute('inputmode', mode)
  }
  for (const label of ['هاتف', 'اسم'])
    await expect.element(screen.getByRole('textbox', { name: label })).toHaveAttribute('autocomplete', 'off')
})

it('what is typed by touch is as large as a phone needs so as not to zoom in', async () => {
  const { screen } = await show(() => <TextInput label="الاسم" />)
  const size = () => getComputedStyle(screen.getByRole('textbox', { name: 'الاسم' }).element()).fontSize
  expect(size()).not.toBe('16px')
  const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
  onTestFinished(() => touch(false).then(() => undefined))
  await touch(true)
  await expect.poll(size).toBe('16px')
})
