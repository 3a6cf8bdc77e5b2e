import { Text } from '@mantine/core'
import type { Key, ReactNode } from 'react'
import { placeOf } from '../../../kernel/address/address.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { FigureCard } from '../../../ui/FigureCard.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './Today.module.css'

interface Row {
  key: Key
  name: string
  plate?: string | undefined
  link?: string | undefined
  facts: (string | undefined)[]
}

interface Props {
  title: string
  /** Said where there are no rows. */
  none: string
  icon: ReactNode
  rows: Row[]
  search?: School['search'] | undefined
}

/** So many rows are shown; the others are counted. */
const shown = 4

/** How many there are of something today, and the first of them. */
export function Tile({ title, none, icon, rows, search }: Props) {
  const t = useText('today')
  const format = useFormat()
  return (
    <FigureCard label={title} figure={rows.length} icon={icon}>
      {rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      )}
      <ul className={classes.rows}>
        {rows.slice(0, shown).map(({ key, name, plate, link, facts }) => (
          <li key={key}>
            <span>
              {link ? (
                <LinkAnchor to={placeOf(link)} search={search}>
                  <bdi>{name}</bdi>
                </LinkAnchor>
              ) : (
                <bdi>{name}</bdi>
              )}
              {plate && (
                <>
                  {' '}
                  <bdi className={classes.facts}>{plate}</bdi>
                </>
              )}
            </span>
            <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Text size="sm" c="dimmed">
          {t('more', { number: format.number(rows.length - shown) })}
        </Text>
      )}
    </FigureCard>
  )
}
