import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { WeekGrid } from './WeekGrid.tsx'
import type { WeekTimes } from './weekTimes.ts'

async function showGrid({ disabled = false } = {}) {
  const { screen } = await show(
    () => {
      const [value, change] = useState<WeekTimes[]>([{ weekday: 7, from: '08:00', to: '09:15' }])
      return (
        <>
          <WeekGrid
            label="أوقات المدرّب"
            value={value}
            onChange={change}
            weekStart={0}
            disabled={disabled}
            detailOf={() => ({ text: 'نظري', tone: 2 })}
          />
          <output aria-label="value">
            {value.map(({ weekday, from, to }) => `${weekday} ${from} ${to}`).join(', ')}
          </output>
        </>
      )
    },
    { words: ['week'] },
  )
  const cell = (name: string) => screen.getByRole('gridcell', { name })
  return { screen, cell, value: screen.getByLabelText('value'), said: screen.getByRole('status').first() }
}

it('is a grid whose cells have names, and say what is painted and what it is about', async () => {
  const { screen, cell } = await showGrid()
  await expect.element(screen.getByRole('grid', { name: 'أوقات المدرّب' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'الأحد' })).toBeVisible()
  await expect.element(cell('الأحد، 8:00 ص – 8:30 ص، نظري')).toHaveAttribute('aria-selected', 'true')
  await expect.element(cell('الأحد، 9:00 ص – 9:30 ص، جزئيًا، نظري')).toHaveAttribute('aria-selected', 'true')
  await expect.element(cell('الأحد، 9:30 ص – 10:00 ص')).toHaveAttribute('aria-selected', 'false')
})

it('is painted by keys, from right to left', async () => {
  const { cell, value, said } = await showGrid()
  await userEvent.click(cell('الاثنين، 6:00 ص – 6:30 ص'))
  await expect.element(value).toHaveTextContent('1 06:00 06:30, 7 08:00 09:15')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(value).toHaveTextContent('1 06:00 07:30, 7 08:00 09:15')
  // from right to left the next day stands to the left
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(cell('الثلاثاء، 7:00 ص – 7:30 ص')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(said).toHaveTextContent('أُضيف: الثلاثاء، 7:00 ص – 7:30 ص')
  await userEvent.keyboard('{ArrowRight} {Shift>}{ArrowUp}{/Shift}')
  await expect.element(value).toHaveTextContent('1 06:00 06:30, 2 07:00 07:30, 7 08:00 09:15')
  await expect.element(said).toHaveTextContent('مُسح: الاثنين، 6:30 ص – 7:30 ص')
})

it('moves within its borders, and Tab comes back to where one was', async () => {
  const { cell } = await showGrid()
  await userEvent.keyboard('{Tab}')
  await expect.element(cell('الأحد، 6:00 ص – 6:30 ص')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  await expect.element(cell('الأحد، 6:00 ص – 6:30 ص')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(cell('الأحد، 9:30 م – 10:00 م')).toHaveFocus()
  await userEvent.keyboard('{Home}{PageDown}{Tab}{Shift>}{Tab}{/Shift}')
  await expect.element(cell('الأحد، 8:00 ص – 8:30 ص، نظري')).toHaveFocus()
})

it('paints the cell that something else has led to', async () => {
  const { cell, value } = await showGrid()
  cell('الجمعة، 2:00 م – 2:30 م').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(value).toHaveTextContent('5 14:00 14:30, 7 08:00 09:15')
})

it('is painted by a pointer over several days at once', async () => {
  const { cell, value, said } = await showGrid()
  await userEvent.dragAndDrop(cell('الاثنين، 10:00 ص – 10:30 ص'), cell('الثلاثاء، 11:30 ص – 12:00 م'))
  await expect.element(value).toHaveTextContent('1 10:00 12:00, 2 10:00 12:00, 7 08:00 09:15')
  await expect.element(said).toHaveTextContent('أُضيف: يومان، 10:00 ص – 12:00 م')
})

it('shows the night when asked', async () => {
  const { screen, cell, value } = await showGrid()
  await screen.getByRole('button', { name: 'عرض الساعات الأربع والعشرين' }).click()
  await userEvent.click(cell('السبت، 11:30 م – 12:00 ص'))
  await expect.element(value).toHaveTextContent('6 23:30 24:00, 7 08:00 09:15')
})

it('is read, and not changed, by who may not', async () => {
  const { cell, value } = await showGrid({ disabled: true })
  await userEvent.click(cell('الاثنين، 6:00 ص – 6:30 ص'))
  await userEvent.keyboard('{ArrowLeft} ')
  await expect.element(value).toHaveTextContent('7 08:00 09:15')
})
