import { tryForm } from '@dsms/contract/gallery/forms/calls'
import { type SampleGroup, type Sample as SampleLine, samples } from '@dsms/contract/gallery/samples'
import { savePreferences } from '@dsms/contract/kernel/session/me'
import { notifications } from '@mantine/notifications'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadTexts } from '../../../kernel/i18n/index.ts'
import { answering } from '../../../testing/answers.ts'
import { show, somebody } from '../../../testing/show.tsx'
import { sampleAt } from './groups.ts'
import { awaken, changes, comesInReach, isInReach, isSeen, leave, press, rest } from './press.testing.ts'
import { SamplePage } from './SamplePage.tsx'

/** What a press leaves as it is, since it is chosen already or cannot be pressed. */
const settled = [
  // four pages each, which a journey looks at
  '[data-compare]',
  '[aria-selected=true]',
  '[aria-current]',
  '[aria-disabled=true]',
  '[data-disabled]',
  ':disabled',
].join(', ')

/** Tries out every sample of a group on its page. */
export function trySamples(group: SampleGroup): void {
  const lines = samples.filter((line) => line.group === group)

  describe('on a phone', () => {
    beforeAll(() => page.viewport(390, 820))
    afterAll(() => page.viewport(1366, 820))
    it.each(lines)('$link is as wide as the screen', async (line) => {
      await open(line)
      expectToFit()
    })
  })

  it.each(lines)(
    'every control and button of $link does something',
    async (line) => {
      standIn()
      const { reopen, isLeft } = await open(line)
      expectToFit()
      if (await tryControls()) await reopen()
      expect(await deadButtons(reopen, isLeft), 'buttons that do nothing').toEqual([])
    },
    // only what hangs waits that long; a busy machine is no failure
    120_000,
  )
}

const someone = {
  first_name: 'Amal',
  family_name: 'Haddad',
  username: 'amal.haddad',
  email: 'amal@example.org',
  city: 'Jeddah',
}

/** What samples ask for outside their page. */
function standIn(): void {
  answering(tryForm, () => ({ taken: { ...someone, agrees: true as const, lines: [] }, total_minor: 0 }))
  answering(savePreferences, () => ({}))
  const stand = [
    // granted to a person's own press alone
    vi.spyOn(Element.prototype, 'requestFullscreen').mockImplementation(async function (this: Element) {
      this.setAttribute('data-full', '')
    }),
    // what is over by itself cannot be stopped any more
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      this.loop = true
      return play.call(this)
    }),
  ]
  onTestFinished(() => {
    for (const one of stand) one.mockRestore()
  })
}

const { play } = HTMLMediaElement.prototype

/** The page of a sample, as the gallery shows it. */
async function open(line: SampleLine) {
  // fetched before, since React lets what comes late wait for a third of a second
  await Promise.all([sampleAt(line), loadTexts(['samples', 'sort', 'slides', 'media', 'tour', 'export'])])
  const options = { path: line.link, user: somebody(), words: ['samples', line.group] as const }
  const anew = async () => {
    // what another sample told would lie over this one
    notifications.clean()
    const page = await show(() => <SamplePage />, options)
    await expect.poll(demos, { interval: 10, timeout: 20_000 }).not.toEqual([])
    await awaken()
    await rest()
    return page
  }
  let shown = await anew()
  return {
    isLeft: () => shown.router.state.location.pathname !== line.link,
    reopen: async () => {
      await shown.screen.unmount()
      shown = await anew()
    },
  }
}

const demos = () => [...document.querySelectorAll<HTMLElement>('[data-demo]')]
const buttons = () => demos().flatMap((demo) => [...demo.querySelectorAll('button')])

function expectToFit(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, 'pixels of the page').toBeLessThanOrEqual(clientWidth)
}

/** Chooses everything that can be chosen; false where there is nothing. */
async function tryControls(): Promise<boolean> {
  const bar = document.querySelector('section[aria-label]:has(select, input)')
  const selects = [...(bar?.querySelectorAll('select') ?? [])]
  for (const select of selects) {
    for (const { value } of [...select.options]) {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await rest()
      expect([select.value, demos().length > 0]).toEqual([value, true])
    }
  }
  const flags = [...(bar?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
  for (const flag of flags) {
    expect(await changes(() => flag.click()), `${flag.labels?.[0]?.innerText} changes something`).toBe(true)
    await rest()
    expect(demos().length).toBeGreaterThan(0)
  }
  return selects.length + flags.length > 0
}

/** Presses every button that stands there at first, and names those that do nothing. */
async function deadButtons(reopen: () => Promise<void>, isLeft: () => boolean): Promise<string[]> {
  const dead: string[] = []
  let now = buttons()
  const again = async () => {
    await reopen()
    now = buttons()
  }
  const turns = [...now.keys()]
  const wasSettled = new Set<number>()
  for (const nth of turns) {
    if (!now[nth]?.isConnected) await again()
    const button = now[nth]
    if (!button || !isSeen(button)) continue
    if (button.matches(settled)) {
      // what is chosen at first may be chosen again when another was
      if (!wasSettled.has(nth)) turns.push(nth)
      wasSettled.add(nth)
      continue
    }
    // what an earlier press opened, and no Escape closed, may lie over it
    if (!isInReach(button)) await again()
    const name = button.getAttribute('aria-label') ?? button.innerText
    const free = now[nth]
    if (!free || !(await comesInReach(free))) dead.push(`${name}: something lies over it`)
    else if (!(await changes(() => press(free)))) dead.push(name)
    await leave()
    if (isLeft()) await again()
  }
  return dead
}
