import { Menu } from '@mantine/core'
import { useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { tableFile } from '../../../kit/export/tableFile.ts'
import { readTable } from '../../../kit/import/reading/readTable.ts'
import { show } from '../../../testing/show.tsx'
import { MediaPlayer } from '../../../ui/parts/media/MediaPlayer.tsx'
import { ContextMenu } from '../../../ui/parts/menu/ContextMenu.tsx'
import { Slides } from '../../../ui/parts/slides/Slides.tsx'
import { Tour } from '../../../ui/parts/tour/Tour.tsx'
import { demosOf } from '../samples/showDemo.testing.tsx'
import chime from './media/chime.wav'
import { samples } from './samples.ts'

const showDemo = demosOf(samples, ['extras', 'sort', 'export'])

function Toured({ close }: { close: (isFinished: boolean) => void }) {
  const [isOpen, setOpen] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const steps = [
    { target: card, title: 'السيارات', text: 'أضف سيارة.' },
    { target: '.gone', title: 'المدرّبون', text: 'أضف مدرّبًا.' },
  ]
  const end = (isFinished: boolean) => {
    setOpen(false)
    close(isFinished)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ابدأ
      </button>
      <div ref={card}>بطاقة</div>
      <Tour steps={steps} isOpen={isOpen} close={end} />
    </>
  )
}

it('leads through a screen with the focus in the bubble, and gives it back at the end', async () => {
  const close = vi.fn()
  const { screen } = await show(() => <Toured close={close} />, { words: ['tour'] })
  await screen.getByRole('button', { name: 'ابدأ' }).click()
  const first = screen.getByRole('dialog', { name: 'السيارات' })
  await expect.element(first.getByRole('button', { name: 'التالي' })).toHaveFocus()
  await expect.element(first.getByText('الخطوة 1 من 2')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const second = screen.getByRole('dialog', { name: 'المدرّبون' })
  await expect.element(second.getByRole('button', { name: 'تم' })).toHaveFocus()
  for (let nth = 0; nth < 4; nth++) await userEvent.keyboard('{Tab}')
  expect(second.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => close.mock.calls).toEqual([[false]])
  await expect.element(screen.getByRole('button', { name: 'ابدأ' })).toHaveFocus()
})

const menuOf = (run: () => void) =>
  show(() => (
    <ContextMenu label="الدرس" items={<Menu.Item onClick={run}>انسخ</Menu.Item>}>
      <button type="button">درس الأحد</button>
    </ContextMenu>
  ))

it('opens a menu at the pointer', async () => {
  const run = vi.fn()
  const { screen } = await menuOf(run)
  await screen.getByRole('button', { name: 'درس الأحد' }).click({ button: 'right' })
  await screen.getByRole('menuitem', { name: 'انسخ' }).click()
  expect(run).toHaveBeenCalledOnce()
})

it.each(['{ContextMenu}', '{Shift>}{F10}{/Shift}'])('opens a menu by %s, and gives the focus back', async (keys) => {
  const { screen } = await menuOf(vi.fn())
  const lesson = screen.getByRole('button', { name: 'درس الأحد' })
  await expect.element(lesson).toBeVisible()
  lesson.element().focus()
  await userEvent.keyboard(keys)
  await expect.element(screen.getByRole('menu', { name: 'الدرس' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(lesson).toHaveFocus()
})

it('steps through slides along the reading direction', async () => {
  const slides = ['واحد', 'اثنان', 'ثلاثة'].map((name) => ({ key: name, name, content: <p>{name}</p> }))
  const { screen } = await show(() => <Slides label="الامتحان" slides={slides} />, { words: ['slides'] })
  const track = screen.getByRole('list', { name: 'الامتحان' })
  await expect.element(screen.getByText('1 من 3')).toBeVisible()
  track.element().focus()
  // from right to left the next one stands at the left
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByText('2 من 3')).toBeVisible()
  expect(track.element().scrollLeft).toBeLessThan(0)
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('button', { name: 'التالية' })).toBeDisabled()
  await screen.getByRole('button', { name: 'واحد' }).click()
  await expect.element(screen.getByText('1 من 3')).toBeVisible()
})

it('plays, pauses and seeks with named controls that run from the left', async () => {
  const { screen } = await show(() => <MediaPlayer kind="audio" src={chime} label="نغمة" />, { words: ['media'] })
  const seek = screen.getByRole('slider', { name: 'الموضع' })
  await expect.element(seek).toBeEnabled()
  expect(getComputedStyle(seek.element()).direction).toBe('ltr')
  seek.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(seek).toHaveAttribute('aria-valuetext', '0:01 من 0:03')
  await screen.getByRole('button', { name: 'كتم الصوت' }).click()
  await expect.element(screen.getByRole('button', { name: 'كتم الصوت' })).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'تشغيل' }).click()
  await screen.getByRole('button', { name: 'إيقاف مؤقت' }).click()
  await expect.element(screen.getByRole('button', { name: 'تشغيل' })).toBeVisible()
})

it('says what cannot be played, and tries again', async () => {
  const { screen } = await show(() => <MediaPlayer kind="audio" src="data:audio/wav;base64,AAAA" label="نغمة" />, {
    words: ['media'],
  })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'حاول من جديد' })).toBeVisible()
})

it('moves a line into the list beside it by keyboard, and tells it', async () => {
  const { screen } = await showDemo('drag-and-drop', 'lists')
  const week = screen.getByRole('region', { name: 'هذا الأسبوع' })
  screen.getByRole('button', { name: 'تغيير مكان: الوقوف الموازي' }).element().focus()
  await userEvent.keyboard('[Space]')
  await expect.element(screen.getByText('«الوقوف الموازي» الآن في «لم تُتقن بعد»', { exact: false })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(week.getByText('الوقوف الموازي')).toBeVisible()
  await userEvent.keyboard('[Space]')
  await expect.element(screen.getByText('وُضعت «الوقوف الموازي» في «هذا الأسبوع»', { exact: false })).toBeInTheDocument()
})

it('writes files that it reads again, without formulas and without doubling rows', async () => {
  const table = {
    title: 'طلاب',
    heads: ['الاسم', 'الدروس'],
    rows: [
      ['=1+1', '12'],
      ['سارة، "ب" & <ج>', '3'],
    ],
  }
  const read = async (kind: 'csv' | 'xlsx') => {
    const { sheets } = await readTable(new File([await tableFile(table, kind)], `file.${kind}`))
    return sheets[0]?.lines.map(({ cells }) => cells)
  }
  expect(await read('csv')).toEqual([table.heads, ["'=1+1", '12'], table.rows[1]])
  expect(await read('xlsx')).toEqual([table.heads, ...table.rows])
})

it('keeps what was chosen while searching, each row once, and asks for a name', async () => {
  const { screen } = await showDemo('export-selected', 'search', { withSearch: true })
  await screen.getByRole('checkbox', { name: 'اختر طالب 2' }).click()
  await screen.getByRole('searchbox', { name: 'بحث' }).fill('C1')
  await expect.element(screen.getByRole('checkbox', { name: 'اختر طالب 2' })).not.toBeInTheDocument()
  await screen.getByRole('checkbox', { name: 'اختر الكل' }).click()
  await screen.getByRole('searchbox', { name: 'بحث' }).fill('')
  await screen.getByRole('button', { name: 'صدّر المختار' }).click()
  const dialog = screen.getByRole('dialog', { name: 'تصدير صفين' })
  await dialog.getByRole('textbox', { name: 'اسم الملف' }).fill('')
  await dialog.getByRole('button', { name: 'احفظ الملف' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'اسم الملف' })).toHaveFocus()
})
