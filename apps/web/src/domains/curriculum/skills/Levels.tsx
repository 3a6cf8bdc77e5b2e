import { listSkillLevels, renameSkillLevel } from '@dsms/contract/curriculum/skills/calls'
import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaChanged } from '../../../kit/areas/area.ts'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { skillArea } from './skills.ts'

function useLevels(school_id: number | undefined) {
  return useQuery({
    queryKey: [...areaKey(skillArea, school_id), 'levels'],
    queryFn: ({ signal }) => call(listSkillLevels, { query: school_id === undefined ? {} : { school_id } }, signal),
  })
}

interface SelectProps {
  label: string
  school_id: number | undefined
  value?: number
  onChange: (level: number) => void
  error?: ReactNode
}

/** One of the six levels, as the school calls them. */
export function LevelSelect({ label, school_id, value, onChange, error }: SelectProps) {
  const format = useFormat()
  const { data = [] } = useLevels(school_id)
  return (
    <NativeSelect
      label={label}
      error={error}
      data={data.map(({ level, name }) => ({ value: String(level), label: `${format.number(level)} · ${name}` }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}

/** What the six levels are called. There are never more or fewer. */
export function LevelNames({ school_id, close }: { school_id: number | undefined; close: () => void }) {
  const t = useText('skills')
  const areas = useText('areas')
  const common = useText('common')
  const format = useFormat()
  const errorText = useErrorText()
  const levels = useLevels(school_id)
  const changed = useAreaChanged(skillArea, school_id)
  const [level, setLevel] = useState(0)
  const chosen = levels.data?.find((one) => one.level === level)
  const [typed, setTyped] = useState<typeof noNames>()
  const [error, setError] = useState<unknown>()
  const names = typed ?? { ...noNames, ...chosen?.names }

  const save = async () => {
    if (!chosen) return
    setError(undefined)
    try {
      const inSchool = school_id === undefined ? {} : { school_id }
      const saved = await call(renameSkillLevel, {
        params: { level },
        body: { name: names, version: chosen.version, ...inSchool },
      })
      await changed()
      setTyped(undefined)
      showDone(areas('saved', { name: saved.name }))
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <Modal opened onClose={close} title={t('levels.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('levels.about')}</Text>
        <NativeSelect
          label={t('levels.level')}
          data={(levels.data ?? []).map((one) => ({
            value: String(one.level),
            label: `${format.number(one.level)} · ${one.name}`,
          }))}
          value={String(level)}
          onChange={(event) => {
            setLevel(Number(event.currentTarget.value))
            setTyped(undefined)
          }}
        />
        {chosen && <NamesInput key={level} label={t('field.name')} maxLength={40} value={names} onChange={setTyped} />}
        {error !== undefined && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {errorText(error)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {common('close')}
          </Button>
          <Button onClick={save} disabled={!typed}>
            {common('save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
