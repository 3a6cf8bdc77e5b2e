import { type ProfilePoll, removePoll, votePoll } from '@dsms/contract/staff/profile/media'
import { ActionIcon, Avatar, Button, Group, Progress, Radio, Stack, Text, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { usePressed } from '../../../../kernel/browser/usePressed.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { changeProfiles, rereadProfiles } from '../profileQueries.ts'
import classes from './Poll.module.css'

/** A question, its answers with their share, and who chose them; choosing another moves the vote. */
export function PollVote({ poll }: { poll: ProfilePoll }) {
  const t = useText('profile')
  const format = useFormat()
  const errorText = useErrorText()
  const client = useQueryClient()
  const label = useId()
  const [isAsked, ask] = useState(false)
  const mine = poll.options.find(({ isMine }) => isMine)?.id ?? null
  const put = (changed: ProfilePoll) =>
    changeProfiles(client, (old) => ({
      ...old,
      allPolls: old.allPolls.map((one) => (one.id === changed.id ? changed : one)),
    }))
  const vote = useMutation({
    scope: { id: `vote-${poll.id}` },
    mutationFn: (optionId: number | null) => call(votePoll, { params: { id: poll.id }, body: { optionId } }),
    onSuccess: put,
    onError: (error) => {
      void rereadProfiles(client)
      showFailure(errorText(error))
    },
  })
  const [shown, press] = usePressed(mine, vote.isPending)
  const choose = (optionId: number | null) => {
    press(optionId)
    vote.mutate(optionId)
  }
  return (
    <div className={classes.poll}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" fw={600} id={label} dir="auto">
          {poll.question}
        </Text>
        {poll.mayRemove && (
          <Tooltip label={t('poll.remove')}>
            <ActionIcon
              size={32}
              aria-label={t('poll.removeOne', { question: poll.question })}
              onClick={() => ask(true)}
            >
              <IconTrash size={16} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
      <Radio.Group
        aria-labelledby={label}
        value={shown === null ? null : String(shown)}
        onChange={(value) => choose(Number(value))}
      >
        <Stack gap="sm">
          {poll.options.map((option) => (
            <div key={option.id}>
              <Group justify="space-between" wrap="nowrap" gap="xs">
                <Radio value={String(option.id)} label={<bdi>{option.name}</bdi>} className={classes.option} />
                <Text size="xs" c="dimmed" className="tabular">
                  {option.result}
                </Text>
              </Group>
              <Progress
                size="sm"
                mt={4}
                value={poll.votes === 0 ? 0 : (option.votes / poll.votes) * 100}
                aria-label={t('poll.share', { name: option.name })}
              />
              {option.votedUser.length > 0 && (
                <Tooltip label={format.list(option.votedUser.map(({ username }) => username))} multiline maw={260}>
                  <Avatar.Group spacing="xs" mt={6} className={classes.voters}>
                    {option.votedUser.map((person) => (
                      <PersonAvatar key={person.id} name={person.username} src={person.img} size={26} />
                    ))}
                  </Avatar.Group>
                </Tooltip>
              )}
            </div>
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {t('poll.votes', { n: format.number(poll.votes) })} · <bdi>{poll.username}</bdi>
        </Text>
        {shown !== null && (
          <Button size="compact-sm" h={32} variant="subtle" onClick={() => choose(null)}>
            {t('poll.takeBack')}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={isAsked}
        title={t('poll.removeAsk')}
        text={poll.question}
        action={t('poll.remove')}
        isDangerous
        close={() => ask(false)}
        run={async () => {
          await call(removePoll, { params: { id: poll.id } })
          await rereadProfiles(client)
          showDone(t('poll.removed'))
        }}
      />
    </div>
  )
}
