import { documents } from '@dsms/contract/students/documents/calls'
import { useState } from 'react'
import { useShortcuts } from '../../../../kernel/browser/shortcuts.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import type { StudentPaper } from '../documents.ts'
import { useDecisions, usePapersChanged, usePaperText } from '../useDecisions.ts'

/** What lies on the desk, which paper is looked at, `first` where it lies there, and what is done to it. */
export function useDesk(
  waiting: { rows: StudentPaper[]; total: number } | undefined,
  first: number | undefined,
  school_id: number | undefined,
) {
  const t = useText('documents')
  const { dir } = useLanguage()
  const errorText = useErrorText()
  const paperText = usePaperText()
  const may = useMay()
  const changed = usePapersChanged(school_id)
  const { approve, reject } = useDecisions(school_id)
  const [at, setAt] = useState<number>()
  const [decided, setDecided] = useState<number[]>([])
  const [isRejecting, setRejecting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const all = waiting?.rows ?? []
  // those that were decided on here leave at once, before the list is read again
  const rows = all.filter(({ id }) => !decided.includes(id))
  const place = Math.min(
    at ??
      Math.max(
        0,
        rows.findIndex(({ id }) => id === first),
      ),
    rows.length - 1,
  )
  const paper = rows[place]
  const mayDecide = may(documents.calls.changeStatus)

  const named = ({ kind, student }: StudentPaper) => t('desk.preview', { kind: t(`kind.${kind}`), name: student })

  const move = (steps: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, place + steps))
    setAt(next)
    const shown = rows[next]
    if (shown && next !== place) setSaid(named(shown))
  }
  /** Takes the paper off the desk: the next one lies in its place. */
  const decide = async (one: StudentPaper, work: () => Promise<unknown>, words: string) => {
    setBusy(true)
    try {
      await work()
      setAt(place)
      setDecided((now) => [...now, one.id])
      const next = rows[place + 1] ?? rows[place - 1]
      setSaid(`${words} ${next ? named(next) : t('desk.empty')}`)
    } finally {
      setBusy(false)
      void changed()
    }
  }
  const acts = {
    next: () => move(1),
    previous: () => move(-1),
    approve: () => {
      if (!paper?.file || !mayDecide || isBusy) return
      decide(paper, () => approve(paper.id), paperText('approved', paper)).catch((failure) =>
        showFailure(errorText(failure)),
      )
    },
    askReason: () => {
      if (paper && mayDecide && !isBusy) setRejecting(true)
    },
    reject: async (reason: string) => {
      if (!paper) return
      await decide(paper, () => reject(paper.id, reason), paperText('rejected', paper))
      setRejecting(false)
    },
    closeDialog: () => setRejecting(false),
  }
  useShortcuts([
    ...(mayDecide
      ? [
          { keys: 'a', label: t('approve'), run: acts.approve, isOnce: true },
          { keys: 'r', label: t('reject'), run: acts.askReason, isOnce: true },
        ]
      : []),
    { keys: 'j', label: t('next'), run: acts.next },
    { keys: 'k', label: t('previous'), run: acts.previous },
    // onward is where reading goes
    { keys: dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight', label: t('next'), run: acts.next }, // physical: the keys' names
    { keys: dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft', label: t('previous'), run: acts.previous }, // physical: the keys' names
  ])
  const gone = all.length - rows.length
  return {
    ...acts,
    paper,
    place: place + 1,
    total: Math.max(rows.length, (waiting?.total ?? 0) - gone),
    hasNext: place < rows.length - 1,
    mayDecide,
    isBusy,
    isRejecting,
    said,
  }
}

export type DeskState = ReturnType<typeof useDesk>
