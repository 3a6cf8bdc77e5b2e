import { readJson, writeJson } from '../browser/storage.ts'
import { openedKey, userStore } from './sessionStore.ts'

/** A screen that somebody opened, as it was called. */
export interface Opened {
  link: string
  title: string
}

const most = 8

interface Kept {
  person: number
  rows: Opened[]
}

/** What the person opened last on this device, the latest first. */
export function openedLast(): Opened[] {
  const kept = readJson<Kept>(openedKey)
  const isTheirs = kept !== null && kept.person === userStore.get()?.id && Array.isArray(kept.rows)
  return isTheirs ? kept.rows : []
}

/** Notes the screen that is open. A list is noted without what was searched in it. */
export function noteOpened(title: string): void {
  const person = userStore.get()?.id
  if (person === undefined || title.trim() === '') return
  const school = new URLSearchParams(location.search).get('school_id')
  const link = `${location.pathname}${school ? `?school_id=${school}` : ''}`
  const rows = [{ link, title }, ...openedLast().filter((one) => one.link !== link)]
  writeJson(openedKey, { person, rows: rows.slice(0, most) } satisfies Kept)
}
