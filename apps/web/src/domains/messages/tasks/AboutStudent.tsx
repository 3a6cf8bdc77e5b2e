import { addTask, listTasks } from '@dsms/contract/messages/tasks/calls'
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useTaskActions } from './useTaskActions.ts'

/** The reader's tasks about a student, and a line for another. */
export function AboutStudent({ student }: { student: { id: number } }) {
  const t = useText('tasks')
  const format = useFormat()
  const actions = useTaskActions()
  const tasks = useQuery({
    queryKey: ['tasks', 'about', 'student', student.id],
    queryFn: ({ signal }) => call(listTasks, { query: { linkKind: 'student', linkId: student.id } }, signal),
  })
  return (
    <Stack gap="md">
      <AddAbout studentId={student.id} />
      {tasks.isPending && <ListSkeleton rows={3} />}
      {tasks.isError && <ErrorBox error={tasks.error} onRetry={() => tasks.refetch()} />}
      {tasks.data?.length === 0 && <Text c="dimmed">{t('about.empty')}</Text>}
      {tasks.data && tasks.data.length > 0 && (
        <Stack component="ul" gap="xs" aria-label={t('about.label')} p={0} m={0} style={{ listStyle: 'none' }}>
          {tasks.data.map((task) => (
            <Group component="li" key={task.id} gap="sm" wrap="nowrap">
              <Checkbox
                checked={task.isCompleted}
                aria-label={t('completeNamed', { title: task.title })}
                onChange={(event) => void actions.complete(task, event.currentTarget.checked)}
              />
              <LinkAnchor to="/apps/todo" search={{ task: task.id }}>
                <Typed>{task.title}</Typed>
              </LinkAnchor>
              <Text size="sm" c={task.isOverdue ? 'red' : 'dimmed'}>
                {task.dueDate && format.date(task.dueDate)}
              </Text>
              {task.assignee.fullName && (
                <Text size="sm" c="dimmed">
                  <Typed>{task.assignee.fullName}</Typed>
                </Text>
              )}
            </Group>
          ))}
        </Stack>
      )}
      <Group>
        <LinkButton variant="default" to="/apps/todo">
          {t('about.all')}
        </LinkButton>
      </Group>
    </Stack>
  )
}

function AddAbout({ studentId }: { studentId: number }) {
  const t = useText('tasks')
  const common = useText('common')
  const client = useQueryClient()
  const [title, setTitle] = useState('')
  const add = useMutation({
    mutationFn: () =>
      call(addTask, { body: { task: { title: title.trim(), link: { kind: 'student', id: studentId } } } }),
    onSuccess: async () => {
      setTitle('')
      showDone(t('about.done'))
      await client.invalidateQueries({ queryKey: ['tasks'] })
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() && !add.isPending) add.mutate()
      }}
    >
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <TextInput
          label={t('about.add')}
          dir="auto"
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Button type="submit" variant="default" loading={add.isPending}>
          {common('add')}
        </Button>
      </Group>
      {add.isError && <ErrorBox error={add.error} />}
    </form>
  )
}
