import { type ComponentType, cloneElement, type HTMLAttributes, type ReactElement, useRef, useState } from 'react'
import { fetchedOnce } from './fetchedOnce.ts'
import type { HintHostProps } from './HintHost.tsx'

const fetch = fetchedOnce(async () => (await import('./HintHost.tsx')).HintHost)

interface Props {
  label: string
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Words to who points at something or reaches it by key. What draws them is fetched then. */
export function Hint({ label, children }: Props) {
  const [Part, setPart] = useState<ComponentType<HintHostProps>>()
  const isNear = useRef(false)
  if (Part) return <Part label={label}>{children}</Part>
  const come = () => {
    isNear.current = true
    fetch().then(
      // whoever went on meanwhile would never leave it again
      (part) => isNear.current && setPart(() => part),
      () => undefined,
    )
  }
  const leave = () => {
    isNear.current = false
  }
  return cloneElement(children, { onPointerEnter: come, onFocus: come, onPointerLeave: leave, onBlur: leave })
}
