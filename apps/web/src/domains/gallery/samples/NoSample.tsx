import { Text } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'

/** For an address in the rooms of the gallery at which nothing stands. */
export function NoSample() {
  const t = useText('samples')
  return (
    <Page title={t('missing')}>
      <Text c="dimmed">{t('missingText')}</Text>
      <LinkButton to="/gallery">{t('gallery')}</LinkButton>
    </Page>
  )
}
