import { createTicket, ticketCategories, ticketPriorities } from '@dsms/contract/messages/support/calls'
import { Button, Drawer, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'

/** Asks the platform for help. */
export function NewTicket({ close }: { close: () => void }) {
  const t = useText('support')
  const common = useText('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [values, setValues] = useState({ subject: '', text: '', category: 'other', priority: 'normal' })
  const [isTried, setTried] = useState(false)
  const ask = useMutation({
    mutationFn: () => call(createTicket, { body: values as never }),
    onSuccess: (ticket) => {
      void client.invalidateQueries({ queryKey: ['support'] })
      showDone(t('asked'))
      void navigate({ to: `/apps/support/${ticket.id}` })
    },
  })
  const missing = (name: 'subject' | 'text') => isTried && values[name].trim() === '' && t('needed')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (values.subject.trim() && values.text.trim() && !ask.isPending) ask.mutate()
  }
  const set = (patch: Partial<typeof values>) => setValues((old) => ({ ...old, ...patch }))
  return (
    <Drawer opened onClose={close} position="right" title={t('ask')} size={460}>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <TextInput
            label={t('subject')}
            dir="auto"
            required
            maxLength={200}
            data-autofocus
            value={values.subject}
            error={missing('subject')}
            onChange={(event) => set({ subject: event.currentTarget.value })}
          />
          <Select
            label={t('category')}
            allowDeselect={false}
            value={values.category}
            data={ticketCategories.map((one) => ({ value: one, label: t(`category.${one}`) }))}
            onChange={(category) => category && set({ category })}
          />
          <Select
            label={t('priority')}
            allowDeselect={false}
            value={values.priority}
            data={ticketPriorities.map((one) => ({ value: one, label: t(`priority.${one}`) }))}
            onChange={(priority) => priority && set({ priority })}
          />
          <Textarea
            label={t('text')}
            dir="auto"
            required
            autosize
            minRows={5}
            maxRows={14}
            maxLength={10_000}
            value={values.text}
            error={missing('text')}
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
          {ask.isError && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {errorText(ask.error)}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={ask.isPending}>
              {t('send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
  )
}
