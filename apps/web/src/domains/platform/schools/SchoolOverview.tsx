import { Anchor, Progress, Text } from '@mantine/core'
import type { Place } from '../../../kernel/address/address.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useGenderScopes, wordsOf } from '../../../kit/areas/inputs/genders.ts'
import { type Fact, Facts } from '../../../kit/person/Facts.tsx'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { useCountryChoices } from '../shared/useCountryChoices.ts'
import { LicenceChip } from './LicenceChip.tsx'
import classes from './Schools.module.css'
import type { School } from './schools.ts'

const screens = ['dashboard', 'staff', 'profile', 'branches', 'plan', 'settings'] as const
const addresses: Record<(typeof screens)[number], Place> = {
  dashboard: '/dashboard/school',
  staff: '/school/staff',
  profile: '/school/profile',
  branches: '/school/branches',
  plan: '/school/plan',
  settings: '/school/settings',
}

/** What there is to know of a school at a glance, how much of its plan it uses, and the way into its own screens. */
export function SchoolOverview({ school }: { school: School }) {
  const t = useText('schools')
  const format = useFormat()
  const genders = wordsOf(useGenderScopes())
  const country = useCountryChoices().find(({ value }) => value === String(school.country_id))?.label
  const reason: Fact[] = school.status_reason
    ? [[t('field.status_reason'), <Typed key="reason">{school.status_reason}</Typed>]]
    : []
  const { organization_id, organization, organization_status, latitude, longitude } = school
  return (
    <div className={classes.overview}>
      <section className="card">
        <h2 className={classes.title}>{t('overview.facts')}</h2>
        <Facts
          isWide
          unknown={t('unknown')}
          facts={[
            ...reason,
            [
              t('field.organization'),
              organization_id && (
                <>
                  <LinkAnchor to={`/platform/organizations/${organization_id}`}>
                    <Typed>{organization}</Typed>
                  </LinkAnchor>
                  {organization_status === 'suspended' && (
                    <Text size="sm" c="dimmed">
                      {t('organizationSuspended')}
                    </Text>
                  )}
                </>
              ),
            ],
            [
              t('field.city'),
              (school.city || country) && (
                <>
                  {school.city && <Typed>{school.city}</Typed>}
                  {school.city && country && ' · '}
                  {country}
                </>
              ),
            ],
            [t('field.licence_no'), school.licence_no && <Bdi>{school.licence_no}</Bdi>],
            [t('field.licence_expires_on'), school.licence_expires_on && <LicenceChip {...school} />],
            [t('field.gender_scope'), genders[school.gender_scope]],
            [t('field.categories'), school.categories.length > 0 && <Bdi>{school.categories.join(' · ')}</Bdi>],
            [t('field.phone'), school.phone && <Phone number={school.phone} />],
            [
              t('field.email'),
              school.email && (
                <Anchor inherit href={`mailto:${school.email}`}>
                  <Bdi>{school.email}</Bdi>
                </Anchor>
              ),
            ],
            [
              t('field.address'),
              (school.address || latitude !== null) && (
                <>
                  {school.address && <Typed>{school.address}</Typed>}{' '}
                  {latitude !== null && longitude !== null && (
                    <Anchor
                      inherit
                      underline="always"
                      target="_blank"
                      rel="noreferrer"
                      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
                    >
                      {t('openMap')}
                    </Anchor>
                  )}
                </>
              ),
            ],
            [t('field.slug'), <Bdi key="slug">{school.slug}</Bdi>],
            [t('field.created_at'), format.date(school.created_at)],
          ]}
        />
      </section>
      <div className={classes.side}>
        <section className="card">
          <h2 className={classes.title}>{t('overview.usage', { plan: school.plan ?? t('noPlan') })}</h2>
          <ul className={classes.usage}>
            {school.usage.map(({ what, used, most }) => (
              <li key={what}>
                <div>
                  <span>{t(`usage.${what}`)}</span>
                  <span>
                    {most === null
                      ? format.number(used)
                      : t('usage.of', { used: format.number(used), most: format.number(most) })}
                  </span>
                </div>
                {most !== null && (
                  <Progress
                    value={most === 0 ? 100 : Math.min(100, (used / most) * 100)}
                    color={used >= most ? 'red.8' : undefined}
                    aria-label={t(`usage.${what}`)}
                  />
                )}
              </li>
            ))}
          </ul>
          {(school.subscription_status === 'suspended' || school.suspended_from) && (
            <Text size="sm" mt="md" c="var(--mantine-color-error)">
              {school.suspended_from
                ? t('subscriptionOverdue', { day: format.date(school.suspended_from) })
                : t('subscriptionSuspended')}
            </Text>
          )}
          {school.unsettled > 0 && (
            <Text size="sm" c="dimmed" mt="md">
              {t('unsettled', { count: school.unsettled })}
            </Text>
          )}
        </section>
        <section className="card">
          <h2 className={classes.title}>{t('overview.screens')}</h2>
          <ul className={classes.screens}>
            {screens.map((screen) => (
              <li key={screen}>
                <LinkAnchor to={addresses[screen]} search={{ school_id: school.id }}>
                  {t(`screen.${screen}`)}
                </LinkAnchor>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
