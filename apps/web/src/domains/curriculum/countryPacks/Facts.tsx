import { NumberInput, Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AgeInput } from '../shared/ages/AgeInput.tsx'
import { useAgeWords } from '../shared/ages/useAgeWords.ts'
import classes from './Categories.module.css'
import { type Fact, factsOf, sections } from './facts.ts'
import type { PartProps } from './part.ts'

/** A number of a pack in words: months as years and months, minutes as minutes. */
export function useFactWords() {
  const t = useText('countryPacks')
  const format = useFormat()
  const ages = useAgeWords()
  return (field: string, value: unknown): string => {
    if (typeof value !== 'number') return t('notSet')
    if (field.endsWith('_months')) return ages(value)
    if (/minutes/.test(field)) return format.number(value, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
    return format.number(value)
  }
}

/** Exam rules, validity periods and limits of work. What nobody said is told as not set. */
export function Facts({ data, setData, isStill }: PartProps) {
  const t = useText('countryPacks')
  const told = useFactWords()
  return sections.map((section) => {
    const values = data[section] as Record<Fact, number | null>
    const set = (field: Fact, value: number | null) => setData({ ...data, [section]: { ...values, [field]: value } })
    if (isStill)
      return (
        <section key={section}>
          <Text component="h3" fw={600} mb={8}>
            {t(`section.${section}`)}
          </Text>
          <dl className={classes.facts}>
            {factsOf[section].map((field) => (
              <div key={field}>
                <dt>{t(`fact.${field}`)}</dt>
                <dd>{told(field, values[field])}</dd>
              </div>
            ))}
          </dl>
        </section>
      )
    return (
      <fieldset key={section} className={classes.group}>
        <legend className={classes.legend}>{t(`section.${section}`)}</legend>
        <div className={classes.facts}>
          {factsOf[section].map((field) =>
            field.endsWith('_months') ? (
              <AgeInput
                key={field}
                label={t(`fact.${field}`)}
                value={values[field]}
                onChange={(months) => set(field, months)}
              />
            ) : (
              <NumberInput
                key={field}
                label={t(`fact.${field}`)}
                placeholder={t('notSet')}
                min={0}
                allowDecimal={false}
                allowNegative={false}
                value={values[field] ?? ''}
                onChange={(value) => set(field, value === '' ? null : Number(value))}
              />
            ),
          )}
        </div>
      </fieldset>
    )
  })
}
