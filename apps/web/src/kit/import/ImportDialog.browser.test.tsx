import type { ImportAnswer } from '@dsms/contract/kernel/exchange'
import { beforeAll, expect, it, vi } from 'vitest'
import { columns, openWith, type Row, right, workbook } from './ImportDialog.testing.tsx'

// as our server says it: a worker made out of a text is refused
beforeAll(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "worker-src 'self'"
  document.head.append(policy)
})

it('reads a workbook of five thousand rows under our policy, and adds it piece by piece', async () => {
  const heading = columns.map(({ label }) => label)
  const rows = Array.from({ length: 5000 }, (_, nth) => ['سارة', 'أحمد', `العلي ${nth}`, `0500${nth}`])
  const { screen, send, done } = await openWith(workbook({ S: [heading, ...rows] }))
  await expect.element(screen.getByText('كلها سليمة.'), { timeout: 30_000 }).toBeVisible()
  expect(send.mock.calls.map(([piece, mode]) => [piece.length, mode])).toEqual(Array(100).fill([50, 'check']))
  await screen.getByRole('button', { name: /^إضافة/ }).click()
  await expect.poll(() => done.mock.calls, { timeout: 30_000 }).toEqual([[5000]])
}, 90_000)

it('finds headings under a title, splits one name column and asks what it does not know', async () => {
  const file = new File(
    ['قائمة المتدربين 2026,,\n,,\nالاسم الكامل,رقم الجوال,لون\nسارة أحمد عبد الله العلي,0501234567,أزرق\n'],
    'list.csv',
  )
  const { screen, send } = await openWith(file)
  const means = (name: string) => screen.getByRole('combobox', { name: `معنى العمود ${name}` })
  await expect.element(means('الاسم الكامل')).toHaveValue('whole_name')
  await expect.element(means('رقم الجوال')).toHaveValue('phone')
  await expect.element(means('لون')).toHaveValue('')
  await screen.getByRole('button', { name: 'فحص الصفوف' }).click()
  await expect.element(screen.getByRole('table').getByText('أحمد عبد الله')).toBeVisible()
  expect(send.mock.calls[0]?.[0]).toEqual([
    { first_name_ar: 'سارة', second_name_ar: 'أحمد عبد الله', family_name_ar: 'العلي', phone: '0501234567' },
  ])
  // the number of the row in the sheet, under a title and an empty line
  await expect.element(screen.getByRole('rowheader', { name: /4$/ })).toBeVisible()
})

it('knows headings by what the school remembers, and has it remember what was said', async () => {
  const keep = vi.fn()
  const remembered = { read: async () => ({ لون: 'second_name_ar' }), keep }
  const file = new File(['الاسم الأول,لون,اسم العائلة\nسارة,أحمد,العلي\n'], 'list.csv')
  const { screen, send } = await openWith(file, vi.fn(right), remembered)
  await expect.element(screen.getByText('كلها سليمة.')).toBeVisible()
  expect(send.mock.calls[0]?.[0]).toEqual([{ first_name_ar: 'سارة', second_name_ar: 'أحمد', family_name_ar: 'العلي' }])
  await screen.getByRole('button', { name: 'أعمدة الملف' }).click()
  await screen.getByRole('button', { name: 'فحص الصفوف' }).click()
  const meanings = ['first_name_ar', 'second_name_ar', 'family_name_ar']
  await expect.poll(() => keep.mock.calls).toEqual([[['الاسم الأول', 'لون', 'اسم العائلة'], meanings]])
})

it('breaks no phone over two lines, and lets words wrap', async () => {
  const { screen } = await openWith(new File(['الاسم الأول,اسم العائلة,الجوال\nسارة,العلي,+966 50-123\n'], 'list.csv'))
  const wraps = async (text: string) => {
    const cell = screen.getByRole('table').getByText(text, { exact: true })
    await expect.element(cell).toBeVisible()
    return getComputedStyle(cell.element()).whiteSpace
  }
  expect([await wraps('+966 50-123'), await wraps('العلي')]).toEqual(['nowrap', 'normal'])
})

it('shows what was cleaned, leaves out likely doubles until told, and says what is left', async () => {
  const send = vi.fn(async (rows: Row[], mode: string, withDoubles?: boolean): Promise<ImportAnswer> => {
    const wrong = rows.flatMap(({ first_name_ar }, place): ImportAnswer['rows'] => {
      const told = { row: place + 1 }
      if (first_name_ar === 'خطأ') return [{ ...told, fields: { phone: { code: 'cell_rounded' } } }]
      if (first_name_ar !== 'منى') return []
      const code = withDoubles ? 'student_no_taken' : 'likely_double'
      return [{ ...told, fields: { first_name_ar: { code, params: { name: 'منى العلي', number: 'S-1' } } } }]
    })
    return {
      imported: mode === 'check' ? 0 : rows.length - wrong.length,
      rows: wrong,
      cleaned: [{ row: 1, fields: { phone: '+966501234567' } }],
    }
  })
  const text = 'الاسم الأول,اسم العائلة,الجوال\nسارة,العلي,0501234567\nمنى,العلي,\nخطأ,العلي,9.66E+11\n'
  const { screen, done } = await openWith(new File([text], 'list.csv'), send)
  await expect.element(screen.getByText('منى العلي (S-1)', { exact: false })).toBeVisible()
  await screen.getByRole('switch', { name: 'الصفوف الخاطئة فقط' }).click()
  await expect.element(screen.getByText('+966501234567')).toBeVisible()
  await screen.getByRole('switch', { name: /المكرر المحتمل/ }).click()
  await screen.getByRole('button', { name: /^إضافة الصفين السليمين/ }).click()
  // somebody else was faster with one of the two
  await expect.element(screen.getByText('أُضيف صف واحد. ما بقي ظاهر هنا.')).toBeVisible()
  expect(send.mock.calls.at(-1)?.slice(1)).toEqual(['good', true])
  await screen.getByRole('button', { name: 'إغلاق' }).last().click()
  expect(done.mock.calls).toEqual([[1]])
})

it('that breaks in the middle keeps what is in, and sends the rest alone', async () => {
  let broken = true
  const send = vi.fn(async (rows: Row[], mode: string): Promise<ImportAnswer> => {
    if (mode === 'good' && rows[0]?.first_name_ar === '100' && broken) throw new Error('no network')
    return right(rows, mode)
  })
  const lines = Array.from({ length: 150 }, (_, nth) => `${nth},العلي,`)
  const { screen, done } = await openWith(
    new File([['الاسم الأول,اسم العائلة,الجوال', ...lines].join('\n')], 'list.csv'),
    send,
  )
  await screen.getByRole('button', { name: /^إضافة/ }).click()
  await expect.element(screen.getByText('أُضيف 100 صف. ما بقي ظاهر هنا.')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: /^إضافة 50/ }).click()
  await expect.poll(() => done.mock.calls).toEqual([[150]])
  expect(send.mock.calls.filter(([, mode]) => mode !== 'check').map(([rows]) => rows.length)).toEqual([50, 50, 50, 50])
})

it('says so when a file has more rows than a list takes', async () => {
  const rows = Array.from({ length: 5001 }, (_, nth) => ['سارة', 'أحمد', `العلي ${nth}`, ''])
  const { screen, send } = await openWith(workbook({ S: [columns.map(({ label }) => label), ...rows] }))
  await expect.element(screen.getByRole('alert'), { timeout: 30_000 }).toBeVisible()
  expect(send.mock.calls).toEqual([])
}, 60_000)
