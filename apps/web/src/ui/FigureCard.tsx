import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Place } from '../kernel/address/address.ts'
import { useFormat } from '../kernel/i18n/format.ts'
import classes from './FigureCard.module.css'
import { LinkAnchor } from './page/links.tsx'

interface Props {
  label: string
  /** A number, or words where there is none. */
  figure: number | string
  icon: ReactNode
  /** What the number is made of. */
  parts?: { label: string; count: number }[]
  /** The list behind the number, for those who may open it. */
  link?: { to: Place; search?: Record<string, unknown>; label: string }
  /** What the number counts, by name. */
  children?: ReactNode
}

/** One number of the day, what it is made of, and the way to its list. */
export function FigureCard({ label, figure, icon, parts = [], link, children }: Props) {
  const format = useFormat()
  return (
    <section className={`card ${classes.figure}`} aria-label={label}>
      <div className={classes.figureHead}>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <span className={classes.figureIcon} aria-hidden>
          {icon}
        </span>
      </div>
      <Text className={classes.number}>{typeof figure === 'number' ? format.number(figure) : figure}</Text>
      {children ?? (
        <Text component="ul" size="xs" c="dimmed" className={classes.parts}>
          {parts.map((part) => (
            <li key={part.label}>
              {part.label} <b>{format.number(part.count)}</b>
            </li>
          ))}
        </Text>
      )}
      {link && (
        <LinkAnchor to={link.to} search={link.search} size="sm">
          {link.label}
        </LinkAnchor>
      )}
    </section>
  )
}
