import { getLessonFeed, makeLessonFeed, revokeLessonFeed } from '@dsms/contract/schedule/feeds/calls'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import classes from './LessonFeed.module.css'

const key = ['my', 'lesson-feed']

/** The secret address at which the calendar of a phone reads one's lessons: made, made again, ended. */
export function LessonFeed() {
  const t = useText('feeds')
  const format = useFormat()
  const errorText = useErrorText()
  const client = useQueryClient()
  const [url, setUrl] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getLessonFeed, {}, signal) })
  const run = async (work: () => Promise<string | undefined>) => {
    setBusy(true)
    try {
      setUrl(await work())
    } catch (error) {
      showFailure(errorText(error))
    }
    await client.invalidateQueries({ queryKey: key })
    setBusy(false)
  }
  const make = () => run(async () => (await call(makeLessonFeed, { body: {} })).url)
  const revoke = () =>
    run(async () => {
      await call(revokeLessonFeed, {})
      return undefined
    })
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    showDone(t('copied'))
  }
  return (
    <section className={`card ${classes.feed}`} aria-labelledby="feed">
      <h2 id="feed" className={classes.title}>
        <IconCalendarShare size={18} stroke={1.5} aria-hidden /> {t('title')}
      </h2>
      <Text size="sm" c="dimmed">
        {t('help')}
      </Text>
      {data?.is_on && (
        <Text size="sm">
          {data.last_read_at ? t('lastRead', { when: format.relative(data.last_read_at) }) : t('notRead')}
        </Text>
      )}
      {url && (
        <Group gap="xs" align="end">
          <TextInput label={t('secret')} dir="ltr" readOnly value={url} className={classes.url} />
          <Button variant="default" onClick={() => void copy(url)}>
            {t('copy')}
          </Button>
        </Group>
      )}
      <Group gap="xs">
        <Button variant="light" loading={isBusy} onClick={() => void make()}>
          {t(data?.is_on ? 'renew' : 'make')}
        </Button>
        {data?.is_on && (
          <Button variant="default" disabled={isBusy} onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
        )}
      </Group>
    </section>
  )
}
