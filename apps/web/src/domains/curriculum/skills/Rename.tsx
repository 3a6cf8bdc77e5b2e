import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import classes from './Skills.module.css'
import { type Node, skillArea } from './skills.ts'
import type { Outline } from './useOutline.ts'

interface Props {
  node: Node
  school_id: number | undefined
  /** Runs a change after those that are on their way. */
  inTurn: Outline['inTurn']
  close: () => void
}

/** Changes a name in the reader's language where it stands; the other languages stay as they are. */
export function Rename({ node, school_id, inTurn, close }: Props) {
  const t = useText('skills')
  const errorText = useErrorText()
  const { code: language } = useLanguage()
  const calls = useAreaCalls(skillArea, school_id)
  const changed = useAreaChanged(skillArea, school_id)
  const [name, setName] = useState(node.name)
  const [error, setError] = useState<string>()
  // Enter saves, and so does leaving the field meanwhile
  const isBusy = useRef(false)

  const save = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const text = name.trim()
    if (text === '' || text === node.name) return close()
    try {
      await inTurn(async () => {
        const record = await calls.get(node.id)
        await calls.update(node.id, { version: record.version, name: { ...record.names, [language]: text } })
      })
      await changed()
      close()
    } catch (failure) {
      isBusy.current = false
      setError(errorText(failure))
    }
  }
  const leave = () => {
    isBusy.current = true
    close()
  }

  return (
    <TextInput
      ref={focusAll}
      className={classes.input}
      size="sm"
      dir="auto"
      aria-label={t('nameOf', { name: node.name })}
      maxLength={120}
      value={name}
      error={error}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        else if (event.key === 'Escape') leave()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}

/** Once, when it comes: the text is chosen, so that typing replaces it. */
const focusAll = (input: HTMLInputElement | null) => {
  if (!input || document.activeElement === input) return
  input.focus()
  input.select()
}
