import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { LazyRichText } from '../../../components/apps/LazyRichText.tsx'
import { helpBelow } from '../../../components/records/inputs/helpBelow.ts'
import { LanguageTabs } from '../../../components/records/inputs/LanguageTabs.tsx'
import { useText } from '../../../i18n/index.ts'
import { slugOf } from '../../../lib/slugOf.ts'
import type { PostValues } from './postValues.ts'

/** Title, summary and text in each language. */
export function TextFields({ form }: { form: UseFormReturnType<PostValues> }) {
  const t = useText('blog')
  const { title, content, slug } = form.values
  return (
    <LanguageTabs texts={[title, content]}>
      {({ code, dir, name }) => (
        <>
          <TextInput
            key={`title ${code}`}
            label={t('field.titleIn', { language: name })}
            required
            dir={dir}
            lang={code}
            maxLength={160}
            {...form.getInputProps(`title.${code}`)}
            error={form.errors.title ?? form.errors[`title.${code}`]}
            data-path="title"
            onBlur={() => slug === '' && form.setFieldValue('slug', slugOf(title.en))}
          />
          <Textarea
            key={`excerpt ${code}`}
            label={t('field.excerptIn', { language: name })}
            description={t('field.excerpt.help')}
            inputWrapperOrder={helpBelow}
            dir={dir}
            lang={code}
            autosize
            minRows={2}
            maxRows={5}
            maxLength={500}
            {...form.getInputProps(`excerpts.${code}`)}
          />
          <LazyRichText
            key={`content ${code}`}
            label={t('field.contentIn', { language: name })}
            value={content[code]}
            onChange={(html) => form.setFieldValue(`content.${code}`, html)}
            error={form.errors.content ?? form.errors[`content.${code}`]}
            minHeight={320}
            hasHeadings
          />
        </>
      )}
    </LanguageTabs>
  )
}
