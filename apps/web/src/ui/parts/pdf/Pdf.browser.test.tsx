import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { Pdf } from './Pdf.tsx'
import { pdfOf, scanned } from './pdf.testing.ts'

// as our server says it: scripts and workers of our own address, and nothing that is made out of texts
beforeAll(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'self'; worker-src 'self'"
  document.head.append(policy)
})

const box = '60 60 180 280 re f'
const address = '/files/paper'

async function showPdf(...answers: Response[]) {
  const real = window.fetch
  const stand = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (input, init) =>
      input === address ? (answers.shift() ?? Response.error()) : real(input, init),
    )
  onTestFinished(() => stand.mockRestore())
  const { screen } = await show(
    () => (
      <>
        <Pdf address={address} label="الهوية: سارة العلي" fileName="id.pdf" />
        <button type="button">اعتماد</button>
      </>
    ),
    { words: ['pdf'] },
  )
  const page = (number: number, of: number) => screen.getByRole('img', { name: `صفحة ${number} من ${of}` })
  return { screen, page }
}

/** The first one waits for the reader and its worker. */
const slow = { timeout: 30_000 }

/** How many points of a page are black. */
function inkOf(canvas: Element): number {
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return 0
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  let ink = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128 && data[at + 3] === 255) ink++
  return ink
}

it('draws the pages that are near what is seen, each with its name', async () => {
  const { screen, page } = await showPdf(new Response(pdfOf({ pages: Array(9).fill(box) })))
  await expect.element(page(9, 9), slow).toBeInTheDocument()
  await expect.poll(() => inkOf(page(1, 9).element()), slow).toBeGreaterThan(1000)
  expect(inkOf(page(9, 9).element())).toBe(0)

  page(9, 9).element().scrollIntoView()
  await expect.poll(() => inkOf(page(9, 9).element())).toBeGreaterThan(1000)
  await expect.poll(() => inkOf(page(1, 9).element())).toBe(0)
  await expect.element(screen.getByRole('region', { name: 'الهوية: سارة العلي' })).toBeVisible()
})

it('lets the keys reach the pages, and what stands behind them', async () => {
  const { screen, page } = await showPdf(new Response(pdfOf({ pages: [box, box] })))
  await expect.element(page(2, 2), slow).toBeInTheDocument()
  screen.getByRole('button', { name: 'تكبير' }).element().focus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('region').element())
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'اعتماد' }).element())
})

it('draws larger and smaller', async () => {
  const { screen, page } = await showPdf(new Response(pdfOf({ pages: [box] })))
  await expect.element(page(1, 1), slow).toBeInTheDocument()
  await expect.poll(() => inkOf(page(1, 1).element()), slow).toBeGreaterThan(1000)
  const fitting = page(1, 1).element().clientWidth
  await screen.getByRole('button', { name: 'تكبير' }).click()
  await expect.element(screen.getByText('150%')).toBeVisible()
  expect(page(1, 1).element().clientWidth).toBeCloseTo(fitting * 1.5, -1)
  await screen.getByRole('button', { name: 'تصغير' }).click()
  await screen.getByRole('button', { name: 'تصغير' }).click()
  await expect.element(screen.getByText('75%')).toBeVisible()
  await expect.poll(() => page(1, 1).element().clientWidth).toBeCloseTo(fitting * 0.75, -1)
})

it('reads what scanners pack', async () => {
  const drawn = '200 0 0 200 50 100 cm /Picture Do'
  const { page } = await showPdf(new Response(pdfOf({ pages: [drawn], pictures: [scanned()] })))
  await expect.element(page(1, 1), slow).toBeInTheDocument()
  await expect.poll(() => inkOf(page(1, 1).element()), slow).toBeGreaterThan(100)
})

it('says that a file asks for a password, and lets it be saved', async () => {
  const { screen } = await showPdf(new Response(pdfOf({ pages: [box], isLocked: true })))
  await expect.element(screen.getByText('هذا الملف محمي بكلمة مرور'), slow).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'تنزيل الملف' })).toHaveAttribute('href', address)
})

it('says that a file is no PDF, and lets it be saved', async () => {
  const { screen } = await showPdf(new Response('this is no PDF'))
  await expect.element(screen.getByText('الملف تالف', { exact: false }), slow).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'تنزيل الملف' })).toHaveAttribute('download', 'id.pdf')
})

it('tries again when the network was away', async () => {
  const { screen, page } = await showPdf(Response.error(), new Response(pdfOf({ pages: [box] })))
  await screen.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect.element(page(1, 1), slow).toBeInTheDocument()
})
