import { type ProductCategory, removeProductCategory, updateProductCategory } from '@dsms/contract/shop/shop/categories'
import { ActionIcon, Text, Tooltip } from '@mantine/core'
import { IconCategory, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import classes from './Manage.module.css'
import { useCategories, useManageChanged } from './useManage.ts'

interface Props {
  isAdding: boolean
  added: () => void
}

/** Categories in their order, with how many products each has. */
export function Categories({ isAdding, added }: Props) {
  const t = useText('shop')
  const may = useMay()
  const changed = useManageChanged()
  const categories = useCategories()
  const [editing, edit] = useState<ProductCategory>()
  const [removing, remove] = useState<ProductCategory>()
  const rows = categories.data
  const last = Math.max(0, ...(rows ?? []).map(({ position }) => position))
  return (
    <>
      {categories.isError && <ErrorBox error={categories.error} onRetry={() => categories.refetch()} />}
      {categories.isPending && <ListSkeleton />}
      {rows?.length === 0 && <Empty icon={<IconCategory size={48} stroke={1} />} text={t('category.empty')} />}
      {rows && rows.length > 0 && (
        <ul className={`card ${classes.rows}`} aria-label={t('tab.categories')}>
          {rows.map((row) => (
            <li key={row.id}>
              <Text size="sm" fw={500} className={classes.grow}>
                <Typed>{row.name}</Typed>
              </Text>
              <Text size="sm" c="dimmed">
                {t('category.products', { count: row.products })}
              </Text>
              {may(updateProductCategory) && (
                <Tooltip label={t('category.edit')}>
                  <ActionIcon size={36} aria-label={t('category.editOf', { name: row.name })} onClick={() => edit(row)}>
                    <IconPencil size={18} stroke={1.5} />
                  </ActionIcon>
                </Tooltip>
              )}
              {may(removeProductCategory) && (
                <Tooltip label={t(row.products > 0 ? 'category.inUse' : 'category.remove')}>
                  <ActionIcon
                    size={36}
                    aria-label={t('category.removeOf', { name: row.name })}
                    aria-disabled={row.products > 0}
                    data-disabled={row.products > 0 || undefined}
                    onClick={() => row.products === 0 && remove(row)}
                  >
                    <IconTrash size={18} stroke={1.5} />
                  </ActionIcon>
                </Tooltip>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && <CategoryDialog position={last + 1} close={added} />}
      {editing && <CategoryDialog category={editing} position={editing.position} close={() => edit(undefined)} />}
      {removing && (
        <ConfirmDialog
          opened
          title={t('category.removeTitle', { name: removing.name })}
          action={t('category.remove')}
          isDangerous
          close={() => remove(undefined)}
          run={async () => {
            await call(removeProductCategory, { params: { id: removing.id } })
            remove(undefined)
            showDone(t('category.removed', { name: removing.name }))
            await changed()
          }}
        />
      )}
    </>
  )
}
