import { ActionIcon, Button, Group, Stack, TextInput, Tooltip } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { LanguageTabs } from '../../../kit/inputs/LanguageTabs.tsx'
import { noText } from '../../../kit/inputs/noText.ts'
import { TranslatedInput } from '../../../kit/inputs/TranslatedInput.tsx'
import type { PlanValues } from './planForm.ts'

const most = 10

/** What a plan is called, for whom it is, and what is in it, language by language. */
export function PlanTexts({ form }: { form: UseFormReturnType<PlanValues> }) {
  const t = useText('plans')
  const { name, benefits } = form.values
  return (
    <FormGroup title={t('group.text')}>
      <div className={fullRow}>
        <LanguageTabs texts={[name, ...benefits]}>
          {(language) => (
            <Stack gap="sm" key={language.code}>
              <TranslatedInput
                form={form}
                field="name"
                language={language}
                label={t('field.nameIn', { language: language.name })}
                required
                maxLength={60}
              />
              <TranslatedInput
                form={form}
                field="subtitle"
                language={language}
                label={t('field.subtitleIn', { language: language.name })}
                maxLength={160}
              />
              {benefits.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a benefit has nothing but its place
                <Group key={place} gap="xs" align="end" wrap="nowrap">
                  <TextInput
                    flex={1}
                    label={t('field.benefit', { place: place + 1 })}
                    dir={language.dir}
                    lang={language.code}
                    maxLength={120}
                    {...form.getInputProps(`benefits.${place}.${language.code}`)}
                    error={
                      form.errors[`benefits.${place}`] ??
                      form.errors[`benefits.${place}.${language.code}`] ??
                      (place === 0 ? form.errors.benefits : undefined)
                    }
                  />
                  <Tooltip label={t('field.benefit.remove')}>
                    <ActionIcon
                      variant="default"
                      size={36}
                      aria-label={t('field.benefit.removeOf', { place: place + 1 })}
                      disabled={benefits.length === 1}
                      onClick={() => form.removeListItem('benefits', place)}
                    >
                      <IconX size={18} stroke={1.5} />
                    </ActionIcon>
                  </Tooltip>
                </Group>
              ))}
              {benefits.length < most && (
                <Button
                  variant="default"
                  leftSection={<IconPlus size={18} stroke={1.5} />}
                  onClick={() => form.insertListItem('benefits', noText)}
                >
                  {t('field.benefit.add')}
                </Button>
              )}
            </Stack>
          )}
        </LanguageTabs>
      </div>
    </FormGroup>
  )
}
