import { foreseeBroadcast, sendBroadcast } from '@dsms/contract/messages/broadcasts/calls'
import { Anchor, List, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmForm } from '../../../kit/dialogs/ConfirmForm.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import type { MessageProps } from '../../students/public.ts'

const mostNamed = 30

/** Writes to many students: shows whom it reaches, whom somebody has to call and how one of them reads it, before it leaves. */
export function BroadcastDialog({ which, school_id, close }: MessageProps) {
  const t = useText('broadcasts')
  const calendar = useCalendarFormat()
  const client = useQueryClient()
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  // pressed twice, or sent again after the network failed, it is the same message
  const [key] = useState(() => crypto.randomUUID())
  const [typed] = useDebouncedValue({ subject, text }, 400)
  const day = which.matching?.lesson_on
  const inSchool = school_id === undefined ? {} : { school_id }
  const { data, isError, error } = useQuery({
    queryKey: ['broadcasts', school_id ?? 'own', 'preview', which, typed],
    queryFn: ({ signal }) => call(foreseeBroadcast, { body: { ...which, ...typed, ...inSchool } }, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const run = async () => {
    setTried(true)
    if (!subject.trim() || !text.trim()) return
    const sent = await call(sendBroadcast, { body: { ...which, subject, text, key, ...inSchool } })
    close()
    showDone(t('sent', { count: sent.by_account + sent.by_mail }))
    await client.invalidateQueries({ queryKey: ['broadcasts'] })
  }
  const unreached = data?.unreached ?? []
  return (
    <ConfirmForm opened title={t('title')} action={t('send')} run={run} close={close}>
      {data && (
        <Text size="sm" role="status">
          {day && `${t('onDay', { day: calendar.fullDay(day) })} `}
          {t('about', { count: data.students })} {t('reaches', { account: data.by_account, mail: data.by_mail })}
        </Text>
      )}
      {isError && <ErrorBox error={error} />}
      <TextInput
        label={t('subject')}
        required
        dir="auto"
        maxLength={120}
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
        error={isTried && !subject.trim() && codeText('required')}
      />
      <Textarea
        label={t('text')}
        description={t('placeholders', { name: '{name}', school: '{school}' })}
        required
        dir="auto"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={isTried && !text.trim() && codeText('required')}
      />
      {data?.sample && (data.sample.subject || data.sample.text) && (
        <Paper withBorder p="sm" component="section" aria-label={t('preview')}>
          <Text size="xs" c="dimmed">
            {t('readsSo', { name: data.sample.name })}
          </Text>
          <Text size="sm" fw={600} dir="auto">
            {data.sample.subject}
          </Text>
          <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
            {data.sample.text}
          </Text>
        </Paper>
      )}
      {unreached.length > 0 && (
        <Stack gap={4}>
          <Text size="sm" fw={600}>
            {t('call', { count: unreached.length })}
          </Text>
          <List size="sm" spacing={2}>
            {unreached.slice(0, mostNamed).map(({ name, phone }) => (
              <List.Item key={`${name} ${phone}`}>
                {name && <Typed>{name}</Typed>}{' '}
                {phone ? (
                  <Anchor href={`tel:${phone}`} size="sm">
                    <Phone number={phone} />
                  </Anchor>
                ) : (
                  t('noPhone')
                )}
              </List.Item>
            ))}
          </List>
          {unreached.length > mostNamed && <Text size="sm">{t('more', { count: unreached.length - mostNamed })}</Text>}
        </Stack>
      )}
    </ConfirmForm>
  )
}
