import type { ReactNode } from 'react'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { type NamedArea, useAreaText } from '../area.ts'
import classes from './Status.module.css'

export interface ShownStatus {
  status: string
  /** Why it is not the record's own, in small letters. */
  why?: ReactNode
}

/** A record's status in the area's words, and what it comes from where that is not the record itself. */
export function Status({ words, status, why }: ShownStatus & Pick<NamedArea, 'words'>) {
  const t = useAreaText(words)
  return (
    <span className={classes.status}>
      <StatusBadge status={status} label={t(`status.${status}`)} />
      {why && <small>{why}</small>}
    </span>
  )
}
