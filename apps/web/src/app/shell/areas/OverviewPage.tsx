import { placeOf } from '../../../kernel/address/address.ts'
import { Link } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { can, useAbility, useSession } from '../../../kernel/session/session.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { pageIcon } from '../../../ui/page/pageIcon.ts'
import { useFrameSearch, useMenu } from '../menu.ts'
import { usePageName } from '../pageWords.ts'
import classes from './OverviewPage.module.css'

/** The entries of a long area, part by part. */
export function OverviewPage({ area: key }: { area: 'settings' | 'more' }) {
  const t = useText('shell')
  const searchOf = useFrameSearch()
  const nameOf = usePageName()
  const user = useSession()
  const sections = useMenu().find((area) => area.key === key)?.sections ?? []
  const maySwitch = can(useAbility(), 'settings.edit') && key === 'more' && user?.scope === 'school'
  return (
    <Page title={t(`area.${key}`)}>
      <div className={classes.sections}>
        {sections.map((section) => (
          <section key={section.key} className="card" aria-labelledby={`section-${section.key}`}>
            <h2 id={`section-${section.key}`} className={classes.heading}>
              {t(`section.${section.key}`)}
            </h2>
            <ul className={classes.list}>
              {section.pages.map((page) => {
                const Icon = pageIcon(page.icon)
                return (
                  <li key={page.id}>
                    <Link to={placeOf(page.link)} search={searchOf(page.link)} className={classes.link}>
                      <Icon size={18} stroke={1.5} aria-hidden />
                      {nameOf(page)}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
      {maySwitch && (
        <p className={classes.note}>
          {t('more.switched')}{' '}
          <LinkAnchor to="/school/settings" search={{ q: 'modules' }} underline="always">
            {t('more.switch')}
          </LinkAnchor>
        </p>
      )}
    </Page>
  )
}
