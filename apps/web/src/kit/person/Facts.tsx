import { Button, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './Facts.module.css'

export type Fact = [name: string, value: ReactNode]

interface Props {
  facts: Fact[]
  /** Said where there is no value. */
  unknown?: string
  /** In columns, as the whole of a page, where those without a value are folded away; else one below the other, at its side. */
  isWide?: boolean
}

/** Facts of somebody, each with its name above it. */
export function Facts({ facts, unknown, isWide }: Props) {
  const t = useText('common')
  const [isOpen, setOpen] = useState(false)
  const empty = isWide ? facts.filter(([, value]) => !value).length : 0
  const shown = isOpen || empty === 0 ? facts : facts.filter(([, value]) => value)
  return (
    <>
      {shown.length > 0 && (
        <dl className={isWide ? `${classes.facts} ${classes.wide}` : classes.facts}>
          {shown.map(([name, value]) => (
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
      )}
      {empty > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.empty}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('emptyFields.hide') : t('emptyFields', { count: empty })}
        </Button>
      )}
    </>
  )
}
