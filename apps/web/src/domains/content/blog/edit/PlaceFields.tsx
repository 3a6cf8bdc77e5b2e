import { postCategories } from '@dsms/contract/content/blog/calls'
import { changePostStatus, type EditablePost, postStatuses } from '@dsms/contract/content/blog/editing'
import { MultiSelect, Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useText } from '../../../../kernel/i18n/index.ts'
import { SlugField } from '../../../../kit/inputs/SlugField.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { useCategories } from '../useCategories.ts'
import { usePublishes } from '../usePublishes.ts'
import type { PostValues } from './postValues.ts'

interface Props {
  form: UseFormReturnType<PostValues>
  post: EditablePost | undefined
}

/** Address, categories, and who sees it. */
export function PlaceFields({ form, post }: Props) {
  const t = useText('blog')
  const may = useMay()
  const publishes = usePublishes()
  const names = useCategories()
  const isPublic = post?.status === 'Published'
  const mayChoose = may(changePostStatus) && (publishes || !isPublic)
  return (
    <>
      <SlugField label={t('field.slug')} description={t('field.slug.help')} {...form.getInputProps('slug')} />
      <MultiSelect
        label={t('field.categories')}
        required
        data={postCategories.map((value) => ({ value, label: names[value] }))}
        {...form.getInputProps('categories')}
        onChange={(chosen) => form.setFieldValue('categories', chosen)}
      />
      <Select
        label={t('field.status')}
        description={t(mayChoose && publishes ? 'field.status.help' : 'field.status.handIn')}
        allowDeselect={false}
        readOnly={!mayChoose}
        data={postStatuses.map((value) => ({
          value,
          label: t(`status.${value}`),
          disabled: value === 'Published' && !publishes,
        }))}
        {...form.getInputProps('status')}
        onChange={(chosen) => chosen && form.setFieldValue('status', chosen)}
      />
    </>
  )
}
