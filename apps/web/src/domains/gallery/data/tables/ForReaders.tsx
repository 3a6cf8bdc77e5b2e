import { listEmployeePage } from '@dsms/contract/insight/tables/calls'
import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'

/** The personnel file for who may read it; others are told whom it is for, instead of an error. */
export function ForReaders({ children }: { children: ReactNode }) {
  const t = useText('data')
  const may = useMay()
  if (may(listEmployeePage)) return children
  return (
    <Alert color="gray" icon={<IconLock size={20} stroke={1.5} />}>
      {t('reactstrap.locked')}
    </Alert>
  )
}
