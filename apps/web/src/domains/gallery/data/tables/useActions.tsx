import { IconEye } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { deleteAction } from '../../../../kit/records/rowActions.tsx'
import type { RowAction } from '../../../../kit/records/types.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'

/** What the menu of a row offers here: it says what it would do, and leaves the row alone. */
export function useActions(): (name: string) => RowAction[] {
  const t = useText('data')
  return (name) => [
    {
      key: 'open',
      label: t('reactstrap.open'),
      icon: <IconEye size={18} stroke={1.5} />,
      run: () => showDone(t('reactstrap.opened', { name })),
    },
    deleteAction(t('reactstrap.delete'), () => showDone(t('reactstrap.stays', { name }))),
  ]
}
