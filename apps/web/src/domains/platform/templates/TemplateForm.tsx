import type { Language } from '@dsms/contract/kernel/shared'
import { type MailTemplateInfo, saveMailTemplate } from '@dsms/contract/platform/templates/calls'
import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { ConflictDialog } from '../../../kit/form/ConflictDialog.tsx'
import { UnsavedGuard } from '../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../kit/form/useRecordForm.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { Placeholders } from './Placeholders.tsx'
import { Preview } from './Preview.tsx'
import { ResetButton } from './ResetButton.tsx'
import classes from './Templates.module.css'
import { TestButton } from './TestButton.tsx'

/** Subject and text of one mail in one language, and beside them how it arrives. */
export function TemplateForm({ template, language }: { template: MailTemplateInfo; language: Language }) {
  const t = useText('templates')
  const format = useFormat()
  const errorText = useErrorText()
  const queries = useQueryClient()
  const mayEdit = useMay()(saveMailTemplate)
  const area = useRef<HTMLTextAreaElement>(null)
  const words = template.words[language]
  const params = { key: template.key, language }
  const name = useText('mails')(template.key)
  const dir = languages.find(({ code }) => code === language)?.dir ?? 'auto'

  const { form, submit, isSaving, error, conflict, isUnsaved } = useRecordForm({
    initial: { subject: words.subject, text: words.text },
    schema: saveMailTemplate.body,
    toBody: (values) => ({ ...values, version: words.version }),
    version: words.version,
    save: (values, _, version) => call(saveMailTemplate, { params, body: { ...values, version } }),
    onSaved: () => {
      showDone(t('saved', { name }))
      void queries.invalidateQueries({ queryKey: ['mail-templates'] })
    },
  })

  /** Where the cursor stands, else at the end. */
  const insert = (placeholder: string) => {
    const { text } = form.values
    const [from, to] = [area.current?.selectionStart ?? text.length, area.current?.selectionEnd ?? text.length]
    form.setFieldValue('text', `${text.slice(0, from)}{${placeholder}}${text.slice(to)}`)
    area.current?.focus()
  }

  return (
    <div className={classes.editor}>
      <form noValidate onSubmit={submit} className={`card ${classes.form}`}>
        <Text size="sm" c="dimmed">
          {words.isChanged && words.updatedAt
            ? t('byWhom', { name: words.updatedBy ?? '–', when: format.relative(words.updatedAt) })
            : t('original')}
          {!mayEdit && ` ${t('readOnly')}`}
        </Text>
        <TextInput
          label={t('subject')}
          dir={dir}
          lang={language}
          readOnly={!mayEdit}
          {...form.getInputProps('subject')}
        />
        <Textarea
          ref={area}
          label={t('text')}
          description={t('text.hint')}
          dir={dir}
          lang={language}
          autosize
          minRows={10}
          maxRows={24}
          readOnly={!mayEdit}
          {...form.getInputProps('text')}
        />
        <Placeholders placeholders={template.placeholders} insert={mayEdit ? insert : undefined} />
        {error !== undefined && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {errorText(error)}
          </Text>
        )}
        <div className={classes.actions}>
          {mayEdit && (
            <Button type="submit" loading={isSaving}>
              {t('save')}
            </Button>
          )}
          <TestButton params={params} />
          {mayEdit && words.isChanged && <ResetButton params={params} name={name} />}
        </div>
        <UnsavedGuard isUnsaved={isUnsaved} param="open" />
        {conflict && <ConflictDialog conflict={conflict} fieldLabel={(field) => t(field)} />}
      </form>
      <Preview params={params} words={form.values} />
    </div>
  )
}
