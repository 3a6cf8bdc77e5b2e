import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { LayoutEditor } from './LayoutEditor.tsx'
import { type DraftLayout, noLayout } from './layout.ts'

const Editor = () => {
  const [layout, change] = useState<DraftLayout>({
    ...noLayout,
    zones: [{ name: 'الشرقية', capacity: 4 }],
  })
  return <LayoutEditor value={layout} onChange={change} errorAt={() => undefined} image="" isStill={false} />
}

it('puts elements on the ground by the arrow keys, where right is right in every language', async () => {
  const { screen } = await show(Editor, { words: ['circuits'] })
  await screen.getByRole('button', { name: 'إضافة عنصر' }).click()
  const plan = screen.getByRole('region', { name: 'مخطط الميدان' })
  const slope = plan.getByRole('button', { name: /^1\. منحدر: 10٪ من اليسار، 20٪ من الأعلى/ })
  const before = slope.element().getBoundingClientRect()
  slope.element().focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  const moved = plan.getByRole('button', { name: /12٪ من اليسار، 30٪ من الأعلى/ })
  await expect.element(moved).toHaveFocus()
  // it may still be on its way
  await expect.poll(() => moved.element().getBoundingClientRect().x).toBeGreaterThan(before.x)
  await expect.poll(() => moved.element().getBoundingClientRect().y).toBeGreaterThan(before.y)

  await screen.getByRole('combobox', { name: 'العنصر' }).click()
  await screen.getByRole('option', { name: 'دوار' }).click()
  await screen.getByRole('combobox', { name: 'المنطقة' }).click()
  await screen.getByRole('option', { name: 'الشرقية' }).click()
  await expect.element(plan.getByRole('button', { name: /^1\. دوار/ })).toBeVisible()
  await screen.getByRole('button', { name: 'إضافة عنصر' }).click()
  await screen.getByRole('button', { name: /^إزالة.*دوار/ }).click()
  await expect.element(plan.getByRole('button', { name: /^1\. منحدر: 26٪/ })).toBeVisible()
})
