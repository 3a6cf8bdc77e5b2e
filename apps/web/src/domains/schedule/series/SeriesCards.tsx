import type { SeriesRow } from '@dsms/contract/schedule/series/calls'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import parts from '../shared/Parts.module.css'
import { useRuleWords, useStart } from './series.ts'

export interface Listed {
  rows: SeriesRow[]
  zone: string
  search: School['search']
}

/** The list of series on a phone. */
export function SeriesCards({ rows, zone, search }: Listed) {
  const t = useText('series')
  const ruleWords = useRuleWords()
  const whenOf = useStart(zone)
  return (
    <ul className={parts.toned} aria-label={t('title')}>
      {rows.map((row) => (
        <li key={row.id} style={{ '--tone': row.type.colour }}>
          <LinkAnchor to="/school/schedule/series/$id" params={{ id: String(row.id) }} search={search}>
            <bdi>{row.name ?? row.type.name}</bdi>
          </LinkAnchor>
          <p className={parts.line}>{ruleWords(row)}</p>
          {row.trainer && (
            <p className={parts.line}>
              <bdi>{row.trainer.name}</bdi>
            </p>
          )}
          <p className={parts.line}>
            <span>{t('toCome', { coming: row.lessons_to_come, total: row.lessons_total })}</span>
            <span>{row.next_at ? `${t('column.next')}: ${whenOf(row.next_at)}` : t('over')}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
