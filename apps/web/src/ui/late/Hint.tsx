import { type ComponentType, cloneElement, type HTMLAttributes, type ReactElement, useState } from 'react'
import type { HintHostProps } from './HintHost.tsx'

let loading: Promise<ComponentType<HintHostProps>> | undefined
const fetch = () => {
  loading ??= import('./HintHost.tsx').then(
    ({ HintHost }) => HintHost,
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

interface Props {
  label: string
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Words to who points at something or reaches it by key. What draws them is fetched then. */
export function Hint({ label, children }: Props) {
  const [Part, setPart] = useState<ComponentType<HintHostProps>>()
  if (Part) return <Part label={label}>{children}</Part>
  const show = () =>
    fetch().then(
      (part) => setPart(() => part),
      () => undefined,
    )
  return cloneElement(children, { onPointerEnter: show, onFocus: show })
}
