import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { packs } from './packs.ts'

/** The rules of countries, kept for all schools. */
export function CountryPacksPage() {
  const t = useText('countryPacks')
  const format = useFormat()
  return (
    <AreaList
      of={packs}
      columns={[
        { key: 'code', sort: 'code', onCard: true, render: (pack) => <Bdi>{pack.code}</Bdi> },
        {
          key: 'published_version',
          align: 'end',
          onCard: true,
          render: (pack) =>
            pack.published_version === null ? t('unpublished') : format.number(pack.published_version),
        },
        {
          key: 'effective_from',
          align: 'end',
          render: (pack) => pack.effective_from && format.date(pack.effective_from),
        },
        { key: 'has_draft', title: t('field.draft'), render: (pack) => pack.has_draft && t('draftThere') },
        { key: 'schools', align: 'end' },
      ]}
      sheet={{
        code: { example: 'OM' },
        name_ar: { example: 'عُمان' },
        name_en: { example: 'Oman' },
        country: { example: 'OM' },
      }}
    />
  )
}
CountryPacksPage.ask = askList(packs)
