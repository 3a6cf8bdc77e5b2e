import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { TaskValues } from './taskValues.ts'

/** A field of a task in words, for comparing two versions of it. */
export function useValueWords() {
  const t = useText('tasks')
  const format = useFormat()
  return <F extends keyof TaskValues>(field: F, value: TaskValues[F]): string => {
    const one = { [field]: value } as Partial<TaskValues>
    if (one.tags) return format.list(one.tags.map((tag) => t(`tag.${tag}`)))
    if (one.dueDate) return format.date(one.dueDate)
    if (one.description) return plainText(one.description)
    return one.assignee?.fullName ?? one.link?.title ?? one.title ?? ''
  }
}

/** Sanitised HTML as text; parsing it this way runs nothing. */
const plainText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.slice(0, 300) ?? ''
