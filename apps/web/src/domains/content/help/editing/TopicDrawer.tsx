import * as e from '@dsms/contract/content/help/editing'
import type { TranslatedText } from '@dsms/contract/kernel/translated'
import { Drawer, Select } from '@mantine/core'
import { useState } from 'react'
import { slugOf } from '../../../../kernel/browser/slugOf.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../../kernel/i18n/useWordsOf.ts'
import { fieldText } from '../../../../kit/form/fieldText.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { LanguageTabs } from '../../../../kit/inputs/LanguageTabs.tsx'
import { noText } from '../../../../kit/inputs/noText.ts'
import { SlugField } from '../../../../kit/inputs/SlugField.tsx'
import { TranslatedInput } from '../../../../kit/inputs/TranslatedInput.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { kinds, useHelpChanged, useTopics } from './useEditing.ts'

type TopicValues = {
  kind: e.TopicKind
  parent_id: string | null
  slug: string
  title: TranslatedText
  subtitle: TranslatedText
  icon: e.TopicIcon
  colour: string
}

const valuesOf = ({ kind, parent_id, slug, title, subtitle, icon, colour }: e.HelpTopic): TopicValues => ({
  kind,
  parent_id: parent_id === null ? null : String(parent_id),
  slug,
  title: { ...noText, ...title },
  subtitle: { ...noText, ...subtitle },
  icon,
  colour,
})
const bodyOf = ({ parent_id, colour, ...values }: TopicValues) => ({
  ...values,
  parent_id: values.kind === 'group' && parent_id !== null ? Number(parent_id) : null,
  colour: e.topicColours.find((known) => known === colour) ?? '',
})

/** Names a topic in five languages and says where it stands. */
export function TopicDrawer({ topic, close }: { topic: e.HelpTopic | undefined; close: () => void }) {
  const t = useText('help')
  const common = useText('common')
  const words = useWordsOf()
  const topics = useTopics()
  const changed = useHelpChanged()
  const [isLeaving, setLeaving] = useState(false)
  const state = useRecordForm<TopicValues, e.HelpTopic>({
    initial: topic
      ? valuesOf(topic)
      : { kind: 'faq', parent_id: null, slug: '', title: noText, subtitle: noText, icon: 'help', colour: '' },
    version: topic?.version,
    schema: e.createHelpTopic.body,
    toBody: bodyOf,
    save: (values, fields, version) => {
      const body = bodyOf(values)
      if (!topic) return call(e.createHelpTopic, { body })
      const change = Object.fromEntries(fields.map((field) => [field, body[field]]))
      return call(e.updateHelpTopic, { params: { id: topic.id }, body: { ...change, version } })
    },
    reload: async () => {
      const all = await call(e.listHelpTopics, {})
      const now = all.find(({ id }) => id === topic?.id)
      if (!now) throw new Error('gone')
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      close()
      showDone(t('done.saved', { name: words(saved.title) }))
      await changed()
    },
  })
  const { form } = state
  const { title, slug, kind } = form.values
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())
  return (
    <Drawer
      opened
      size="lg"
      onClose={tryClose}
      title={topic ? t('manage.editTopic', { name: words(topic.title) }) : t('manage.addTopic')}
    >
      <RecordForm
        state={state}
        saveLabel={topic ? common('save') : t('manage.saveDraft')}
        cancel={tryClose}
        fieldLabel={(field) => t(`field.${field}`)}
        fieldValue={fieldText<TopicValues>({ title: words, subtitle: words })}
      >
        {!topic && (
          <Select
            label={t('field.kind')}
            required
            allowDeselect={false}
            data={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            {...form.getInputProps('kind')}
          />
        )}
        {kind === 'group' && (
          <Select
            label={t('field.parent_id')}
            required
            data={(topics.data ?? [])
              .filter((one) => one.kind === 'category')
              .map(({ id, title: name }) => ({ value: String(id), label: words(name) }))}
            {...form.getInputProps('parent_id')}
          />
        )}
        <LanguageTabs texts={[title]}>
          {(language) => (
            <>
              <TranslatedInput
                form={form}
                field="title"
                language={language}
                label={t('field.titleIn', { language: language.name })}
                required
                maxLength={120}
                onBlur={() => slug === '' && form.setFieldValue('slug', slugOf(title.en))}
              />
              <TranslatedInput
                form={form}
                field="subtitle"
                language={language}
                label={t('field.subtitleIn', { language: language.name })}
                maxLength={300}
              />
            </>
          )}
        </LanguageTabs>
        <SlugField label={t('field.slug')} description={t('field.slug.help')} {...form.getInputProps('slug')} />
        <Select
          label={t('field.icon')}
          allowDeselect={false}
          data={e.topicIcons.map((value) => ({ value, label: t(`icon.${value}`) }))}
          {...form.getInputProps('icon')}
        />
        <Select
          label={t('field.colour')}
          allowDeselect={false}
          data={e.topicColours.map((value) => ({ value: value || 'none', label: t(`colour.${value || 'none'}`) }))}
          value={form.values.colour || 'none'}
          onChange={(value) => form.setFieldValue('colour', value === 'none' ? '' : (value ?? ''))}
        />
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
