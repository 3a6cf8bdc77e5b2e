import { useMemo, useRef, useState } from 'react'
import type { Mail } from '../mailbox/mailCache.ts'

export interface MailSelection {
  mails: Mail[]
  has: (mail: Mail) => boolean
  /** With `isRange` everything between the last chosen mail and this one follows it. */
  toggle: (mail: Mail, isRange?: boolean) => void
  toggleAll: () => void
  clear: () => void
  isAll: boolean
  isPart: boolean
}

/** Chosen mails of the page on the screen; those that leave the page are no longer chosen. */
export function useMailSelection(page: Mail[]): MailSelection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const anchor = useRef<number | null>(null)
  return useMemo(() => {
    const mails = page.filter(({ id }) => chosen.has(id))
    const isAll = page.length > 0 && mails.length === page.length
    return {
      mails,
      has: ({ id }) => chosen.has(id),
      toggle: (mail, isRange = false) => {
        const isOn = !chosen.has(mail.id)
        const ids = isRange ? between(page, anchor.current, mail.id) : [mail.id]
        anchor.current = mail.id
        const next = new Set(chosen)
        for (const id of ids) isOn ? next.add(id) : next.delete(id)
        setChosen(next)
      },
      toggleAll: () => setChosen(new Set(isAll ? [] : page.map(({ id }) => id))),
      clear: () => setChosen(new Set()),
      isAll,
      isPart: mails.length > 0 && !isAll,
    }
  }, [page, chosen])
}

/** The mails from one to another, both included, whichever stands first. */
export function between(page: { id: number }[], from: number | null, to: number): number[] {
  const places = [from, to].map((id) => page.findIndex((mail) => mail.id === id))
  const [start = -1, end = -1] = places.sort((a, b) => a - b)
  return start < 0 ? [to] : page.slice(start, end + 1).map(({ id }) => id)
}
