import type { Preferences } from '@dsms/contract/kernel/session/me'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import classes from './Content.module.css'

type Transition = NonNullable<Preferences['transition']>

/** The screen itself. A new path comes in by the chosen transition, and the reading starts at its beginning. */
export function Content({ transition }: { transition: Transition }) {
  const main = useRef<HTMLElement>(null)
  // the path whose screen is on view, not the one that is still on its way
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const next = useRouterState({ select: (state) => state.location.pathname })
  const isFirst = useRef(true)
  const left = useRef<Element | null>(null)
  const chosen = useRef(transition)
  chosen.current = transition

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes somewhere does so from where they are
  useEffect(() => {
    left.current = document.activeElement
  }, [next])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path moves
  useEffect(() => {
    const element = main.current
    if (!element || isFirst.current) {
      isFirst.current = false
      return
    }
    // a menu or field that was opened on the new screen meanwhile keeps the focus, or it would close at once
    const now = document.activeElement
    const isStill = now === left.current || now === document.body
    if (isStill && !element.contains(now)) element.focus({ preventScroll: true })
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) move(element, chosen.current)
  }, [path])

  return (
    <main ref={main} id="main" tabIndex={-1} className={classes.main}>
      <Outlet />
    </main>
  )
}

function move(element: HTMLElement, transition: Transition) {
  if (transition === 'none') return
  const from: Record<Exclude<Transition, 'none'>, Keyframe> = {
    fade: { opacity: 0 },
    slide: { opacity: 0, translate: `${document.documentElement.dir === 'rtl' ? '-' : ''}24px 0` },
    zoom: { opacity: 0, scale: 0.98 },
  }
  element.animate([from[transition], { opacity: 1, translate: '0 0', scale: 1 }], { duration: 180, easing: 'ease-out' })
}
