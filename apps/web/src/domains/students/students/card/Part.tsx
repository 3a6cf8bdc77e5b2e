import { type ReactNode, useEffect } from 'react'
import { oneOf, useSearchOf } from '../../../../kernel/address/search.ts'
import { formerTabs, type PartName } from './tabs.ts'

const readers = { tab: oneOf(Object.keys(formerTabs)) }
const idOf = (name: string) => `part-${name}`

/** Brings a part of a tab into sight and puts the focus on it. */
export function showPart(name: string): void {
  const part = document.getElementById(idOf(name))
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}

/** A part of a tab with an address of its own: whoever comes by it finds the part in sight. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { tab } = useSearchOf(readers)
  useEffect(() => {
    if (tab === name) showPart(name)
  }, [tab, name])
  return (
    <div id={idOf(name)} tabIndex={-1} style={{ scrollMarginBlockStart: 'calc(var(--sticky-top, 0px) + 16px)' }}>
      {children}
    </div>
  )
}
