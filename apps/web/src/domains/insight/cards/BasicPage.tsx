import { Tabs, Text } from '@mantine/core'
import { IconBulb, IconCar, IconFileCheck, IconRoute } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../figures/Figures.module.css'
import own from './Cards.module.css'
import { RoadPicture } from './RoadPicture.tsx'
import { ToneCards } from './ToneCards.tsx'

const toBring = [
  { key: 'basic.bring1', Sign: IconFileCheck },
  { key: 'basic.bring2', Sign: IconBulb },
  { key: 'basic.bring3', Sign: IconCar },
] as const

/** The kinds of cards there are, told with what a learner should know. */
export function BasicPage() {
  const t = useText('cards')
  return (
    <Page title={t('page.basic')}>
      <div className={classes.grid}>
        <h2 className={classes.heading}>{t('basic.content')}</h2>
        <article className={`card ${own.flush} ${classes.third}`}>
          <RoadPicture scene="day" />
          <div className={`${own.inner} ${own.plain}`}>
            <h3 className={own.name}>{t('basic.first')}</h3>
            <p>{t('basic.firstText')}</p>
            <LinkAnchor to="/pages/knowledge-base">{t('basic.read')}</LinkAnchor>
          </div>
        </article>
        <article className={`card ${own.plain} ${classes.third}`}>
          <h3 className={own.name}>{t('basic.bring')}</h3>
          <ul className={classes.list}>
            {toBring.map(({ key, Sign }) => (
              <li key={key}>
                <Sign size={20} stroke={1.5} aria-hidden />
                {t(key)}
              </li>
            ))}
          </ul>
        </article>
        <article className={`card ${own.plain} ${classes.third}`}>
          <h3 className={own.name}>{t('basic.night')}</h3>
          <Text size="sm" c="dimmed">
            {t('basic.nightSub')}
          </Text>
          <p>{t('basic.nightText')}</p>
          <div className={classes.row}>
            <LinkAnchor to="/pages/faq">{t('basic.questions')}</LinkAnchor>
            <LinkAnchor to="/apps/calendar">{t('event.calendar')}</LinkAnchor>
          </div>
        </article>

        <h2 className={classes.heading}>{t('basic.alignment')}</h2>
        {(['start', 'center', 'end'] as const).map((side) => (
          <article key={side} className={`card ${own.plain} ${classes.third}`} style={{ textAlign: side }}>
            <h3 className={own.name} style={{ justifyContent: side }}>
              {t(`basic.${side}`)}
            </h3>
            <p>{t('basic.mirror')}</p>
          </article>
        ))}

        <h2 className={classes.heading}>{t('basic.parts')}</h2>
        <article className={`card ${own.plain} ${classes.half}`}>
          <h3 className={own.name}>
            <IconRoute size={20} stroke={1.5} aria-hidden /> {t('basic.roundabout')}
          </h3>
          <p>{t('basic.roundaboutText')}</p>
          <p className={own.foot}>{t('basic.roundaboutFoot')}</p>
        </article>
        <article className={`card ${own.plain} ${classes.half}`}>
          <Tabs defaultValue="before">
            <Tabs.List aria-label={t('basic.lesson')}>
              <Tabs.Tab value="before">{t('basic.before')}</Tabs.Tab>
              <Tabs.Tab value="during">{t('basic.during')}</Tabs.Tab>
              <Tabs.Tab value="after">{t('basic.after')}</Tabs.Tab>
            </Tabs.List>
            {(['before', 'during', 'after'] as const).map((tab) => (
              <Tabs.Panel key={tab} value={tab} pt="md">
                {t(`basic.${tab}Text`)}
              </Tabs.Panel>
            ))}
          </Tabs>
        </article>

        <h2 className={classes.heading}>{t('basic.styles')}</h2>
        <ToneCards />

        <h2 className={classes.heading}>{t('basic.pictures')}</h2>
        <article className={`card ${own.flush} ${classes.half}`}>
          <div className={`${own.inner} ${own.plain}`}>
            <h3 className={own.name}>{t('basic.rain')}</h3>
            <p>{t('basic.rainText')}</p>
          </div>
          <RoadPicture scene="rain" />
        </article>
        <article className={`card ${own.overlay} ${classes.half}`}>
          <RoadPicture scene="night" />
          <div>
            <h3 className={own.name}>{t('basic.night')}</h3>
            <p>{t('basic.nightText')}</p>
          </div>
        </article>

        <h2 className={classes.heading}>{t('basic.group')}</h2>
        <div className={`card ${own.group} ${classes.full}`}>
          {(['theory', 'practice', 'exam'] as const).map((step) => (
            <article key={step} className={own.plain}>
              <h3 className={own.name}>{t(`basic.${step}`)}</h3>
              <p>{t(`basic.${step}Text`)}</p>
            </article>
          ))}
        </div>

        <h2 className={classes.heading}>{t('basic.columns')}</h2>
        <div className={`${own.masonry} ${classes.full}`}>
          {(['rain', 'roundabout', 'first', 'night', 'theory', 'exam'] as const).map((name) => (
            <article key={name} className={`card ${own.plain}`}>
              <h3 className={own.name}>{t(`basic.${name}`)}</h3>
              <p>{t(`basic.${name}Text`)}</p>
            </article>
          ))}
        </div>
        <div className={classes.full}>
          <LinkButton to="/cards/advance" variant="light">
            {t('page.advance')}
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}
