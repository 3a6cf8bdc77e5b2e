import type { PackCategory } from '@dsms/contract/curriculum/countryPacks/data'
import { textIn } from '@dsms/contract/kernel/choices/reading'
import { ActionIcon, Button, Table, Text, Tooltip, UnstyledButton } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { useAgeWords } from '../shared/ages/useAgeWords.ts'
import classes from './Categories.module.css'
import { CategoryDialog } from './CategoryDialog.tsx'
import type { PartProps } from './part.ts'

const fresh: PackCategory = {
  code: '',
  names: {},
  group: 'car',
  parent_code: null,
  gearbox: 'both',
  min_age_months: null,
  min_training_age_months: null,
  direct_age_months: null,
  requires: [],
  restriction_code: null,
  permit_validity_months: null,
  notes: {},
  requirements: [],
}

/** The licence categories of a country. */
export function Categories({ data, setData, isStill }: PartProps) {
  const t = useText('countryPacks')
  const words = useText('licences')
  const ages = useAgeWords()
  const { code: language } = useLanguage()
  const [shown, setShown] = useState<number>()
  const age = (months: number | null) =>
    months === null ? (
      <Text span size="sm" c="dimmed">
        {t('notSet')}
      </Text>
    ) : (
      ages(months)
    )
  const set = (categories: PackCategory[]) => setData({ ...data, categories })
  const open = shown === undefined ? undefined : (data.categories[shown] ?? fresh)
  return (
    <>
      {data.categories.length === 0 && <Text size="sm">{t('category.none')}</Text>}
      {data.categories.length > 0 && (
        <WideTable label={t('tab.categories')} minWidth={620}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('field.code')}</Table.Th>
              <Table.Th>{t('field.name')}</Table.Th>
              <Table.Th>{t('field.min_age_months')}</Table.Th>
              <Table.Th>{t('field.min_training_age_months')}</Table.Th>
              <Table.Th>{t('field.requires')}</Table.Th>
              <Table.Th>{t('field.requirements')}</Table.Th>
              {!isStill && <Table.Th aria-label={t('category.remove')} />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.categories.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same code while they are written
              <Table.Tr key={`${place}${one.code}`}>
                <Table.Td>
                  <UnstyledButton
                    className={classes.open}
                    onClick={() => setShown(place)}
                    aria-label={t('category.openNamed', { code: one.code })}
                  >
                    <Bdi>{one.code}</Bdi>
                  </UnstyledButton>
                </Table.Td>
                <Table.Td dir="auto">{textIn(one.names, language)}</Table.Td>
                <Table.Td>{age(one.min_age_months)}</Table.Td>
                <Table.Td>{age(one.min_training_age_months)}</Table.Td>
                <Table.Td>
                  {one.requires.map(({ code, months }) => (
                    <span key={code}>
                      <Bdi>{code}</Bdi> {months > 0 && ages(months)}
                    </span>
                  ))}
                </Table.Td>
                <Table.Td>
                  {one.requirements.length ? (
                    words('adopt.rows', { count: one.requirements.length })
                  ) : (
                    <Text span size="sm" c="dimmed">
                      {t('notSet')}
                    </Text>
                  )}
                </Table.Td>
                {!isStill && (
                  <Table.Td>
                    <Tooltip label={t('category.remove')}>
                      <ActionIcon
                        variant="subtle"
                        size={32}
                        aria-label={t('category.removeNamed', { code: one.code })}
                        onClick={() => set(data.categories.filter((_, nth) => nth !== place))}
                      >
                        <IconTrash size={18} stroke={1.5} />
                      </ActionIcon>
                    </Tooltip>
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
      {!isStill && (
        <Button
          mt="md"
          variant="light"
          leftSection={<IconPlus size={18} stroke={1.5} />}
          onClick={() => setShown(data.categories.length)}
        >
          {t('category.add')}
        </Button>
      )}
      {open && shown !== undefined && (
        <CategoryDialog
          category={open}
          others={data.categories.filter((_, nth) => nth !== shown)}
          isStill={isStill}
          close={() => setShown(undefined)}
          done={(category) => {
            const categories = [...data.categories]
            categories[shown] = category
            set(categories)
            setShown(undefined)
          }}
        />
      )}
    </>
  )
}
