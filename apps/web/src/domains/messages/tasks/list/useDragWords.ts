import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { Task } from '@dsms/contract/messages/tasks/calls'
import { useMemo } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'

/** What those who listen hear while a task is dragged. */
export function useDragWords(rows: Task[]) {
  const t = useText('tasks')
  return useMemo(() => {
    const place = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id) + 1
    const words = (id: UniqueIdentifier, over?: UniqueIdentifier) => ({
      title: rows.find((row) => row.id === id)?.title ?? '',
      place: place(over ?? id),
      total: rows.length,
    })
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('drag.start', words(active.id)),
      onDragOver: ({ active, over }) => (over ? t('drag.over', words(active.id, over.id)) : undefined),
      onDragEnd: ({ active, over }) => (over ? t('drag.end', words(active.id, over.id)) : undefined),
      onDragCancel: ({ active }) => t('drag.cancel', words(active.id)),
    }
    return { announcements, screenReaderInstructions: { draggable: t('drag.help') } }
  }, [rows, t])
}
