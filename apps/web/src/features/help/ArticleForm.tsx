import * as e from '@dsms/contract/help.editing'
import type { TranslatedText } from '@dsms/contract/translated'
import { Button, Select, TextInput } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { LazyRichText } from '../../components/apps/LazyRichText.tsx'
import { FormGroup, fullRow, RecordForm } from '../../components/records/form/RecordForm.tsx'
import { useRecordForm } from '../../components/records/form/useRecordForm.ts'
import { helpBelow } from '../../components/records/inputs/helpBelow.ts'
import { LanguageTabs } from '../../components/records/inputs/LanguageTabs.tsx'
import { showDone, showFailure } from '../../components/records/toasts.tsx'
import { useMay } from '../../components/records/useMay.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { slugOf } from '../../lib/slugOf.ts'
import { holdsQuestions, useHelpChanged, useWordsOf } from './useEditing.ts'

type ArticleValues = { topic_id: string | null; slug: string; question: TranslatedText; answer: TranslatedText }

const nothing: TranslatedText = { ar: '', en: '', de: '', fr: '', pt: '' }
const bodyOf = ({ topic_id, ...values }: ArticleValues) => ({
  ...values,
  topic_id: topic_id === null ? (undefined as unknown as number) : Number(topic_id),
})
const valuesOf = ({ topic_id, slug, question, answer }: e.HelpArticle): ArticleValues => ({
  topic_id: String(topic_id),
  slug,
  question: { ...nothing, ...question },
  answer: { ...nothing, ...answer },
})

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
  const { topic_id }: { topic_id?: unknown } = useSearch({ strict: false })
  const back = () => void navigate({ to: '/pages/help/manage' })
  const state = useRecordForm<ArticleValues, e.HelpArticle>({
    initial: article
      ? valuesOf(article)
      : { topic_id: topic_id ? String(topic_id) : null, slug: '', question: nothing, answer: nothing },
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
        <TextInput
          label={t('field.slug')}
          description={t('field.slug.help')}
          inputWrapperOrder={helpBelow}
          required
          dir="ltr"
          maxLength={80}
          {...form.getInputProps('slug')}
        />
      </FormGroup>
      <FormGroup title={t('group.text')}>
        <div className={fullRow}>
          <LanguageTabs texts={[question, answer]}>
            {({ code, dir, name }) => (
              <>
                <TextInput
                  key={`question ${code}`}
                  label={t('field.questionIn', { language: name })}
                  required
                  dir={dir}
                  lang={code}
                  maxLength={200}
                  {...form.getInputProps(`question.${code}`)}
                  error={form.errors.question ?? form.errors[`question.${code}`]}
                  data-path="question"
                  onBlur={() => slug === '' && form.setFieldValue('slug', slugOf(question.en))}
                />
                <LazyRichText
                  key={`answer ${code}`}
                  label={t('field.answerIn', { language: name })}
                  value={answer[code]}
                  onChange={(html) => form.setFieldValue(`answer.${code}`, html)}
                  error={form.errors.answer ?? form.errors[`answer.${code}`]}
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
