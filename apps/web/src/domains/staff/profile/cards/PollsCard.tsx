import type { ProfilePoll } from '@dsms/contract/staff/profile/media'
import { ActionIcon, Group, Modal, Text, Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../ProfilePage.module.css'
import { PollForm } from '../posts/PollForm.tsx'
import { PollVote } from '../posts/PollVote.tsx'

/** The newest polls, and a way to ask another. */
export function PollsCard({ polls, isMe }: { polls: ProfilePoll[]; isMe: boolean }) {
  const t = useText('profile')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card" aria-labelledby="profile-polls">
      <Group justify="space-between" mb={8}>
        <h2 className={classes.heading} id="profile-polls" style={{ margin: 0 }}>
          {t('polls')}
        </h2>
        {isMe && (
          <Tooltip label={t('poll.ask')}>
            <ActionIcon
              variant="light"
              color="petrol"
              size={36}
              aria-label={t('poll.ask')}
              onClick={() => setOpen(true)}
            >
              <IconPlus size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
      {polls.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('polls.none')}
        </Text>
      )}
      {polls.map((poll) => (
        <PollVote key={poll.id} poll={poll} />
      ))}
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t('poll.ask')}>
        <PollForm done={() => setOpen(false)} />
      </Modal>
    </section>
  )
}
