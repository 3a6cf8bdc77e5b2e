import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { sampleOf } from '../samples/sample.ts'

export const layoutEmpty = sampleOf(
  {},
  {
    note: () => {
      const t = useText('layouts')
      return (
        <Alert color="blue" icon={<IconInfoCircle size={20} stroke={1.5} />}>
          {t('layout-empty.text')}
        </Alert>
      )
    },
  },
)
