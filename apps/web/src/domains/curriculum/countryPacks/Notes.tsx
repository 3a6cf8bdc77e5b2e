import { textIn } from '@dsms/contract/kernel/choices/reading'
import { MultiSelect, NumberInput, Select, Stack, Textarea } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { languages, useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import classes from './Categories.module.css'
import { PackDocuments, useDocumentName } from './PackDocuments.tsx'
import type { PartProps } from './part.ts'

/** Documents, the week, tax, notes, and where the facts are from. */
export function Notes({ data, setData, isStill }: PartProps) {
  const t = useText('countryPacks')
  const areas = useText('areas')
  const format = useFormat()
  const documentName = useDocumentName()
  const { code: language } = useLanguage()
  const nameOf = (names: Partial<Record<string, string>>) => textIn(names, language)
  if (isStill) {
    const facts: [string, string][] = [
      [t('field.majority_age'), data.majority_age === null ? '' : format.number(data.majority_age)],
      [t('field.week_start'), data.week_start === null ? '' : (format.weekdays[data.week_start] ?? '')],
      [t('field.weekend_days'), format.joined(data.weekend_days.map((day) => format.weekdays[day]))],
      [t('field.documents'), data.documents.map(documentName).join('\n')],
      [t('field.tax_note'), nameOf(data.tax_note)],
      [t('field.notes'), nameOf(data.notes)],
      [t('field.sources'), data.sources],
    ]
    return (
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value || t('notSet')}</dd>
          </div>
        ))}
      </dl>
    )
  }
  const choices = format.weekdays.map((label, day) => ({ value: String(day), label }))
  return (
    <Stack gap="md">
      <div className={classes.facts}>
        <NumberInput
          label={t('field.majority_age')}
          min={14}
          max={25}
          allowDecimal={false}
          placeholder={t('notSet')}
          value={data.majority_age ?? ''}
          onChange={(age) => setData({ ...data, majority_age: typeof age === 'number' ? age : null })}
        />
        <Select
          label={t('field.week_start')}
          clearable
          placeholder={t('notSet')}
          data={choices}
          value={data.week_start === null ? null : String(data.week_start)}
          onChange={(day) => setData({ ...data, week_start: day === null ? null : Number(day) })}
        />
        <MultiSelect
          label={t('field.weekend_days')}
          maxValues={6}
          data={choices}
          value={data.weekend_days.map(String)}
          onChange={(chosen) => setData({ ...data, weekend_days: chosen.map(Number) })}
        />
        <NamesInput
          label={t('field.tax_note')}
          maxLength={500}
          value={{ ...noNames, ...data.tax_note }}
          onChange={(tax_note) => setData({ ...data, tax_note })}
        />
      </div>
      <PackDocuments data={data} setData={setData} />
      {languages.map(({ code, dir }) => (
        <Textarea
          key={code}
          label={areas(`in.${code}`, { field: t('field.notes') })}
          lang={code}
          dir={data.notes[code] ? 'auto' : dir}
          autosize
          minRows={2}
          maxLength={4000}
          value={data.notes[code] ?? ''}
          onChange={(event) => setData({ ...data, notes: { ...data.notes, [code]: event.currentTarget.value } })}
        />
      ))}
      <Textarea
        label={t('field.sources')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={4000}
        value={data.sources}
        onChange={(event) => setData({ ...data, sources: event.currentTarget.value })}
      />
    </Stack>
  )
}
