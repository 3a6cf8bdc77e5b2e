import type { PackCategory } from '@dsms/contract/curriculum/countryPacks/data'
import { textIn } from '@dsms/contract/kernel/choices/reading'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { useAgeWords } from '../shared/ages/useAgeWords.ts'
import classes from './Categories.module.css'

/** What a published category says, to read. */
export function CategoryFacts({ category }: { category: PackCategory }) {
  const t = useText('countryPacks')
  const words = useText('licences')
  const ages = useAgeWords()
  const { code: language } = useLanguage()
  const { joined } = useFormat()
  const age = (months: number | null) => (months === null ? t('notSet') : ages(months))
  const facts: [string, string][] = [
    [t('field.name'), textIn(category.names, language)],
    [words('field.group'), words(`group.${category.group}`)],
    [words('field.gearbox'), words(`gearbox.${category.gearbox}`)],
    [t('field.parent_code'), category.parent_code ?? '–'],
    [t('field.min_age_months'), age(category.min_age_months)],
    [t('field.min_training_age_months'), age(category.min_training_age_months)],
    [t('field.direct_age_months'), age(category.direct_age_months)],
    [t('field.permit_validity_months'), age(category.permit_validity_months)],
    [t('field.restriction_code'), category.restriction_code ?? t('notSet')],
    [
      t('field.requires'),
      joined(category.requires.map(({ code, months }) => (months ? `${code} ${ages(months)}` : code))) || '–',
    ],
    [t('field.notes'), textIn(category.notes, language) || '–'],
  ]
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <Text component="h3" fw={600}>
        {t('field.requirements')}
      </Text>
    </>
  )
}
