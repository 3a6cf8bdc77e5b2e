import type { Language } from '@dsms/contract/kernel/shared'
import { Input, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { languages, useLanguage, useText } from '../../../../kernel/i18n/index.ts'

interface Values {
  names: Partial<Record<Language, string>>
  descriptions?: Partial<Record<Language, string>>
}

interface Props {
  /** A form that has these fields, among others. */
  form: Pick<UseFormReturnType<Values>, 'values' | 'errors'> & {
    getInputProps: (path: string) => GetInputPropsReturnType
  }
  nameLabel: string
  textLabel?: string
}

/** Name and description in each language, one language at a time; the filled ones are marked. */
export function WordsInput({ form, nameLabel, textLabel }: Props) {
  const t = useText('shop')
  const { code } = useLanguage()
  const [language, setLanguage] = useState<Language>(code)
  const { values, errors, getInputProps } = form
  const { dir, name } = languages.find((one) => one.code === language) ?? { dir: 'auto', name: '' }
  return (
    <Stack gap="sm">
      <Input.Wrapper label={t('words.language')} description={t('words.help')} labelElement="div">
        <SegmentedControl
          mt={4}
          fullWidth
          aria-label={t('words.language')}
          value={language}
          onChange={(value) => setLanguage(languages.find((one) => one.code === value)?.code ?? code)}
          data={languages.map((one) => ({
            value: one.code,
            label: values.names[one.code]?.trim() ? `${one.name} ✓` : one.name,
          }))}
        />
      </Input.Wrapper>
      <TextInput
        key={`name ${language}`}
        label={`${nameLabel} (${name})`}
        dir={dir}
        maxLength={160}
        {...getInputProps(`names.${language}`)}
        error={errors[`names.${language}`] ?? errors.names}
        data-path="names"
      />
      {textLabel && (
        <Textarea
          key={`text ${language}`}
          label={`${textLabel} (${name})`}
          dir={dir}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={4000}
          {...getInputProps(`descriptions.${language}`)}
        />
      )}
    </Stack>
  )
}
