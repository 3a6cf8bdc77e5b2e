import type { RecordState } from '@dsms/contract/teaching/lessonRecords/state'
import { IconFlagCheck, IconListCheck, IconNote, IconPlus, type IconProps, IconSignature } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../Teaching.module.css'

export const lessonPages = ['skills', 'errors', 'notes', 'finish'] as const
/** What of a lesson stands on a phone at a time. */
export type LessonPageName = (typeof lessonPages)[number]

const icons: Record<LessonPageName, ComponentType<IconProps>> = {
  skills: IconListCheck,
  errors: IconPlus,
  notes: IconNote,
  finish: IconFlagCheck,
}

interface Props {
  record: RecordState
  current: LessonPageName
  go: (page: LessonPageName) => void
}

/** Under the thumb while a lesson is given on a phone: errors are one tap away from everywhere. */
export function LessonBar({ record, current, go }: Props) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const isOver = record.finished_at !== null
  return (
    <nav className={classes.bar} data-bottom-bar aria-label={t('bar.title')}>
      {lessonPages.map((page) => {
        const Icon = page === 'finish' && isOver ? IconSignature : icons[page]
        const count = page === 'errors' ? record.marks.length : 0
        return (
          <button
            key={page}
            type="button"
            className={classes.barItem}
            data-page={page}
            aria-current={page === current ? 'true' : undefined}
            onClick={() => go(page)}
          >
            <Icon size={22} stroke={1.75} aria-hidden />
            <span>
              {t(page === 'finish' && isOver ? 'bar.sign' : `bar.${page}`)}
              {count > 0 && ` · ${format.number(count)}`}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
