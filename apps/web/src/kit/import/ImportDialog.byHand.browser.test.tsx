import { expect, it, vi } from 'vitest'
import { openWith, type Row, right, workbook } from './ImportDialog.testing.tsx'

const names = ['الاسم الأول', 'اسم العائلة']

it('takes the rows of the sheet that somebody chooses', async () => {
  const file = workbook({
    'العام الماضي': [names, ['منى', 'العلي'], ['هدى', 'العلي']],
    'هذا العام': [names, ['سارة', 'العلي']],
  })
  const { screen, send } = await openWith(file)
  const sheet = screen.getByRole('combobox', { name: 'الورقة' })
  // the one with the most rows, unless told
  await expect.element(sheet).toHaveDisplayValue('العام الماضي (3)')
  await sheet.selectOptions('هذا العام (2)')
  await screen.getByRole('button', { name: 'فحص الصفوف' }).click()
  await expect.element(screen.getByText('كلها سليمة.')).toBeVisible()
  expect(send.mock.calls).toEqual([[[{ first_name_ar: 'سارة', family_name_ar: 'العلي' }], 'check', undefined]])
})

it('takes the line that somebody chooses as the headings, and the rows under it', async () => {
  const text = `${names.join(',')},لون\n${names.join(',')},مقاس\nسارة,العلي,0501234567\n`
  const { screen, send } = await openWith(new File([text], 'list.csv'))
  const heading = screen.getByRole('combobox', { name: 'سطر العناوين' })
  await expect.element(heading).toHaveDisplayValue(/^1:/)
  await expect.element(screen.getByRole('combobox', { name: 'معنى العمود لون' })).toHaveValue('')
  await heading.selectOptions(`2: ${[...names, 'مقاس'].join(' · ')}`)
  await screen.getByRole('combobox', { name: 'معنى العمود مقاس' }).selectOptions('الجوال')
  await screen.getByRole('button', { name: 'فحص الصفوف' }).click()
  await expect.element(screen.getByRole('rowheader', { name: /3$/ })).toBeVisible()
  expect(send.mock.calls.map(([rows]) => rows)).toEqual([
    [{ first_name_ar: 'سارة', family_name_ar: 'العلي', phone: '0501234567' }],
  ])
})

it('reads the file again in the encoding that somebody chooses', async () => {
  // two short names in Windows-1256, which look like another encoding
  const bytes = [...new TextEncoder().encode('first_name_ar,family_name_ar\n'), 0xd8, 0xe5, 0x2c, 0xe4, 0xe6, 0xcd]
  const { screen, send } = await openWith(new File([new Uint8Array(bytes)], 'list.csv'))
  await screen.getByRole('button', { name: 'أعمدة الملف' }).click()
  const encoding = screen.getByRole('combobox', { name: 'ترميز النص' })
  await expect.element(encoding).toHaveValue('iso-8859-6')
  await encoding.selectOptions('WINDOWS-1256')
  await expect.element(screen.getByRole('table').getByText('طه')).toBeVisible()
  await expect.element(encoding).toHaveValue('windows-1256')
  await screen.getByRole('button', { name: 'فحص الصفوف' }).click()
  await expect.element(screen.getByText('كلها سليمة.')).toBeVisible()
  expect(send.mock.calls.at(-1)?.[0]).toEqual([{ first_name_ar: 'طه', family_name_ar: 'نوح' }])
})

it('that is stopped while rows are added says how many are in, and sends the rest alone', async () => {
  const waiting: (() => void)[] = []
  const send = vi.fn(async (rows: Row[], mode: string) => {
    if (mode === 'good') await new Promise<void>((go) => waiting.push(go))
    return right(rows, mode)
  })
  const lines = Array.from({ length: 120 }, (_, nth) => `${nth},العلي`)
  const { screen, done } = await openWith(new File([[names.join(','), ...lines].join('\n')], 'list.csv'), send)
  await screen.getByRole('button', { name: /^إضافة/ }).click()
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  await expect.element(screen.getByText('أُضيف 50 من 120')).toBeVisible()
  await expect.poll(() => waiting.length).toBe(2)
  await screen.getByRole('button', { name: 'إيقاف' }).click()
  // what is on its way is finished, and nothing is sent after it
  waiting[1]?.()
  await expect.element(screen.getByText('أُضيف 100 صف. ما بقي ظاهر هنا.')).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: /102$/ })).toBeVisible()
  expect(waiting).toHaveLength(2)
  expect(done).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: /^إضافة 20/ }).click()
  await expect.poll(() => waiting.length).toBe(3)
  waiting[2]?.()
  await expect.poll(() => done.mock.calls).toEqual([[120]])
  const added = send.mock.calls.flatMap(([rows, mode]) => (mode === 'good' ? rows : []))
  expect(added.map(({ first_name_ar }) => first_name_ar)).toEqual(lines.map((_, nth) => String(nth)))
})
