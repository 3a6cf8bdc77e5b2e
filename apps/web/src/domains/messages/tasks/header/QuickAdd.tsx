import { TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { TaskActions } from '../useTaskActions.ts'
import type { TasksView } from '../useTasks.ts'
import classes from './QuickAdd.module.css'

/** A line that makes a task of a title; what the list is about, the task is about too. */
export function QuickAdd({ view, add }: { view: TasksView; add: TaskActions['addQuickly'] }) {
  const t = useText('tasks')
  const errorText = useErrorText()
  const [title, setTitle] = useState('')
  const [error, setError] = useState<unknown>()
  const [isSending, setSending] = useState(false)

  const send = async () => {
    const text = title.trim()
    if (!text || isSending) return
    setSending(true)
    setError(undefined)
    try {
      await add({ title: text, tags: view.tag ? [view.tag] : [], isImportant: view.filter === 'important' })
      setTitle('')
    } catch (failure) {
      setError(failure)
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextInput
        variant="unstyled"
        aria-label={t('quickAdd')}
        placeholder={t('quickAdd')}
        dir="auto"
        maxLength={200}
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        value={title}
        error={error === undefined ? undefined : errorText(error)}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </form>
  )
}
