import { Badge, Button, Group, Modal, ScrollArea, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import type { Feature } from '../../kernel/i18n/words.ts'
import { Bdi } from '../../ui/Bidi.tsx'
import { ErrorBox } from '../../ui/errors/ErrorBox.tsx'
import { showDone, showFailure, showUndo } from '../../ui/toasts/toasts.tsx'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import { type HasWords, useAreaText } from './area.ts'
import classes from './PresetDialog.module.css'

interface Row {
  code: string
  name: string
  /** How deep it stands below others. */
  level?: number
  is_there: boolean
}

type PresetWord =
  | 'preset.title'
  | 'preset.choose'
  | 'preset.about'
  | 'preset.there'
  | 'preset.isNew'
  | 'preset.new'
  | 'preset.take'
  | 'preset.taken'
  | 'preset.undone'

interface Props<F extends Feature, Preset extends string> {
  words: F & HasWords<F, PresetWord | `preset.${Preset}`>
  presets: readonly [Preset, ...Preset[]]
  queryKey: readonly unknown[]
  load: (preset: Preset, signal: AbortSignal) => Promise<Row[]>
  /** Adds what is missing; answers the keys of what is new. */
  take: (preset: Preset) => Promise<number[]>
  undo: (ids: number[]) => Promise<number>
  changed: () => Promise<unknown>
  close: () => void
}

/** Takes over what is missing of a ready catalogue, after showing what that is; it can be undone. */
export function PresetDialog<F extends Feature, Preset extends string>(props: Props<F, Preset>) {
  const { words, presets, queryKey, load, take, undo, changed, close } = props
  const t = useAreaText(words)
  const common = useText('common')
  const errorText = useErrorText()
  const format = useFormat()
  const [preset, setPreset] = useState(presets[0])
  const [isRunning, setRunning] = useState(false)
  const found = useQuery({ queryKey: [...queryKey, preset], queryFn: ({ signal }) => load(preset, signal) })
  const rows = found.data ?? []
  const missing = rows.filter((row) => !row.is_there).length

  const run = async () => {
    setRunning(true)
    try {
      const ids = await take(preset)
      await changed()
      close()
      showUndo(t('preset.taken', { count: ids.length }), common('undo'), () => {
        undo(ids)
          .then(async (count) => {
            await changed()
            showDone(t('preset.undone', { count }))
          })
          .catch((failure) => showFailure(errorText(failure)))
      })
    } catch (failure) {
      showFailure(errorText(failure))
    } finally {
      setRunning(false)
    }
  }

  return (
    <Modal opened onClose={close} title={t('preset.title')} size="lg">
      <Stack gap="md">
        <Select
          label={t('preset.choose')}
          allowDeselect={false}
          data={presets.map((value) => ({ value, label: t(`preset.${value}`) }))}
          value={preset}
          onChange={(value) => value && setPreset(value)}
        />
        <Text size="sm">{t('preset.about')}</Text>
        {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
        {found.isPending && <ListSkeleton rows={5} />}
        {found.data && (
          // a scrolled region has to be reached by keyboard
          <ScrollArea.Autosize mah="45vh" viewportProps={{ tabIndex: 0, 'aria-label': t(`preset.${preset}`) }}>
            <ul className={classes.list}>
              {rows.map(({ code, name, level = 1, is_there }) => (
                <li key={code} className={classes.row} data-level={level} data-there={is_there || undefined}>
                  <span className={classes.code}>
                    <Bdi>{code}</Bdi>
                  </span>
                  <span className={classes.name}>{name}</span>
                  <Badge variant="default" size="sm" className={classes.state}>
                    {t(is_there ? 'preset.there' : 'preset.isNew')}
                  </Badge>
                </li>
              ))}
            </ul>
          </ScrollArea.Autosize>
        )}
        <Group justify="space-between" gap="xs">
          <Text size="sm" aria-live="polite">
            {found.data && t('preset.new', { count: missing, total: format.number(rows.length) })}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={close}>
              {common('cancel')}
            </Button>
            <Button onClick={run} loading={isRunning} disabled={missing === 0}>
              {t('preset.take')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  )
}
