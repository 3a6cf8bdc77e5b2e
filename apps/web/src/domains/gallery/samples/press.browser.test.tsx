import { Menu } from '@mantine/core'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { awaken, changes, isInReach, isSeen, leave, press } from './press.testing.ts'

const named = (name: string) => document.querySelector(`[aria-label=${name}]`) as HTMLElement

async function buttons() {
  await show(() => {
    const [count, setCount] = useState(0)
    return (
      <>
        <button type="button" aria-label="dead">
          {count}
        </button>
        <button type="button" aria-label="counting" onClick={() => setCount(count + 1)} />
        <button type="button" aria-label="asking" onClick={() => document.querySelector('input')?.click()} />
        <input type="file" hidden />
        <Menu>
          <Menu.Target>
            <button type="button" aria-label="opening" />
          </Menu.Target>
          <Menu.Dropdown aria-label="choices">
            <Menu.Item>1</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <div style={{ position: 'relative', inlineSize: 40, blockSize: 40 }}>
          <button type="button" aria-label="covered" style={{ inlineSize: 40, blockSize: 40 }} />
          <div style={{ position: 'absolute', inset: 0 }} />
        </div>
        <button type="button" aria-label="unseen" style={{ display: 'none' }} />
      </>
    )
  })
  await expect.poll(() => named('dead')).not.toBeNull()
  await awaken()
}

it('a button that does nothing is told from those that do something', async () => {
  await buttons()
  expect(await changes(() => press(named('dead')), 300)).toBe(false)
  expect(await changes(() => press(named('counting')))).toBe(true)
  expect(await changes(() => press(named('asking')))).toBe(true)
  expect(await changes(() => press(named('opening')))).toBe(true)
})

it('what a press opened is closed again', async () => {
  await buttons()
  press(named('opening'))
  await expect.poll(() => document.querySelector('[role=menu]')).not.toBeNull()
  await leave()
  await expect.poll(() => document.querySelector('[role=menu]')).toBeNull()
})

it('what lies under something else cannot be pressed, and what nobody sees need not be', async () => {
  await buttons()
  expect([isInReach(named('counting')), isInReach(named('covered'))]).toEqual([true, false])
  expect([isSeen(named('covered')), isSeen(named('unseen'))]).toEqual([true, false])
})
