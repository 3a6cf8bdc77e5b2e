import { sampleGroups, samples } from '@dsms/contract/gallery/samples'
import { Text } from '@mantine/core'
import { placeOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { useAddress } from '../../../kernel/address/useAddress.ts'
import { matching } from '../../../kernel/browser/fold.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { pageIcon } from '../../../ui/page/pageIcon.ts'
import { SearchField } from '../../../ui/page/SearchField.tsx'
import classes from './Samples.module.css'

/** Every sample by group, and a search through their names in all languages. */
export function GalleryPage() {
  const t = useText('samples')
  const { code } = useLanguage()
  const [{ q }, change] = useAddress('q')
  const found = q ? matching(samples, q, (line) => Object.values(line.title)) : samples
  return (
    <Page title={t('gallery')} count={found.length}>
      <SearchField q={q} onSearch={(text) => change({ q: text })} label={t('find')} className={classes.search} />
      {found.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {sampleGroups.map((group) => {
        const lines = found.filter((line) => line.group === group)
        return lines.length === 0 ? null : (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className={classes.groupTitle}>
              {t(`group.${group}`)}
            </h2>
            <ul className={classes.tiles}>
              {lines.map((line) => {
                const Icon = pageIcon(line.icon)
                return (
                  <li key={line.id}>
                    <Link to={placeOf(line.link)} className={`card ${classes.tile}`}>
                      <Icon size={20} stroke={1.5} aria-hidden />
                      <span>{line.title[code]}</span>
                    </Link>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </Page>
  )
}
