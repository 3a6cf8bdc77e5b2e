import type { Preferences } from '@dsms/contract/kernel/session/me'
import { Alert, Button, Stack } from '@mantine/core'
import { IconDeviceFloppy, IconInfoCircle } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { getPreferences, lendPreferences, setPreferences } from '../../../kernel/session/preferences.ts'
import { showUndo } from '../../../ui/toasts/toasts.tsx'
import { lookPath } from '../samples/look.ts'

interface Props {
  note: string
  /** What the frame around the page is while this stands. */
  state: Preferences
  /** The same as it is where nobody chose. */
  usual: Preferences
}

/** Puts the frame around the page into a state for as long as it stands, and keeps that state for who likes it. */
export function Held({ note, state, usual }: Props) {
  const t = useText('layouts')
  // a look is a page of its own that shows a borrowed skin, and has no menu to change
  const isLook = useLocation({ select: ({ pathname }) => pathname === lookPath })
  const [before] = useState(() => ({ ...usual, ...pick(getPreferences(), state) }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sample has one state
  useEffect(() => {
    if (isLook) return undefined
    lendPreferences(state)
    return () => lendPreferences({})
  }, [isLook])
  const keep = () => {
    setPreferences(state)
    showUndo(t('shared.kept'), t('shared.undo'), () => {
      setPreferences(before)
      lendPreferences(state)
    })
  }
  return (
    <Stack align="start">
      <Alert w="100%" color="blue" icon={<IconInfoCircle size={20} stroke={1.5} />}>
        {note}
      </Alert>
      <Button leftSection={<IconDeviceFloppy size={18} stroke={1.5} aria-hidden />} onClick={keep}>
        {t('shared.keep')}
      </Button>
    </Stack>
  )
}

/** Of some choices those that another set names. */
const pick = (from: Preferences, names: Preferences): Preferences =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in names))
