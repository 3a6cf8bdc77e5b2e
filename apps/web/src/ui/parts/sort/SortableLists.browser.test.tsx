import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import type { ListOf } from './movedBetween.ts'
import { SortableLists } from './SortableLists.tsx'

const start: ListOf<{ key: string }>[] = [
  { key: 'open', title: 'مفتوحة', items: [{ key: 'أ' }, { key: 'ب' }] },
  { key: 'done', title: 'منجزة', items: [{ key: 'ج' }] },
]

it('tells once an item was put down in another list, and not while it is on its way or goes back', async () => {
  const told: string[] = []
  const Board = () => {
    const [lists, change] = useState(start)
    return (
      <SortableLists
        lists={lists}
        nameOf={({ key }) => key}
        onChange={change}
        onMoved={({ key, from, to }) => told.push(`${key}: ${from} > ${to}`)}
        onStayed={() => told.push('stayed')}
        isOneRow
      >
        {({ key }, handle) => (
          <div>
            {handle} {key}
          </div>
        )}
      </SortableLists>
    )
  }
  const { screen } = await show(Board, { words: ['sort'] })
  const done = screen.getByRole('region', { name: 'منجزة' })
  const inDone = done.getByRole('button', { name: 'تغيير مكان: أ' })
  const take = async () => {
    screen.getByRole('button', { name: 'تغيير مكان: أ' }).element().focus()
    await userEvent.keyboard(' ')
    // the part listens for arrows once it has measured where everything is
    await new Promise((resolve) => setTimeout(resolve, 100))
    // the next list stands to the left in Arabic
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(inDone).toBeVisible()
  }
  await take()
  expect(told).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(inDone).not.toBeInTheDocument()
  expect(told).toEqual(['stayed'])

  await take()
  await userEvent.keyboard(' ')
  await expect.poll(() => told).toEqual(['stayed', 'أ: open > done'])
  await expect.element(inDone).toBeVisible()
})
