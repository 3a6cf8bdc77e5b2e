import { type ComponentType, useRef, useState } from 'react'
import { later } from './later.tsx'

/**
 * A part that is fetched when it is first shown, and then stays, so that it closes as it should. Without `isShown` it shows
 * whenever it is there.
 */
export function whenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isShown: (props: Props) => boolean = () => true,
) {
  const Part = later(load)
  return function Shown(props: Props) {
    const [wasShown, setWasShown] = useState(isShown(props))
    if (isShown(props) && !wasShown) setWasShown(true)
    if (!wasShown && !isShown(props)) return null
    return <Part {...props} />
  }
}

/** A dialog or drawer that is fetched when it is first opened. */
export const onOpen = <Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) =>
  whenShown(load, ({ isOpen }: Props) => isOpen)

/** What a dialog shows: while it closes, what it showed last, since the reason for opening it is gone by then. */
export function useWhile<T>(isOpen: boolean, value: T): T {
  const last = useRef(value)
  if (isOpen) last.current = value
  return last.current
}
