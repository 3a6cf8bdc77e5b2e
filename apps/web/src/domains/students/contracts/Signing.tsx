import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { SignaturePad } from './SignaturePad.tsx'

export interface Signature {
  name: string
  signature: string | null
}

interface Props {
  /** Who accepts, where that is known. */
  name: string
  /** The server fills it in: nothing is to be typed. */
  isNameKnown?: boolean
  accept: (signature: Signature) => Promise<unknown>
}

/** Accepting a text that stands above: that it was read, by whom, and the signature. */
export function Signing({ name: known, isNameKnown = false, accept }: Props) {
  const t = useText('contracts')
  const [hasRead, setRead] = useState(false)
  const [name, setName] = useState(known)
  const [path, setPath] = useState('')
  const [isTried, setTried] = useState(false)
  const send = useMutation({ mutationFn: () => accept({ name: name.trim(), signature: path || null }) })
  const isShort = !isNameKnown && name.trim().length < 3
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (hasRead && !isShort && !send.isPending) send.mutate()
      }}
    >
      <Stack gap="md">
        <Checkbox
          label={t('sign.read')}
          checked={hasRead}
          onChange={(event) => setRead(event.currentTarget.checked)}
          error={isTried && !hasRead ? t('sign.readFirst') : undefined}
        />
        {isNameKnown ? (
          <Text fw={600}>{t('sign.as', { name: `\u2068${known}\u2069` })}</Text>
        ) : (
          <TextInput
            label={t('sign.name')}
            required
            dir="auto"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={isTried && isShort && codeText('required')}
          />
        )}
        <SignaturePad value={path} onChange={setPath} />
        {send.isError && <ErrorBox error={send.error} />}
        <Button type="submit" loading={send.isPending}>
          {t('sign.accept')}
        </Button>
      </Stack>
    </form>
  )
}
