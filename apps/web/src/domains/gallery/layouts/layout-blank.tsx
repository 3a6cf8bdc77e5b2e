import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import { sampleOf } from '../samples/sample.ts'
import { Content } from './Content.tsx'

export const layoutBlank = sampleOf(
  {},
  {
    note: () => {
      const t = useText('layouts')
      return (
        <Stack align="start">
          <Alert w="100%" color="blue" icon={<IconInfoCircle size={20} stroke={1.5} />}>
            {t('layout-blank.text')}
          </Alert>
          <LinkButton to="/gallery" variant="default">
            {t('layout-blank.back')}
          </LinkButton>
        </Stack>
      )
    },
    content: () => <Content />,
  },
)
