import type { PackDocument } from '@dsms/contract/curriculum/countryPacks/data'
import { documentAudiences, documentKinds } from '@dsms/contract/kernel/choices/documentKinds'
import { textIn } from '@dsms/contract/kernel/choices/reading'
import { Button, MultiSelect, Select, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useLanguage, useText, useWordOf } from '../../../kernel/i18n/index.ts'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import classes from './Categories.module.css'
import type { PartProps } from './part.ts'

/** A document in the reader's words: its own name, else what its kind is called, and of whom it is asked. */
export function useDocumentName(): (document: PackDocument) => string {
  const t = useText('countryPacks')
  const wordOf = useWordOf('documents')
  const { code } = useLanguage()
  const { joined } = useFormat()
  return ({ names, kind, of, categories }) => {
    const name = names[code] || (kind && wordOf(`kind.${kind}`)) || textIn(names, code)
    const whose = joined([of === 'everybody' ? null : t(`document.of.${of}`), ...categories])
    return whose ? `${name} (${whose})` : name
  }
}

/** Which papers the country asks for. Those with a kind are what a new school asks its students for until it says otherwise. */
export function PackDocuments({ data, setData }: Omit<PartProps, 'isStill'>) {
  const t = useText('countryPacks')
  const kindOf = useWordOf('documents')
  const { documents } = data
  const change = (place: number, change: Partial<PackDocument>) =>
    setData({ ...data, documents: documents.map((one, nth) => (nth === place ? { ...one, ...change } : one)) })
  return (
    <>
      <Text component="h3" fw={600}>
        {t('field.documents')}
      </Text>
      {documents.map((document, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: documents have no key of their own
        <div key={place} className={classes.facts}>
          <NamesInput
            label={t('document', { number: place + 1 })}
            maxLength={120}
            value={{ ...noNames, ...document.names }}
            onChange={(names) => change(place, { names })}
          />
          <Select
            label={t('document.kind', { number: place + 1 })}
            clearable
            placeholder={t('notSet')}
            data={documentKinds
              .filter((kind) => kind === document.kind || !documents.some((other) => other.kind === kind))
              .map((value) => ({ value, label: kindOf(`kind.${value}`) ?? value }))}
            value={document.kind}
            onChange={(kind) => change(place, { kind })}
          />
          <Select
            label={t('document.of', { number: place + 1 })}
            allowDeselect={false}
            data={documentAudiences.map((value) => ({ value, label: t(`document.of.${value}`) }))}
            value={document.of}
            onChange={(of) => of && change(place, { of })}
          />
          <MultiSelect
            label={t('document.categories', { number: place + 1 })}
            clearable
            placeholder={document.categories.length === 0 ? t('document.categories.all') : undefined}
            data={data.categories.map(({ code }) => code)}
            value={document.categories}
            onChange={(categories) => change(place, { categories })}
          />
          <Button
            variant="subtle"
            onClick={() => setData({ ...data, documents: documents.filter((_, nth) => nth !== place) })}
          >
            {t('document.remove', { number: place + 1 })}
          </Button>
        </div>
      ))}
      <Button
        variant="light"
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        leftSection={<IconPlus size={18} stroke={1.5} />}
        onClick={() =>
          setData({ ...data, documents: [...documents, { names: {}, kind: null, of: 'everybody', categories: [] }] })
        }
      >
        {t('document.add')}
      </Button>
    </>
  )
}
