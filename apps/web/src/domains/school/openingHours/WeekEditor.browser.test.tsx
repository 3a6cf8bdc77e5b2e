import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { hoursOfRows, rowsOf } from './hours.ts'
import { WeekEditor } from './WeekEditor.tsx'

async function showWeek() {
  const { screen } = await show(
    () => {
      const [rows, change] = useState(() =>
        rowsOf([
          { weekday: 0, opens: '08:00', closes: '12:00' },
          { weekday: 0, opens: '16:00', closes: '21:00' },
        ]),
      )
      return (
        <>
          <WeekEditor rows={rows} onChange={change} weekStart={0} disabled={false} />
          <output>
            {hoursOfRows(rows)
              .map(({ weekday, opens, closes }) => `${weekday} ${opens} ${closes}`)
              .join(', ')}
          </output>
        </>
      )
    },
    { words: ['schoolProfile'] },
  )
  return { screen, week: screen.getByRole('status') }
}

it('tells hours that overlap on their day, until they do not', async () => {
  const { screen, week } = await showWeek()
  const closes = screen.getByRole('combobox', { name: 'الأحد: الإغلاق 1' })
  await closes.fill('5 م')
  await userEvent.keyboard('{Tab}')
  await expect.element(week).toHaveTextContent('0 08:00 17:00, 0 16:00 21:00')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('تتداخل هذه الساعات')
  await expect.element(closes).toHaveAttribute('aria-invalid', 'true')
  await closes.fill('1 م')
  await userEvent.keyboard('{Tab}')
  await expect.element(week).toHaveTextContent('0 08:00 13:00, 0 16:00 21:00')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

it('opens a closed day by the space bar, and tells that a night ends on the next day', async () => {
  const { screen, week } = await showWeek()
  screen.getByRole('switch', { name: 'الجمعة' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('combobox', { name: 'الجمعة: الفتح 1' })).toBeVisible()
  await expect.element(week).toHaveTextContent('5 08:00 12:00')
  await screen.getByRole('combobox', { name: 'الجمعة: الإغلاق 1' }).fill('1 ص')
  await userEvent.keyboard('{Tab}')
  await expect.element(week).toHaveTextContent('5 08:00 01:00')
  await expect.element(screen.getByText('في اليوم التالي', { exact: false })).toBeVisible()
})
