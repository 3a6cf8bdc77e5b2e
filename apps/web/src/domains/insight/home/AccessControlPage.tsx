import { SimpleGrid } from '@mantine/core'
import { IconChartBar, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAbility } from '../../../kernel/session/session.ts'
import { Page } from '../../../ui/page/Page.tsx'
import classes from './AccessControlPage.module.css'

/** Shows what an ability does: one card for all who come here, one for those who may read `Analytics`. */
export function AccessControlPage() {
  const t = useText('home')
  const ability = useAbility()
  return (
    <Page title={t('acl.title')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Card icon={<IconUsers size={20} stroke={1.5} />} title={t('acl.common')} text={t('acl.commonText')} />
        {ability.can('read', 'Analytics') && (
          <Card
            icon={<IconChartBar size={20} stroke={1.5} />}
            title={t('acl.analytics')}
            text={t('acl.analyticsText')}
          />
        )}
      </SimpleGrid>
    </Page>
  )
}

const Card = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <section className={`card ${classes.card}`}>
    <h2 className={classes.title}>
      {icon}
      {title}
    </h2>
    <p className={classes.text}>{text}</p>
  </section>
)
