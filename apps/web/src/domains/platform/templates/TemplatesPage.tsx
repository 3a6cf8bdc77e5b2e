import { mailTemplates } from 'virtual:mails'
import { present } from '@dsms/contract/kernel/choices/lists'
import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import { type Language, languages } from '@dsms/contract/kernel/shared'
import { listMailTemplates } from '@dsms/contract/platform/templates/calls'
import { NavLink, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../kernel/address/links.tsx'
import { text, useSearchOf } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import classes from './Templates.module.css'

const readers = { open: text }

/** Mails that the product writes by itself: their words in each language, and how they arrive. */
export function TemplatesPage() {
  const t = useText('templates')
  const nameOf = useText('mails')
  const { code } = useLanguage()
  const [key, language] = openedIn(useSearchOf(readers).open, code)
  const query = useQuery({
    queryKey: ['mail-templates'],
    queryFn: ({ signal }) => call(listMailTemplates, {}, signal),
  })
  const opened = query.data?.templates.find((template) => template.key === key)

  return (
    <Page title={t('title')}>
      <Text c="dimmed">{t('intro')}</Text>
      {query.error && <ErrorBox error={query.error} onRetry={() => void query.refetch()} />}
      <div className={classes.columns}>
        <nav className={`card ${classes.list}`} aria-label={t('list')}>
          {query.data
            ? query.data.templates.map((template) => {
                const count = Object.values(template.words).filter((words) => words.isChanged).length
                return (
                  <NavLink
                    key={template.key}
                    renderRoot={(props) => (
                      <Link
                        {...props}
                        to="/platform/mail-templates"
                        search={(old) => ({ ...old, open: `${template.key}.${language}` })}
                      />
                    )}
                    label={nameOf(template.key)}
                    description={count ? t('changed', { count }) : t('unchanged')}
                    active={template.key === key}
                    aria-current={template.key === key ? 'page' : undefined}
                  />
                )
              })
            : mailTemplates.map((name) => <Skeleton key={name} h={48} />)}
        </nav>
        {opened && (
          <div className={classes.detail}>
            <LanguageTabs template={opened} language={language} />
            <TemplateForm
              key={`${key}.${language}.${opened.words[language].version}`}
              template={opened}
              language={language}
            />
          </div>
        )}
      </div>
    </Page>
  )
}

/** `reset.ar` in the address; what is not known there is the first mail in the reader's language. */
function openedIn(value: unknown, reader: Language): [MailTemplate, Language] {
  const [key, language] = typeof value === 'string' ? value.split('.') : []
  return [
    mailTemplates.find((known) => known === key) ?? present(mailTemplates[0]),
    languages.find((known) => known === language) ?? reader,
  ]
}
