import { type Language, languages } from '@dsms/contract/kernel/shared'
import {
  createProductCategory,
  listProductCategories,
  type ProductCategory,
  updateProductCategory,
} from '@dsms/contract/shop/shop/categories'
import { Modal, NumberInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { CallError, call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../../kit/form/useRecordForm.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useManageChanged } from './useManage.ts'
import { WordsInput } from './WordsInput.tsx'

interface Props {
  category?: ProductCategory
  position: number
  close: () => void
}

type CategoryValues = { names: Partial<Record<Language, string>>; position: number }

const valuesOf = (category: ProductCategory): CategoryValues => ({
  names: { ...noNames, ...category.names },
  position: category.position,
})
const noNames = Object.fromEntries(languages.map((language) => [language, '']))

/** Names a category in the languages of the shop, and gives it its place. */
export function CategoryDialog({ category, position, close }: Props) {
  const t = useText('shop')
  const common = useText('common')
  const changed = useManageChanged()
  const [isLeaving, setLeaving] = useState(false)
  const state = useRecordForm<CategoryValues, ProductCategory>({
    initial: category ? valuesOf(category) : { names: noNames, position },
    version: category?.version,
    schema: createProductCategory.body,
    toBody: (values) => values,
    save: async (values, _, version) => {
      if (!category) return (await call(createProductCategory, { body: values })).category
      return (await call(updateProductCategory, { params: { id: category.id }, body: { ...values, version } })).category
    },
    reload: async () => {
      const { rows } = await call(listProductCategories, {})
      const now = rows.find(({ id }) => id === category?.id)
      if (!now) throw new CallError(404, { code: 'not_found' })
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      close()
      showDone(t('category.saved', { name: saved.name }))
      await changed()
    },
  })
  const leave = () => (state.isUnsaved() ? setLeaving(true) : close())
  return (
    <Modal opened onClose={leave} size="lg" title={t(category ? 'category.edit' : 'category.add')}>
      <RecordForm
        state={state}
        saveLabel={common('save')}
        cancel={leave}
        fieldLabel={(field) => t(field === 'names' ? 'category.name' : 'category.position')}
        fieldValue={(_, value) => (typeof value === 'number' ? String(value) : Object.values(value ?? {}).join(' / '))}
      >
        <Stack gap="sm">
          <WordsInput form={state.form} nameLabel={t('category.name')} />
          <NumberInput
            label={t('category.position')}
            min={0}
            max={1000}
            allowDecimal={false}
            w={160}
            {...state.form.getInputProps('position')}
          />
        </Stack>
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Modal>
  )
}
