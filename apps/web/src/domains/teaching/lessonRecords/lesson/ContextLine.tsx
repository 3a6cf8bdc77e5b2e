import { type ContextPart, contextParts, type RatingContext } from '@dsms/contract/teaching/lessonRecords/context'
import { Chip } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { likelyContext, rememberContext } from '../kept/context.ts'
import type { PadProps } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'
import { useContextWords } from './useContextWords.ts'

const parts = Object.keys(contextParts) as ContextPart[]

/** What the drive is like, in one line; unfolded, one tap puts each part of it right. */
export function ContextLine({ day, lesson, isClosed }: PadProps) {
  const t = useText('lessonRecords')
  const words = useContextWords()
  const { record, act } = useDesk(lesson)
  const context = record.context ?? likelyContext(day, lesson)
  const change = (next: RatingContext) => {
    rememberContext(day, next)
    act({ kind: 'context', context: next })
  }
  if (isClosed && !record.context) return null
  return (
    <details>
      <summary className={classes.fold}>{t('context.title', { what: words(context) })}</summary>
      <div className={classes.before}>
        {parts.map((part) => (
          <Chip.Group
            key={part}
            value={context[part]}
            onChange={(value) => change({ ...context, [part]: String(value) } as RatingContext)}
          >
            <div className={classes.chips} role="radiogroup" aria-label={t(`context.${part}`)}>
              {contextParts[part].map((value) => (
                <Chip key={value} value={value} size="md" disabled={isClosed}>
                  {t(`context.${part}.${value}` as 'context.light.day')}
                </Chip>
              ))}
            </div>
          </Chip.Group>
        ))}
      </div>
    </details>
  )
}
