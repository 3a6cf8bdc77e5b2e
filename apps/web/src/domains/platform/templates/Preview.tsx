import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Language } from '@dsms/contract/kernel/shared'
import { previewMailTemplate } from '@dsms/contract/platform/templates/calls'
import { Skeleton, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import classes from './Templates.module.css'

interface Props {
  params: { key: MailTemplate; language: Language }
  words: { subject: string; text: string }
}

/** The mail as it arrives, a moment after the last key. */
export function Preview({ params, words }: Props) {
  const t = useText('templates')
  const [settled] = useDebouncedValue(words, 300)
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-template-preview', params, settled],
    queryFn: ({ signal }) => call(previewMailTemplate, { params, body: settled }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={`card ${classes.preview}`} aria-label={t('preview')}>
      <Text fw={600}>{t('preview')}</Text>
      {error ? (
        <ErrorBox error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Text dir="auto" fw={500}>
            {data.subject}
          </Text>
          <Sheet html={data.html} language={params.language} />
        </>
      ) : (
        <Skeleton h={280} />
      )}
    </section>
  )
}

/** A mail brings its own styles, so it stands in a tree of its own. The server wrote it and escaped what people typed. */
function Sheet({ html, language }: { html: string; language: Language }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const tree = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    tree.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  }, [html])
  return <div ref={host} lang={language} className={classes.sheet} />
}
