import { ActionIcon, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import { nextCode } from './outline.ts'
import classes from './Skills.module.css'
import { type Node, skillArea } from './skills.ts'

interface Props {
  /** What it is added below; without it a group. */
  parent?: Node
  nodes: readonly Node[]
  school_id: number | undefined
  close?: () => void
}

/** Adds skills by their name alone, one after the other; the rest is filled in later. */
export function InlineAdd({ parent, nodes, school_id, close }: Props) {
  const t = useText('skills')
  const errorText = useErrorText()
  const { code: language } = useLanguage()
  const calls = useAreaCalls(skillArea, school_id)
  const changed = useAreaChanged(skillArea, school_id)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const label = parent ? t('addTo', { name: parent.name }) : t('add')

  const add = async () => {
    if (name.trim() === '' || isSaving) return
    setSaving(true)
    setError(undefined)
    try {
      await calls.create({
        code: nextCode(nodes, parent?.id ?? null),
        name: { [language]: name },
        parent_id: parent?.id ?? null,
        stage: parent?.stage ?? 'road',
      })
      setName('')
      await changed()
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      setSaving(false)
    }
  }

  return (
    <form
      className={classes.adder}
      data-level={parent ? parent.level + 1 : 0}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextInput
        className={classes.input}
        size="sm"
        dir="auto"
        aria-label={label}
        placeholder={label}
        maxLength={120}
        autoComplete="off"
        // one that was asked for has the focus; the one that is always there waits
        ref={close ? focusNow : undefined}
        value={name}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !close) return
          event.stopPropagation()
          close()
        }}
      />
      <ActionIcon type="submit" size={36} variant="filled" aria-label={t('addNow')} loading={isSaving}>
        <IconPlus size={18} stroke={1.5} />
      </ActionIcon>
      {close && (
        <ActionIcon size={36} variant="subtle" color="gray" aria-label={t('stopAdding')} onClick={close}>
          <IconX size={18} stroke={1.5} />
        </ActionIcon>
      )}
    </form>
  )
}

const focusNow = (input: HTMLInputElement | null) => input?.focus()
