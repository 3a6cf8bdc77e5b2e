import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import type { Act, Action, Undo } from './acts.ts'
import type { Settled } from './deeds.ts'
import { useAskToCall } from './useAskToCall.ts'

export interface Row {
  key: string
  action: Action
}

/** Rows that keep their key while others come and go; several may lead to one screen. */
function keyed(actions: readonly Action[]): Row[] {
  const seen = new Map<string, number>()
  return actions.map((action) => {
    const base = `${action.kind} ${action.record?.id ?? action.link}`
    const nth = (seen.get(base) ?? 0) + 1
    seen.set(base, nth)
    return { key: `${base} ${nth}`, action }
  })
}

/** The rows that still wait. One that is settled leaves at once, and the focus goes to the next, or to the heading after the last. */
export function useQueue(actions: readonly Action[]) {
  const t = useText('today')
  const errorText = useErrorText()
  const ask = useAskToCall()
  const client = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const rows = keyed(actions).filter(({ key }) => !gone.has(key))

  /** In the order of the screen, whichever group they stand in. */
  const shown = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

  const readAnew = () =>
    Promise.all(['lessons', 'area', 'onboarding'].map((key) => client.invalidateQueries({ queryKey: [key] })))
  const bringBack = (key: string) => setGone((all) => new Set([...all].filter((one) => one !== key)))

  const takeBack = async (key: string, undo: Undo) => {
    try {
      await undo()
    } catch (error) {
      showFailure(errorText(error))
    }
    await readAnew()
    bringBack(key)
  }
  const done = (key: string, act: Act, { undo, told = [] }: Settled) => {
    const place = shown().findIndex((row) => row.dataset.row === key)
    const subject = `\u2068${rows.find((row) => row.key === key)?.action.subject ?? ''}\u2069`
    flushSync(() => setGone((all) => new Set(all).add(key)))
    const next = shown()[Math.min(place, shown().length - 1)]
    const target = next?.querySelector<HTMLElement>('button') ?? next?.querySelector<HTMLElement>('a')
    ;(target ?? heading.current)?.focus()
    const said = t(`done.${act.name}`, { subject })
    if (undo) showUndo(said, t('undo'), () => void takeBack(key, undo))
    else showDone(said)
    ask(told)
    // should it wait again some day, it is to be seen again
    void readAnew().then(() => bringBack(key))
  }
  return { rows, done, list, heading }
}
