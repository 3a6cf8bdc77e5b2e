import { addPoll } from '@dsms/contract/staff/profile/media'
import { ActionIcon, Button, Group, Stack, TextInput, Tooltip } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { fieldTexts } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormProblem } from '../../../../ui/errors/FormProblem.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { rereadProfiles } from '../profileQueries.ts'

const most = 6
const newOption = () => ({ key: crypto.randomUUID(), text: '' })

/** Asks everybody of the school: a question and two to six answers. */
export function PollForm({ done }: { done: () => void }) {
  const t = useText('profile')
  const common = useText('common')
  const client = useQueryClient()
  const [question, setQuestion] = useState('')
  const [options, setOptions] = useState(() => [newOption(), newOption()])
  const send = useMutation({
    mutationFn: () => call(addPoll, { body: { question, options: options.map(({ text }) => text) } }),
    onSuccess: () => {
      showDone(t('poll.added'))
      void rereadProfiles(client)
      done()
    },
  })
  const wrong = send.isError ? fieldTexts(send.error) : {}
  const set = (place: number, text: string) =>
    setOptions((all) => all.map((old, at) => (at === place ? { ...old, text } : old)))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!send.isPending) send.mutate()
      }}
    >
      <Stack gap="sm">
        {send.isError && Object.keys(wrong).length === 0 && <FormProblem problem={send.error} />}
        <TextInput
          label={t('poll.question')}
          required
          dir="auto"
          maxLength={300}
          data-autofocus
          value={question}
          error={wrong.question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        {options.map((option, place) => (
          <Group key={option.key} gap="xs" wrap="nowrap" align="flex-end">
            <TextInput
              style={{ flex: 1 }}
              label={t('poll.option', { n: place + 1 })}
              required={place < 2}
              dir="auto"
              maxLength={120}
              value={option.text}
              error={wrong[`options.${place}`]}
              onChange={(event) => set(place, event.currentTarget.value)}
            />
            {options.length > 2 && (
              <Tooltip label={t('poll.dropOption', { n: place + 1 })}>
                <ActionIcon
                  size={36}
                  aria-label={t('poll.dropOption', { n: place + 1 })}
                  onClick={() => setOptions((all) => all.filter((_, at) => at !== place))}
                >
                  <IconX size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
            )}
          </Group>
        ))}
        {options.length < most && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setOptions((all) => [...all, newOption()])}
          >
            {t('poll.addOption')}
          </Button>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={done}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {t('poll.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
