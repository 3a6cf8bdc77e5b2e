import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { fieldText } from '../../../../kit/form/fieldText.ts'
import type { TaskValues } from './taskValues.ts'

/** A field of a task in words, for comparing two versions of it. */
export function useValueWords() {
  const t = useText('tasks')
  const format = useFormat()
  return fieldText<TaskValues>({
    tags: (tags) => format.list(tags.map((tag) => t(`tag.${tag}`))),
    dueDate: (day) => (day ? format.date(day) : ''),
    description: plainText,
    assignee: (person) => person?.fullName ?? '',
    link: (link) => link?.title ?? '',
  })
}

/** Sanitised HTML as text; parsing it this way runs nothing. */
const plainText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.slice(0, 300) ?? ''
