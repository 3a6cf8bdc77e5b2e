import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function CountryPacksPage() {
  const t = useText('countryPacks')
  return <Page title={t('title')}>{null}</Page>
}
