import { alwaysTold, topics } from 'virtual:notices'
import { type AccountSettings, saveNotices, type switches } from '@dsms/contract/identity/account/calls'
import { type NoticeTopicName, topicsFor } from '@dsms/contract/kernel/notices'
import { isLearner } from '@dsms/contract/kernel/session/personKinds'
import { Checkbox, Stack, Switch, Table, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { usePressed } from '../../../kernel/browser/usePressed.ts'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { entriesOf } from '../../../kernel/objects.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import classes from './SettingsPage.module.css'

type Change = z.input<typeof saveNotices.body>
type SwitchName = keyof z.output<typeof switches>

const groups: { name: 'activity' | 'application'; switches: SwitchName[] }[] = [
  { name: 'activity', switches: ['commentOnArticle', 'answerOnForm', 'followMe'] },
  { name: 'application', switches: ['newAnnouncements', 'productUpdates', 'blogDigest'] },
]

/** Switches are saved as they are thrown. */
export function NoticesTab({ settings: kept }: { settings: AccountSettings }) {
  const t = useText('account')
  const nameOf = useText('topics')
  const kind = useSession()?.kind ?? 'staff'
  const [settings, save] = useNotices(kept)
  const set = (topic: NoticeTopicName, channel: 'app' | 'mail', isOn: boolean) =>
    save({ channels: { [topic]: { [channel]: isOn } } })
  return (
    <Stack gap="md">
      {groups.map((group) => (
        <section key={group.name} className="card" aria-labelledby={`settings-${group.name}`}>
          <h2 className={classes.heading} id={`settings-${group.name}`}>
            {t(`notices.${group.name}`)}
          </h2>
          <ul className={classes.rows}>
            {group.switches.map((name) => (
              <li key={name} className={classes.row}>
                <Switch
                  label={t(`switch.${name}`)}
                  checked={settings.notification[name]}
                  onChange={(event) => save({ switches: { [name]: event.currentTarget.checked } })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="card" aria-labelledby="settings-channels">
        <h2 className={classes.heading} id="settings-channels">
          {t('notices.channels')}
        </h2>
        <Text size="sm" c="dimmed">
          {t('notices.channelsHelp')}
        </Text>
        <div className={classes.matrix}>
          <Table aria-labelledby="settings-channels" verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('notices.kind')}</Table.Th>
                <Table.Th>{t('notices.app')}</Table.Th>
                <Table.Th>{t('notices.mail')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {topicsFor(topics, kind).map(({ name: topic }) => (
                <Table.Tr key={topic}>
                  <Table.Th scope="row" fw={400}>
                    {nameOf(topic)}
                  </Table.Th>
                  {(['app', 'mail'] as const).map((channel) => (
                    <Table.Td key={channel}>
                      <Checkbox
                        aria-label={`${nameOf(topic)}: ${t(`notices.${channel}`)}`}
                        checked={settings.channels[topic][channel]}
                        onChange={(event) => set(topic, channel, event.currentTarget.checked)}
                      />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
              {(isLearner(kind) ? alwaysTold : []).map((name) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row" fw={400}>
                    {nameOf(`always.${name}`)}
                  </Table.Th>
                  <Table.Td colSpan={2} c="dimmed">
                    {t('notices.always')}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </section>
    </Stack>
  )
}

/** Shows a switch as thrown at once; it goes back when saving fails. The last of several answers counts. */
function useNotices(kept: AccountSettings): [AccountSettings, (change: Change) => void] {
  const client = useQueryClient()
  const errorText = useErrorText()
  const { code } = useLanguage()
  const key = ['account-settings', code]
  const { mutate, isPending } = useMutation({
    mutationKey: ['save-notices'],
    // one after the other, so that two quick ones end as they began
    scope: { id: 'notices' },
    mutationFn: (body: Change) => call(saveNotices, { body }),
    onSuccess: (saved) => {
      if (client.isMutating({ mutationKey: ['save-notices'] }) === 1) client.setQueryData(key, saved)
    },
    onError: (error) => {
      showFailure(errorText(error))
      void client.invalidateQueries({ queryKey: key })
    },
  })
  const [shown, press] = usePressed(kept, isPending)
  const save = (change: Change) => {
    press((old) => applied(old, change))
    mutate(change)
  }
  return [shown, save]
}

const topicOfSwitch = {
  commentOnArticle: 'comments',
  answerOnForm: 'answers',
  followMe: 'followers',
} satisfies Partial<Record<SwitchName, NoticeTopicName>>

/** The first three switches and the column of the screen are one thing shown twice. */
function applied(old: AccountSettings, change: Change): AccountSettings {
  const notification = { ...old.notification, ...change.switches }
  const channels = { ...old.channels }
  for (const { name: topic } of topics) channels[topic] = { ...channels[topic], ...change.channels?.[topic] }
  for (const [name, topic] of entriesOf(topicOfSwitch)) {
    const thrown = change.switches?.[name]
    if (thrown !== undefined) channels[topic] = { ...channels[topic], app: thrown }
    notification[name] = channels[topic].app
  }
  return { ...old, notification, channels }
}
