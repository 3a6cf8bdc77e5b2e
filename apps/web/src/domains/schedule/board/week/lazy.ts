import { lazy } from 'react'

// most people look at a day
const board = () => import('./WeekBoard.tsx')
const person = () => import('./PersonWeek.tsx')

export const WeekBoard = lazy(async () => ({ default: (await board()).WeekBoard }))
export const PersonWeek = lazy(async () => ({ default: (await person()).PersonWeek }))

/** Fetches how a week is drawn while its lessons are asked for. What fails is asked for again where it is drawn. */
export function fetchWeek(isOfPerson: boolean) {
  ;(isOfPerson ? person() : board()).catch(() => undefined)
}
