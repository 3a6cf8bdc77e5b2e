import { Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { slugOf } from '../../../../kernel/browser/slugOf.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LanguageTabs } from '../../../../kit/inputs/LanguageTabs.tsx'
import { TranslatedInput } from '../../../../kit/inputs/TranslatedInput.tsx'
import { LazyRichText } from '../../../../ui/apps/LazyRichText.tsx'
import type { PostValues } from './postValues.ts'

/** Title, summary and text in each language. */
export function TextFields({ form }: { form: UseFormReturnType<PostValues> }) {
  const t = useText('blog')
  const { title, content, slug } = form.values
  return (
    <LanguageTabs texts={[title, content]}>
      {(language) => (
        <>
          <TranslatedInput
            form={form}
            field="title"
            language={language}
            label={t('field.titleIn', { language: language.name })}
            required
            maxLength={160}
            onBlur={() => slug === '' && form.setFieldValue('slug', slugOf(title.en))}
          />
          <Textarea
            key={`excerpt ${language.code}`}
            label={t('field.excerptIn', { language: language.name })}
            description={t('field.excerpt.help')}
            dir={language.dir}
            lang={language.code}
            autosize
            minRows={2}
            maxRows={5}
            maxLength={500}
            {...form.getInputProps(`excerpts.${language.code}`)}
          />
          <LazyRichText
            key={`content ${language.code}`}
            label={t('field.contentIn', { language: language.name })}
            value={content[language.code]}
            onChange={(html) => form.setFieldValue(`content.${language.code}`, html)}
            error={form.errors.content ?? form.errors[`content.${language.code}`]}
            minHeight={320}
            hasHeadings
          />
        </>
      )}
    </LanguageTabs>
  )
}
