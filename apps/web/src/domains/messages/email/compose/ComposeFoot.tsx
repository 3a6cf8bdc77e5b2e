import { mailLabels } from '@dsms/contract/messages/email/calls'
import { ActionIcon, Button, FileButton, Group, Menu, Text, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconClock, IconPaperclip, IconSend, IconTag, IconTrash } from '@tabler/icons-react'
import { later } from '../../../../kernel/browser/later/later.tsx'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LabelLine } from '../mailbox/labels.tsx'
import classes from './ComposeFoot.module.css'
import type { ComposeWork } from './useCompose.ts'
import type { Draft } from './useDraft.ts'

const ScheduleDialog = later(async () => (await import('../send/ScheduleDialog.tsx')).ScheduleDialog)

/** Send now or later, attach, label, throw away; and whether the draft is kept. */
export function ComposeFoot({ draft, work }: { draft: Draft; work: ComposeWork }) {
  const t = useText('email')
  const apps = useText('apps')
  const [isScheduling, schedule] = useDisclosure(false)
  return (
    <div className={classes.foot}>
      <Button.Group>
        <Tooltip label={t('sendKeys')}>
          <Button
            type="submit"
            loading={work.isSending}
            leftSection={<IconSend size={18} stroke={1.5} className="mirror" aria-hidden />}
          >
            {t('send')}
          </Button>
        </Tooltip>
        <Menu position="top-start" withinPortal zIndex={160}>
          <Menu.Target>
            <Button px={8} disabled={work.isSending} aria-label={t('sendMore')} className={classes.more}>
              <IconChevronDown size={18} stroke={1.5} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconClock size={18} stroke={1.5} />} onClick={schedule.open}>
              {t('schedule')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      <FileButton multiple onChange={(files) => void draft.attached.add(files)}>
        {(props) => (
          <Tooltip label={apps('files.attach')}>
            <ActionIcon {...props} size={36} aria-label={apps('files.attach')}>
              <IconPaperclip size={20} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )}
      </FileButton>
      <LabelMenu draft={draft} />
      <Saved draft={draft} />
      <Tooltip label={t('draft.discard')}>
        <ActionIcon size={36} aria-label={t('draft.discard')} onClick={() => void work.discard()}>
          <IconTrash size={20} stroke={1.5} />
        </ActionIcon>
      </Tooltip>
      {isScheduling && (
        <ScheduleDialog
          close={schedule.close}
          choose={(sendAt) => {
            schedule.close()
            void work.send(sendAt)
          }}
        />
      )}
    </div>
  )
}

function LabelMenu({ draft: { values, set } }: { draft: Draft }) {
  const t = useText('email')
  const toggle = (label: (typeof mailLabels)[number]) =>
    set({
      labels: values.labels.includes(label) ? values.labels.filter((one) => one !== label) : [...values.labels, label],
    })
  return (
    <Menu position="top-start" withinPortal zIndex={160}>
      <Tooltip label={t('labels')}>
        <Menu.Target>
          <ActionIcon size={36} aria-label={t('labels')}>
            <IconTag size={20} stroke={1.5} className="mirror" />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {mailLabels.map((label) => (
          <Menu.CheckboxItem key={label} checked={values.labels.includes(label)} onChange={() => toggle(label)}>
            <LabelLine label={label} />
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** "Saved 10:42", or why not. */
function Saved({ draft: { state } }: { draft: Draft }) {
  const t = useText('email')
  const format = useFormat()
  const errorText = useErrorText()
  return (
    <Group className={classes.saved} role="status">
      <Text size="xs" c={state.kind === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'} truncate>
        {state.kind === 'saving' && t('draft.saving')}
        {state.kind === 'saved' && t('draft.savedAt', { time: format.time(state.at) })}
        {state.kind === 'failed' && t('draft.notSaved', { reason: errorText(state.error) })}
      </Text>
    </Group>
  )
}
