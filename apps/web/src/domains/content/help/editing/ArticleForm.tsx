import * as e from '@dsms/contract/content/help/editing'
import type { TranslatedText } from '@dsms/contract/kernel/translated'
import { Button, Select } from '@mantine/core'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { useSearchOf, whole } from '../../../../kernel/address/search.ts'
import { slugOf } from '../../../../kernel/browser/slugOf.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../../kernel/i18n/useWordsOf.ts'
import { FormGroup, fullRow, RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { LanguageTabs } from '../../../../kit/inputs/LanguageTabs.tsx'
import { noText } from '../../../../kit/inputs/noText.ts'
import { SlugField } from '../../../../kit/inputs/SlugField.tsx'
import { TranslatedInput } from '../../../../kit/inputs/TranslatedInput.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { LazyRichText } from '../../../../ui/apps/LazyRichText.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { holdsQuestions, useHelpChanged } from './useEditing.ts'

type ArticleValues = { topic_id: string | null; slug: string; question: TranslatedText; answer: TranslatedText }

const bodyOf = ({ topic_id, ...values }: ArticleValues) => ({
  ...values,
  topic_id: topic_id === null ? (undefined as unknown as number) : Number(topic_id),
})
const valuesOf = ({ topic_id, slug, question, answer }: e.HelpArticle): ArticleValues => ({
  topic_id: String(topic_id),
  slug,
  question: { ...noText, ...question },
  answer: { ...noText, ...answer },
})

const readers = { topic_id: whole }

interface Props {
  article: e.HelpArticle | undefined
  topics: e.HelpTopic[]
}

/** A question with its answer in five languages. */
export function ArticleForm({ article, topics }: Props) {
  const t = useText('help')
  const common = useText('common')
  const errorText = useErrorText()
  const may = useMay()
  const words = useWordsOf()
  const navigate = useNavigate()
  const changed = useHelpChanged()
  const { topic_id } = useSearchOf(readers)
  const back = () => void navigate({ to: '/pages/help/manage' })
  const state = useRecordForm<ArticleValues, e.HelpArticle>({
    initial: article
      ? valuesOf(article)
      : { topic_id: topic_id ? String(topic_id) : null, slug: '', question: noText, answer: noText },
    version: article?.version,
    schema: e.createHelpArticle.body,
    toBody: bodyOf,
    save: (values, fields, version) => {
      const body = bodyOf(values)
      if (!article) return call(e.createHelpArticle, { body })
      const change = Object.fromEntries(fields.map((field) => [field, body[field]]))
      return call(e.updateHelpArticle, { params: { id: article.id }, body: { ...change, version } })
    },
    reload: async () => {
      const now = await call(e.getHelpArticle, { params: { id: article?.id ?? 0 } })
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      showDone(t('done.saved', { name: words(saved.question) }))
      await changed()
      back()
    },
  })
  const { form } = state
  const { question, answer, slug } = form.values
  const publish = async () => {
    if (!article) return
    try {
      const status = article.status === 'draft' ? 'published' : 'draft'
      await call(e.publishHelpArticle, { params: { id: article.id }, body: { status } })
      showDone(t(`done.${status}`, { name: words(article.question) }))
      await changed()
      back()
    } catch (error) {
      showFailure(errorText(error))
    }
  }
  return (
    <RecordForm
      state={state}
      saveLabel={article ? common('save') : t('manage.saveDraft')}
      cancel={back}
      fieldLabel={(field) => t(`field.${field}`)}
      fieldValue={(field, value) => {
        if (field === 'slug') return String(value)
        if (field === 'topic_id') return words(topics.find(({ id }) => String(id) === value)?.title ?? {})
        return words(value as TranslatedText)
      }}
      actions={
        article &&
        !state.isUnsaved() &&
        may(e.publishHelpArticle) && (
          <Button variant="light" onClick={() => void publish()}>
            {t(article.status === 'draft' ? 'manage.publish' : 'manage.unpublish')}
          </Button>
        )
      }
    >
      <FormGroup title={t('group.place')}>
        <Select
          label={t('field.topic_id')}
          required
          searchable
          data={(['faq', 'group', 'pricing'] as const).map((kind) => ({
            group: t(`kind.${kind}`),
            items: topics
              .filter((topic) => holdsQuestions(topic) && topic.kind === kind)
              .map(({ id, title }) => ({ value: String(id), label: words(title) })),
          }))}
          {...form.getInputProps('topic_id')}
        />
        <SlugField label={t('field.slug')} description={t('field.slug.help')} {...form.getInputProps('slug')} />
      </FormGroup>
      <FormGroup title={t('group.text')}>
        <div className={fullRow}>
          <LanguageTabs texts={[question, answer]}>
            {(language) => (
              <>
                <TranslatedInput
                  form={form}
                  field="question"
                  language={language}
                  label={t('field.questionIn', { language: language.name })}
                  required
                  maxLength={200}
                  onBlur={() => slug === '' && form.setFieldValue('slug', slugOf(question.en))}
                />
                <LazyRichText
                  key={`answer ${language.code}`}
                  label={t('field.answerIn', { language: language.name })}
                  value={answer[language.code]}
                  onChange={(html) => form.setFieldValue(`answer.${language.code}`, html)}
                  error={form.errors.answer ?? form.errors[`answer.${language.code}`]}
                  minHeight={220}
                />
              </>
            )}
          </LanguageTabs>
        </div>
      </FormGroup>
    </RecordForm>
  )
}
