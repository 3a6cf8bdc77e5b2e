import type { TaskTag } from '@dsms/contract/messages/tasks/calls'
import { Chip, Group, Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { tagColours, tagOrder } from '../parts/tags.ts'
import classes from './TagsInput.module.css'

interface Props {
  value: TaskTag[]
  onChange: (tags: TaskTag[]) => void
  error?: ReactNode
}

/** All tags at once, each to be switched on in its colour. */
export function TagsInput({ value, onChange, error }: Props) {
  const t = useText('tasks')
  const id = useId()
  return (
    <Input.Wrapper label={t('field.tags')} labelElement="div" labelProps={{ id }} error={error}>
      <Chip.Group
        multiple
        value={value}
        // in the order of the list, whatever the order of pressing
        onChange={(names) => onChange(tagOrder.filter((tag) => names.includes(tag)))}
      >
        <Group gap={6} role="group" aria-labelledby={id}>
          {tagOrder.map((tag) => (
            <Chip
              key={tag}
              value={tag}
              color={tagColours[tag]}
              variant="outline"
              radius="md"
              classNames={{ label: classes.chip }}
            >
              {t(`tag.${tag}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}
