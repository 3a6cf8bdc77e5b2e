import { later } from '../../../../kernel/browser/later/later.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'

const Waiting = () => <ListSkeleton rows={8} />

// most people look at a day
export const WeekBoard = later(async () => (await import('./WeekBoard.tsx')).WeekBoard, { Waiting })
export const PersonWeek = later(async () => (await import('./PersonWeek.tsx')).PersonWeek, { Waiting })

/** Fetches how a week is drawn while its lessons are asked for. What fails is asked for again where it is drawn. */
export function fetchWeek(isOfPerson: boolean) {
  ;(isOfPerson ? PersonWeek : WeekBoard).preload().catch(() => undefined)
}
