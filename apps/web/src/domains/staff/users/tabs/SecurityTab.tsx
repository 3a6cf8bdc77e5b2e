import type { OpenSession } from '@dsms/contract/staff/users/account'
import { ActionIcon, Button, Group, Stack, Table, Text, Title, Tooltip } from '@mantine/core'
import { IconLogout, IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import { deviceOf } from '../../../../kernel/browser/device.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import classes from '../Users.module.css'
import { useUserCalls, useUsersChanged } from '../useUsers.ts'
import type { TabProps } from './tab.ts'

/** The second step at sign-in, and where the user is signed in. */
export function SecurityTab({ overview, whose }: TabProps) {
  const t = useText('users')
  const Shield = overview.isTwoStepOn ? IconShieldCheck : IconShieldOff
  return (
    <Stack gap="lg">
      <section>
        <Title order={2} size="h4" mb={6}>
          {t('twoStep')}
        </Title>
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <Shield size={20} stroke={1.5} aria-hidden />
          <Text size="sm">{t(overview.isTwoStepOn ? 'twoStep.on' : 'twoStep.off')}</Text>
        </Group>
        {overview.can.resetTwoStep && <ResetStep overview={overview} whose={whose} />}
      </section>
      <Sessions overview={overview} whose={whose} />
    </Stack>
  )
}

/** For somebody who lost phone and recovery codes. */
function ResetStep({ overview: { user }, whose }: TabProps) {
  const t = useText('users')
  const calls = useUserCalls(whose.school_id)
  const changed = useUsersChanged(whose.school_id)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="sm"
        mt="sm"
        leftSection={<IconShieldOff size={18} stroke={1.5} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('twoStep.reset')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('twoStep.reset.title', { name: user.fullName })}
        text={t('twoStep.reset.text')}
        action={t('twoStep.reset')}
        isDangerous
        close={() => setAsking(false)}
        run={async () => {
          await calls.resetTwoStep(user.id)
          setAsking(false)
          showDone(t('twoStep.reset.done', { name: user.fullName }))
          await changed()
        }}
      />
    </>
  )
}

function Sessions({ overview, whose }: TabProps) {
  const t = useText('users')
  const errorText = useErrorText()
  const calls = useUserCalls(whose.school_id)
  const changed = useUsersChanged(whose.school_id)
  const [isAsking, setAsking] = useState(false)
  const { user, sessions, can } = overview

  const end = async (session: OpenSession) => {
    try {
      await calls.endSession(user.id, session.id)
      showDone(t('sessions.ended'))
      await changed()
    } catch (error) {
      showFailure(errorText(error))
    }
  }
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {t('sessions')}
        </Title>
        {sessions.length > 0 && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconLogout size={18} stroke={1.5} className="mirror" aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('sessions.endAll')}
          </Button>
        )}
      </Group>
      {sessions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(can.endSessions ? 'sessions.none' : 'sessions.hidden')}
        </Text>
      ) : (
        <SessionTable sessions={sessions} end={end} />
      )}
      {isAsking && (
        <ConfirmDialog
          opened
          title={t('sessions.endAll.title', { name: user.fullName })}
          text={t('sessions.endAll.text')}
          action={t('sessions.endAll')}
          isDangerous
          close={() => setAsking(false)}
          run={async () => {
            await calls.endSessions(user.id)
            setAsking(false)
            showDone(t('sessions.endedAll', { name: user.fullName }))
            await changed()
          }}
        />
      )}
    </section>
  )
}

function SessionTable({ sessions, end }: { sessions: OpenSession[]; end: (session: OpenSession) => void }) {
  const t = useText('users')
  const format = useFormat()
  const nameOf = ({ user_agent }: OpenSession) => {
    const device = deviceOf(user_agent)
    return device ? t('sessions.on', { browser: device.browser, system: device.system }) : t('sessions.unknown')
  }
  return (
    <div className={classes.scroll}>
      <Table aria-label={t('sessions')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('sessions.device')}</Table.Th>
            <Table.Th>{t('sessions.ip')}</Table.Th>
            <Table.Th>{t('sessions.since')}</Table.Th>
            <Table.Th>{t('sessions.seen')}</Table.Th>
            <Table.Th>
              <span className="visuallyHidden">{t('sessions.endAll')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sessions.map((session) => (
            <Table.Tr key={session.id}>
              <Table.Th scope="row" fw={500}>
                {nameOf(session)}
              </Table.Th>
              <Table.Td>{session.ip && <Bdi>{session.ip}</Bdi>}</Table.Td>
              <Table.Td>{format.dateTime(session.created_at)}</Table.Td>
              <Table.Td>{format.relative(session.refreshed_at)}</Table.Td>
              <Table.Td ta="end">
                <Tooltip label={t('sessions.end', { device: nameOf(session) })}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={32}
                    aria-label={t('sessions.end', { device: nameOf(session) })}
                    onClick={() => end(session)}
                  >
                    <IconLogout size={18} stroke={1.5} className="mirror" />
                  </ActionIcon>
                </Tooltip>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
