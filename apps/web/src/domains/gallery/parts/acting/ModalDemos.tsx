import { Button, Group, Modal, ScrollArea, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'

const rules = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
export const tones = ['none', 'petrol', 'gray', 'green', 'yellow', 'red', 'blue'] as const

interface Look {
  size: string
  centered: boolean
  fullScreen: boolean
}

interface Props extends Look {
  /** Of its head. */
  tone: (typeof tones)[number]
  /** Only by its button. */
  mustAnswer: boolean
}

/** What scrolls below the head must not shine through it. */
const headOf = (tone: string) => ({
  header: {
    color: `var(--mantine-color-${tone}-light-color)`,
    background: `color-mix(in srgb, var(--mantine-color-${tone}-filled) 14%, var(--mantine-color-body))`,
  },
  close: { color: 'inherit' },
  body: { paddingBlockStart: 16 },
})

/** A dialog by its properties, and in words how often it was opened and closed. */
export function PlainDialog({ tone, mustAnswer, ...look }: Props) {
  const t = useText('parts')
  const [log, setLog] = useState({ opened: 0, closed: 0 })
  const close = () => setLog({ ...log, closed: log.closed + 1 })
  const ways = { closeOnClickOutside: !mustAnswer, closeOnEscape: !mustAnswer, withCloseButton: !mustAnswer }
  return (
    <Group>
      <Button onClick={() => setLog({ ...log, opened: log.opened + 1 })}>{t('modals.open')}</Button>
      <Text size="sm">{t('modals.log', log)}</Text>
      <Modal
        {...look}
        {...ways}
        {...(tone !== 'none' && { styles: headOf(tone) })}
        opened={log.opened > log.closed}
        onClose={close}
        title={t('modals.title')}
      >
        <Text mb="md">{t('modals.text')}</Text>
        <Button onClick={close}>{t('modals.close')}</Button>
      </Modal>
    </Group>
  )
}

/** A long text: the whole dialog scrolls, or only its body, between a head and a foot that stay. */
export function RulesDialog({ hasFoot = false }: { hasFoot?: boolean }) {
  const t = useText('parts')
  const [opened, { open, close }] = useDisclosure(false)
  const text = rules.map((number) => <p key={number}>{t('modals.rule', { number })}</p>)
  return (
    <>
      <Button onClick={open}>{t('modals.rules')}</Button>
      <Modal opened={opened} onClose={close} title={t('modals.rules')}>
        {hasFoot ? (
          <>
            <ScrollArea.Autosize
              mah="45dvh"
              type="auto"
              offsetScrollbars
              viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('modals.rules') }}
            >
              {text}
            </ScrollArea.Autosize>
            <Group justify="flex-end" mt="md">
              <Button onClick={close}>{t('modals.agree')}</Button>
            </Group>
          </>
        ) : (
          text
        )}
      </Modal>
    </>
  )
}

/** A field in a dialog, which is there as long as the dialog is open, or also when it is closed. */
export function NoteDialog({ keepMounted }: { keepMounted: boolean }) {
  const t = useText('parts')
  const [opened, { open, close }] = useDisclosure(false)
  const title = keepMounted ? t('modals.keeps') : t('modals.forgets')
  return (
    <>
      <Button variant="default" onClick={open}>
        {title}
      </Button>
      <Modal opened={opened} onClose={close} title={title} keepMounted={keepMounted}>
        <TextInput label={t('modals.note')} dir="auto" maxLength={100} />
      </Modal>
    </>
  )
}
