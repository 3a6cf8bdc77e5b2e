import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Typed } from '../../ui/Bidi.tsx'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { StatusBadge } from '../../ui/status/StatusBadge.tsx'
import { type Fact, Facts } from './Facts.tsx'
import classes from './SummaryCard.module.css'

interface Props {
  label: string
  name: string
  avatar: string | null
  /** Below the name: the role, or where to write to. */
  line: ReactNode
  status: { key: string; label: string }
  /** What stands between this person and their work. */
  next: string | undefined
  /** Why the status is what it is. */
  reason: ReactNode
  facts: Fact[]
}

/** Who it is, whether they can come in, and what is to be done next. Stays beside what there is to know. */
export const SummaryCard = ({ label, name, avatar, line, status, next, reason, facts }: Props) => (
  <aside className={`card ${classes.summary}`} aria-label={label}>
    <Stack gap="md">
      <Stack align="center" gap={6}>
        <PersonAvatar name={name} src={avatar} size={96} />
        <Text size="sm" fw={600} ta="center">
          <Typed>{name}</Typed>
        </Text>
        <Text size="sm" c="dimmed" ta="center">
          {line}
        </Text>
        <StatusBadge status={status.key} label={status.label} />
      </Stack>
      {next && (
        <Text size="sm" p="xs" bg="var(--accent-soft)" bdrs="md">
          {next}
        </Text>
      )}
      {reason && <Text size="sm">{reason}</Text>}
      <Facts facts={facts} />
    </Stack>
  </aside>
)

/** The summary card at the side, and the rest of the page. */
export const BesideSummary = ({ children }: { children: ReactNode }) => (
  <div className={classes.columns}>{children}</div>
)
