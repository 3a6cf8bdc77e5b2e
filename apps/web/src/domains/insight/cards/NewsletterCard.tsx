import { subscribe } from '@dsms/contract/content/newsletter/calls'
import { Button, Text, TextInput } from '@mantine/core'
import { IconCircleCheck, IconMailHeart } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import own from './Cards.module.css'

/** Asks for the newsletter of the product. */
export function NewsletterCard({ className }: { className?: string }) {
  const t = useText('cards')
  const errorText = useErrorText()
  const [email, setEmail] = useState(useSession()?.email ?? '')
  const ask = useMutation({ mutationFn: () => call(subscribe, { body: { email, kind: 'newsletter' } }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ask.isPending) ask.mutate()
  }
  return (
    <section className={`card ${own.form} ${className ?? ''}`} aria-labelledby="ask-news">
      <h2 id="ask-news" className={own.name}>
        <IconMailHeart size={20} stroke={1.5} aria-hidden /> {t('news.title')}
      </h2>
      <Text size="sm" c="dimmed">
        {t('news.text')}
      </Text>
      {ask.isSuccess ? (
        <Text size="sm" role="status">
          <IconCircleCheck size={18} stroke={1.5} aria-hidden style={{ verticalAlign: '-3px' }} /> {t('news.done')}
        </Text>
      ) : (
        <form noValidate onSubmit={submit} className={own.form}>
          <TextInput
            type="email"
            dir="ltr"
            label={t('news.email')}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={ask.isError && errorText(ask.error)}
            autoComplete="email"
            required
          />
          <Button type="submit" loading={ask.isPending}>
            {t('news.ask')}
          </Button>
        </form>
      )}
    </section>
  )
}
