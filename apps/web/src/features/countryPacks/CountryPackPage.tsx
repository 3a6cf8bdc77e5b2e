import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function CountryPackPage(_: { id?: number | undefined }) {
  const t = useText('countryPacks')
  return <Page title={t('title')}>{null}</Page>
}
