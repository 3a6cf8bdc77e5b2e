import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Facts.module.css'

export type Fact = [name: string, value: ReactNode]

interface Props {
  facts: Fact[]
  /** Said where there is no value. */
  unknown?: string
  /** In columns, as the whole of a page; else one below the other, at its side. */
  isWide?: boolean
}

/** What is known of somebody, each with its name above it. */
export const Facts = ({ facts, unknown, isWide }: Props) => (
  <dl className={isWide ? `${classes.facts} ${classes.wide}` : classes.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {value || (
            <Text size="sm" c="dimmed">
              {unknown}
            </Text>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
