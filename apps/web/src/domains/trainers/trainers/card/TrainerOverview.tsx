import { textIn } from '@dsms/contract/kernel/choices/reading'
import { Stack } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { type Fact, Facts } from '../../../../kit/person/Facts.tsx'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { useCountries, useGenders } from '../../../platform/public.ts'
import type { Trainer } from '../trainers.ts'
import classes from './Card.module.css'

/** Everything the form knows, to be read. */
export function TrainerOverview({ trainer }: { trainer: Trainer }) {
  const t = useText('trainers')
  return (
    <Stack gap="md">
      <Part title={t('group.person')} facts={usePerson(trainer)} />
      <Part title={t('group.teaching')} facts={useTeaching(trainer)} />
      <Part title={t('group.day')} facts={useDay(trainer)} />
      {trainer.sees_pay && <Pay trainer={trainer} />}
    </Stack>
  )
}

function Part({ title, facts }: { title: string; facts: Fact[] }) {
  const t = useText('trainers')
  return (
    <section className="card">
      <h2 className={classes.title}>{title}</h2>
      <Facts facts={facts} unknown={t('unknown')} isWide />
    </section>
  )
}

const typed = (value: string | null) => value && <Typed>{value}</Typed>
const whole = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

function usePerson(trainer: Trainer): Fact[] {
  const t = useText('trainers')
  const format = useFormat()
  const { code } = useLanguage()
  const countries = useCountries().data ?? []
  const genders = useGenders().data ?? []
  const bio = textIn(trainer.bio, code)
  const day = (value: string | null) => value && format.date(value)
  return [
    [t('nameAr'), typed(whole(trainer.first_name_ar, trainer.family_name_ar))],
    [t('nameEn'), typed(whole(trainer.first_name_en, trainer.family_name_en))],
    [t('field.gender_id'), genders.find(({ id }) => id === trainer.gender_id)?.name],
    [t('field.birth_date'), day(trainer.birth_date)],
    [t('field.country_id'), countries.find(({ id }) => id === trainer.country_id)?.name],
    [t('field.address'), typed(trainer.address)],
    [t('field.joined_on'), day(trainer.joined_on)],
    [t('field.employment'), t(`employment.${trainer.employment}`)],
    [t('account'), t(trainer.has_account ? 'yes' : 'no')],
    [t('field.is_public'), t(trainer.is_public ? 'yes' : 'no')],
    [t('field.bio'), typed(bio)],
    [t('field.notes'), typed(trainer.notes)],
  ]
}

function useTeaching(trainer: Trainer): Fact[] {
  const t = useText('trainers')
  const format = useFormat()
  const list = (texts: string[]) => texts.length > 0 && format.list(texts)
  const span = ({ code, since, until }: Trainer['licences'][number]) =>
    since || until
      ? `${code} (${[since && t('from', { day: format.date(since) }), until && t('to', { day: format.date(until) })]
          .filter(Boolean)
          .join(' ')})`
      : code
  return [
    [t('field.teaches'), list(trainer.teaches.map((one) => t(`teaches.${one}`)))],
    [t('outdoor'), t(trainer.outdoor ? 'yes' : 'no')],
    [t('field.gearboxes'), list(trainer.gearboxes.map((one) => t(`gearboxes.${one}`)))],
    [t('field.eligible_gender'), t(`eligible.${trainer.eligible_gender}`)],
    [t('field.licences'), list(trainer.licences.map(span))],
    [t('field.default_vehicle_id'), typed(trainer.default_vehicle)],
    [t('field.languages'), list(trainer.languages.map((one) => t(`language.${one}`)))],
    [t('field.speciality_ids'), list(trainer.speciality)],
    [t('field.certification_ids'), list(trainer.certification)],
  ]
}

function useDay(trainer: Trainer): Fact[] {
  const t = useText('trainers')
  const format = useFormat()
  const number = (value: number | null) => value !== null && format.number(value)
  const point = trainer.start_point
  return [
    [t('field.max_minutes_day'), number(trainer.max_minutes_day)],
    [t('field.max_minutes_week'), number(trainer.max_minutes_week)],
    [t('field.max_lessons_day'), number(trainer.max_lessons_day)],
    [t('field.min_break_minutes'), number(trainer.min_break_minutes)],
    [t('field.buffer_minutes'), number(trainer.buffer_minutes)],
    [
      t('field.extra_hours'),
      trainer.extra_hours ? <Bdi key="extra">{`${trainer.extra_from}–${trainer.extra_to}`}</Bdi> : t('no'),
    ],
    [t('field.start_point'), point && <Typed key="point">{point.label || `${point.lat}, ${point.lng}`}</Typed>],
  ]
}

function Pay({ trainer }: { trainer: Trainer }) {
  const t = useText('trainers')
  const format = useFormat()
  const money = (minor: number | null) => minor !== null && format.money(minor, trainer.currency)
  return (
    <Part
      title={t('group.pay')}
      facts={[
        [t('field.hourly_rate_minor'), money(trainer.hourly_rate_minor)],
        [t('field.evening_rate_minor'), money(trainer.evening_rate_minor)],
        [t('field.weekend_rate_minor'), money(trainer.weekend_rate_minor)],
      ]}
    />
  )
}
