import type { PublicCourse } from '@dsms/contract/students/applications/calls'
import { Alert, Anchor, Button, Skeleton } from '@mantine/core'
import { IconInfoCircle, IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { later } from '../../../kernel/browser/later/later.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import type { PublicSchool } from './applications.ts'
import classes from './Public.module.css'
import { PublicSchoolScreen } from './PublicSchoolScreen.tsx'

// most who look at a school do not ask to be called
const CallMe = later(async () => (await import('./CallMe.tsx')).CallMe, {
  Waiting: () => <Skeleton height={320} />,
})

/** What a school shows to everybody: where it is, what it teaches, and the way to become its student. */
export function SchoolPage({ slug }: { slug: string }) {
  return (
    <PublicSchoolScreen slug={slug}>
      {(school) => (
        <>
          <Apply slug={slug} school={school} />
          <Facts school={school} />
          <Courses slug={slug} school={school} />
        </>
      )}
    </PublicSchoolScreen>
  )
}

function Apply({ slug, school }: { slug: string; school: PublicSchool }) {
  const t = useText('applications')
  const [isCalling, setCalling] = useState(false)
  if (!school.is_open)
    return (
      <Alert color="blue" icon={<IconInfoCircle size={20} stroke={1.5} />}>
        {t(school.closed_for === 'unverified' ? 'closed.unverified' : 'closed')}
      </Alert>
    )
  return (
    <>
      <span className={classes.ways}>
        <LinkButton to="/schools/$slug/apply" params={{ slug }} size="md" className={classes.apply ?? ''}>
          {t('apply')}
        </LinkButton>
        {!isCalling && (
          <Button
            variant="default"
            size="md"
            leftSection={<IconPhone size={18} stroke={1.5} />}
            onClick={() => setCalling(true)}
          >
            {t('call')}
          </Button>
        )}
      </span>
      {isCalling && <CallMe slug={slug} school={school} />}
    </>
  )
}

function Facts({ school }: { school: PublicSchool }) {
  const t = useText('applications')
  const { city, address, phone, email, website, gender_scope } = school
  return (
    <section className="card" aria-labelledby="contact">
      <h2 id="contact" className={classes.title}>
        {t('contact')}
      </h2>
      <dl className={classes.facts}>
        <Fact name={t('teaches')}>{t(`scope.${gender_scope}`)}</Fact>
        {(city || address) && (
          <Fact name={t('address')}>
            <Typed>{[address, city].filter(Boolean).join(' – ')}</Typed>
          </Fact>
        )}
        {phone && (
          <Fact name={t('phone')}>
            <Anchor inherit href={`tel:${phone}`}>
              <Phone number={phone} />
            </Anchor>
          </Fact>
        )}
        {email && (
          <Fact name={t('email')}>
            <Anchor inherit href={`mailto:${email}`}>
              <Bdi>{email}</Bdi>
            </Anchor>
          </Fact>
        )}
        {website && (
          <Fact name={t('website')}>
            <Anchor inherit href={website} rel="noreferrer" target="_blank">
              <Bdi>{website}</Bdi>
            </Anchor>
          </Fact>
        )}
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Courses({ slug, school }: { slug: string; school: PublicSchool }) {
  const t = useText('applications')
  if (school.courses.length === 0) return null
  return (
    <section className="card" aria-labelledby="courses">
      <h2 id="courses" className={classes.title}>
        {t('courses')}
      </h2>
      <ul className={classes.courses}>
        {school.courses.map((course) => (
          <Course key={course.id} slug={slug} course={course} school={school} />
        ))}
      </ul>
    </section>
  )
}

function Course({ slug, course, school }: { slug: string; course: PublicCourse; school: PublicSchool }) {
  const t = useText('applications')
  const courses = useText('courses')
  const format = useFormat()
  const { id, name, description, licence, gearbox, price_minor } = course
  return (
    <li className={classes.course}>
      <div className={classes.what}>
        <h3>
          <Typed>{name}</Typed>
        </h3>
        <p>
          <Typed>{licence}</Typed> · {courses(`gearbox.${gearbox}`)}
        </p>
        {description && (
          <p>
            <Typed>{description}</Typed>
          </p>
        )}
      </div>
      {price_minor !== null && (
        <span className={classes.price}>
          <bdi>{format.price(price_minor, school.currency)}</bdi>
        </span>
      )}
      {school.is_open && (
        <LinkButton
          to="/schools/$slug/apply"
          params={{ slug }}
          search={{ course: id }}
          variant="default"
          aria-label={t('applyFor', { course: name })}
        >
          {t('choose')}
        </LinkButton>
      )}
    </li>
  )
}
