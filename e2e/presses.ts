import { expect, type Page } from '@playwright/test'
import { jobs, type NameOfJob } from './jobs.ts'

/** What was pressed and typed into, in turn, each by what it is called. */
interface Counted {
  presses: string[]
  fields: string[]
}

interface Counting {
  /** What a journey does beside the job: to look at it closer, or in the place of somebody else. */
  aside: <T>(act: () => Promise<T>) => Promise<T>
  /** The job is done: fails when it took more than the table of jobs says. */
  done: () => Promise<void>
}

/**
 * Counts from here what somebody does for a job of the table: the page is open where they usually are. A press is one of the
 * pointer, and one of a key that acts; a field is one that is typed into, however much. Moving by Tab and arrows is no press.
 */
export async function counting(page: Page, job: NameOfJob): Promise<Counting> {
  await page.addInitScript(listen)
  await page.evaluate(listen)
  await keep(page, { presses: [], fields: [] })
  return {
    async aside(act) {
      const until = await countedOn(page)
      const answer = await act()
      await keep(page, until)
      return answer
    },
    async done() {
      const { presses, fields } = await countedOn(page)
      atMost(job, { presses: presses.length, fields: fields.length }, [...presses, ...fields])
    },
  }
}

/** The same where a journey counts by itself, such as over the restart of a device. */
export function atMost(job: NameOfJob, counted: Record<keyof Counted, number>, what: string[] = []): void {
  const { most } = jobs[job]
  // the numbers to write into the table when a screen needs fewer presses
  console.log(`${job}: ${counted.presses} presses, ${counted.fields} fields`)
  expect(counted.presses, `presses to ${job}: ${what.join(', ')}`).toBeLessThanOrEqual(most.presses)
  expect(counted.fields, `fields to ${job}: ${what.join(', ')}`).toBeLessThanOrEqual(most.fields)
}

const countedOn = (page: Page): Promise<Counted> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('e2e-counted') ?? '{"presses":[],"fields":[]}'))

const keep = (page: Page, counted: Counted): Promise<void> =>
  page.evaluate((text) => sessionStorage.setItem('e2e-counted', text), JSON.stringify(counted))

/** Runs in the page, and keeps what it counts where the next page of the tab finds it. */
function listen() {
  const heard = window as typeof window & { isHeard?: true }
  if (window !== window.top || heard.isHeard) return
  heard.isHeard = true
  const add = (what: 'fields' | 'presses', how: string, on: EventTarget | null) => {
    const counted = JSON.parse(sessionStorage.getItem('e2e-counted') ?? '{"presses":[],"fields":[]}')
    const named = on instanceof HTMLElement && (on.getAttribute('aria-label') || on.textContent || on.outerHTML)
    counted[what].push(`${how} ${String(named).slice(0, 40)}`)
    sessionStorage.setItem('e2e-counted', JSON.stringify(counted))
  }
  const still = /^(checkbox|radio|button|submit|file|range|color)$/
  const isTyped = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !still.test(target.type)))
  const moving = /^(Tab|Shift|Control|Alt|Meta|Home|End|PageUp|PageDown|Arrow\w+)$/
  /** A key that does something: no step to another place, and no letter of a text. */
  const acts = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    const isChord = (ctrlKey || altKey || metaKey) && !/^(Control|Alt|Meta|Shift)$/.test(key)
    if (isTyped(target)) return key === 'Enter' || (isChord && key !== 'a')
    // the arrows do not only move there, they choose
    const isChosen = target instanceof HTMLInputElement && target.type === 'radio' && key.startsWith('Arrow')
    return isChord || isChosen || !moving.test(key)
  }
  addEventListener('pointerdown', ({ target }) => add('presses', 'press', target), { capture: true })
  addEventListener('keydown', (event) => acts(event) && add('presses', event.key, event.target), { capture: true })
  const typed = new WeakSet<EventTarget>()
  const note = ({ target }: Event) => {
    if (!isTyped(target) || typed.has(target)) return
    typed.add(target)
    add('fields', 'type', target)
  }
  addEventListener('input', note, { capture: true })
  // a journey hands over a file where somebody presses a button for it
  const asked = new WeakSet<EventTarget>()
  const isFile = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.type === 'file'
  addEventListener('click', ({ target }) => isFile(target) && asked.add(target), { capture: true })
  const given = ({ target }: Event) => isFile(target) && !asked.has(target) && add('presses', 'file', target)
  addEventListener('change', given, { capture: true })
}
