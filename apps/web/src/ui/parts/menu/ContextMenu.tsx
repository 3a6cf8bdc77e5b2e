import { Menu } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import classes from './ContextMenu.module.css'

interface Props {
  /** What the menu is called: "What can be done with the lesson". */
  label: string
  /** `Menu.Item`s and what else stands in a menu. */
  items: ReactNode
  disabled?: boolean
  children: ReactNode
}

const longPress = 500
/** A finger that moved further scrolls. */
const slack = 10

/**
 * A menu where the pointer is: by the second button, a long press, or from the keyboard by the menu key or Shift+F10 at
 * what has the focus. It only shortens the way: all that it offers must be reached by a button as well.
 */
export function ContextMenu({ label, items, disabled = false, children }: Props) {
  const [at, setAt] = useState({ x: 0, y: 0 })
  const [isOpen, setOpen] = useState(false)
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined)

  const openAt = (x: number, y: number) => {
    setAt({ x, y })
    setOpen(true)
  }
  const openBelow = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    openAt(x + Math.min(width, 48) / 2, y + height)
  }
  const byPointer = (event: MouseEvent) => {
    if (disabled) return
    event.preventDefault()
    letGo()
    // from the keyboard there is no pointer to open at, and the key below opened it already
    if (event.clientX || event.clientY) openAt(event.clientX, event.clientY)
  }
  const byKey = (event: KeyboardEvent) => {
    const isWanted = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (!isWanted || disabled || !(event.target instanceof Element)) return
    event.preventDefault()
    openBelow(event.target)
  }
  const letGo = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  const hold = (event: PointerEvent) => {
    letGo()
    if (event.pointerType !== 'touch' || disabled) return
    const { clientX: x, clientY: y } = event
    press.current = { x, y, timer: setTimeout(() => openAt(x, y), longPress) }
  }
  const follow = (event: PointerEvent) => {
    if (press.current && Math.hypot(event.clientX - press.current.x, event.clientY - press.current.y) > slack) letGo()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what is inside has the focus
    <div
      className={classes.area}
      onContextMenu={byPointer}
      onKeyDown={byKey}
      onPointerDown={hold}
      onPointerMove={follow}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      {children}
      <Menu opened={isOpen} onChange={setOpen} position="bottom-start" offset={2} returnFocus>
        <Menu.Target>
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            className={classes.anchor}
            style={{ translate: `${at.x}px ${at.y}px` }}
          />
        </Menu.Target>
        <Menu.Dropdown aria-label={label} aria-labelledby={undefined} onContextMenu={(event) => event.preventDefault()}>
          {items}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
