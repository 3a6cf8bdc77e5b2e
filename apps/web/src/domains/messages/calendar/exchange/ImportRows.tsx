import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { importCalendar } from '@dsms/contract/messages/calendar/exchange'
import { Text } from '@mantine/core'
import { IconAlertTriangle, IconPlus, IconRefresh, IconRepeat } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Import.module.css'
import { useProblemText } from './useProblemText.ts'

type Row = Answer<typeof importCalendar>['rows'][number]

const most = 100

/** The events of a file, and what becomes of each: new, brought up to date, or why it cannot be taken over. */
export function ImportRows({ rows }: { rows: Row[] }) {
  const t = useText('calendar')
  const format = useFormat()
  const problemText = useProblemText()
  // what cannot be taken over is what one wants to see first
  const sorted = rows.toSorted((a, b) => Number(b.problem !== null) - Number(a.problem !== null))
  const start = ({ start: at, allDay }: Row) => (at === null ? '' : allDay ? format.date(at) : format.dateTime(at))
  if (rows.length === 0) return <Text size="sm">{t('import.none')}</Text>
  return (
    <div>
      <ul className={classes.rows} aria-label={t('import.rows')}>
        {sorted.slice(0, most).map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may say the same twice, and the rows never move
          <li key={place} className={classes.row}>
            <span className={classes.title}>
              <bdi>{row.title || t('noTitle')}</bdi>
            </span>
            {row.rrule !== '' && <IconRepeat size={14} stroke={1.5} role="img" aria-label={t('isRepeating')} />}
            <span className={classes.when}>{start(row)}</span>
            {row.problem !== null ? (
              <span className={`${classes.state} ${classes.problem}`}>
                <IconAlertTriangle size={14} stroke={1.5} aria-hidden />
                {problemText(row.problem)}
                {row.line !== null && ` ${t('import.line', { line: row.line })}`}
              </span>
            ) : (
              <span className={classes.state}>
                {row.isKnown ? (
                  <IconRefresh size={14} stroke={1.5} aria-hidden />
                ) : (
                  <IconPlus size={14} stroke={1.5} aria-hidden />
                )}
                {t(row.isKnown ? 'import.known' : 'import.new')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('import.moreRows', { count: rows.length - most })}
        </Text>
      )}
    </div>
  )
}
