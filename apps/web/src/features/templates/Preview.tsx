import type { Language } from '@dsms/contract/shared'
import { type MailTemplate, previewMailTemplate } from '@dsms/contract/templates'
import { Skeleton, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import classes from './Templates.module.css'

interface Props {
  params: { key: MailTemplate; language: Language }
  words: { subject: string; text: string }
}

/** The mail as it arrives, a moment after the last key. It stands in a frame in which nothing runs. */
export function Preview({ params, words }: Props) {
  const t = useText('templates')
  const [settled] = useDebouncedValue(words, 300)
  const { data, error } = useQuery({
    queryKey: ['mail-template-preview', params, settled],
    queryFn: ({ signal }) => call(previewMailTemplate, { params, body: settled }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className={`card ${classes.preview}`} aria-label={t('preview')}>
      <Text fw={600}>{t('preview')}</Text>
      {error ? (
        <Text c="dimmed">{t('preview.wait')}</Text>
      ) : data ? (
        <>
          <Text dir="auto" fw={500}>
            {data.subject}
          </Text>
          <iframe className={classes.frame} title={t('preview')} sandbox="" srcDoc={data.html} />
        </>
      ) : (
        <Skeleton h={280} />
      )}
    </section>
  )
}
