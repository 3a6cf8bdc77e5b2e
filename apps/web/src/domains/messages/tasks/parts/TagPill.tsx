import type { TaskTag } from '@dsms/contract/messages/tasks/calls'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './TagPill.module.css'
import { tagColours } from './tags.ts'

/** A tag's word in its colour. */
export function TagPill({ tag }: { tag: TaskTag }) {
  const t = useText('tasks')
  const colour = tagColours[tag]
  return (
    <span
      className={classes.pill}
      style={{
        '--ground': `var(--mantine-color-${colour}-light)`,
        '--ink': `var(--mantine-color-${colour}-light-color)`,
      }}
    >
      {t(`tag.${tag}`)}
    </span>
  )
}
