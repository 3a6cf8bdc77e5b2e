import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useAwayNote, waitingActs } from '../../../kernel/browser/kept/away.ts'
import { show } from '../../../testing/show.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

/** The browser says whether it has a network. */
function network() {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  onTestFinished(() => {
    isOnline.mockRestore()
    waitingActs.set(0)
  })
  return (is: boolean) => {
    isOnline.mockReturnValue(is)
    dispatchEvent(new Event(is ? 'online' : 'offline'))
  }
}

const kept = 'ما تراه محفوظ على هذا الجهاز.'

/** A screen that shows what the device kept, below the banner. */
function Screen() {
  const [isKept, keep] = useState(false)
  useAwayNote(isKept ? kept : undefined)
  return (
    <>
      <OfflineBanner />
      <button type="button" onClick={() => keep(!isKept)}>
        من الجهاز
      </button>
    </>
  )
}

it('is one banner: it comes and goes with the network, and counts the acts that wait', async () => {
  const set = network()
  const { screen } = await show(Screen, { words: ['shell'] })
  const banner = screen.getByRole('status').getByText(/./)
  await expect.element(screen.getByRole('button')).toBeVisible()
  expect(banner.elements()).toEqual([])

  set(false)
  await expect.element(screen.getByText(/^لا يوجد اتصال/)).toBeVisible()
  expect(screen.getByText(/بانتظار الإرسال/).elements()).toEqual([])
  waitingActs.set(3)
  await expect.element(screen.getByText(/بانتظار الإرسال: 3/)).toBeVisible()
  expect(banner.elements()).toHaveLength(1)

  set(true)
  await expect.element(banner).not.toBeInTheDocument()
})

it('says what a screen shows without the network, in place of its usual words', async () => {
  const set = network()
  const { screen } = await show(Screen, { words: ['shell'] })
  set(false)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText(kept)).toBeVisible()
  expect(screen.getByText(/لا يوجد اتصال/).elements()).toEqual([])

  // the server is away where the browser has a network
  set(true)
  await expect.element(screen.getByText(kept)).toBeVisible()
  await screen.getByRole('button').click()
  await expect.element(screen.getByText(kept)).not.toBeInTheDocument()
})
