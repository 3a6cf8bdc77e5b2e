import { adoptPack, listSchoolPacks } from '@dsms/contract/curriculum/countryPacks/school'
import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { SegmentedControl, Stack } from '@mantine/core'
import { IconPlus, IconWorldDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { oneOf, useChangeSearch, useSearchOf } from '../../../kernel/address/search.ts'
import { useText, wordOf } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import { type School, useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { SearchField } from '../../../ui/page/SearchField.tsx'
import { useAgeWords } from '../shared/ages/useAgeWords.ts'
import { LicenceTree } from './LicenceTree.tsx'
import { licences } from './licences.ts'
import { AdoptDialog } from './packs/AdoptDialog.tsx'

const readers = { view: oneOf(['tree', 'list']) }

/** What a school trains for: as a tree, or as a list with filters. */
export function LicenceTypesPage() {
  const t = useText('licences')
  const { view } = useSearchOf(readers)
  const school = useSchool('school')
  const may = useMay()
  const [isAdopting, setAdopting] = useState(false)
  const menu = may(adoptPack) && may(listSchoolPacks) && (
    <MenuChoice leftSection={<IconWorldDownload size={18} stroke={1.5} />} onClick={() => setAdopting(true)}>
      {t('adopt.action')}
    </MenuChoice>
  )
  return (
    <>
      {view === 'list' ? (
        <TypeList menu={menu} />
      ) : (
        <SchoolGate scope="school" title={t('title')}>
          {(chosen) => <TypeTree school={chosen} menu={menu} />}
        </SchoolGate>
      )}
      {isAdopting && <AdoptDialog school_id={school.school_id} close={() => setAdopting(false)} />}
    </>
  )
}
LicenceTypesPage.ask = askList(licences)

function ViewSwitch({ view }: { view: 'tree' | 'list' }) {
  const t = useText('licences')
  const change = useChangeSearch()
  return (
    <SegmentedControl
      aria-label={t('view')}
      value={view}
      data={[
        { value: 'tree', label: t('view.tree') },
        { value: 'list', label: t('view.list') },
      ]}
      onChange={(next) => change({ page: undefined, view: next === 'list' ? 'list' : undefined })}
      style={{ alignSelf: 'start' }}
    />
  )
}

function TypeTree({ school, menu }: { school: School; menu: React.ReactNode }) {
  const t = useText('licences')
  const may = useMay()
  const list = useListState([])
  const add = may(licenceTypes.calls.create) && (
    <LinkButton to={`${licences.link}/new`} search={school.search} leftSection={<IconPlus size={18} stroke={1.5} />}>
      {t('add')}
    </LinkButton>
  )
  return (
    <Page title={t('title')} action={add} menu={menu || undefined}>
      <Stack gap="md">
        <ViewSwitch view="tree" />
        <SearchField label={t('search')} q={list.q} onSearch={(q) => list.set({ q })} />
        <LicenceTree school={school} q={list.q} empty={add} />
      </Stack>
    </Page>
  )
}

function TypeList({ menu }: { menu: React.ReactNode }) {
  const t = useText('licences')
  const ages = useAgeWords()
  const levels = ([0, 1, 2, 3, 4] as const).map((level) => ({ value: String(level), label: t(`level.${level}`) }))
  return (
    <AreaList
      of={licences}
      menu={menu}
      columns={[
        { key: 'code', sort: 'code', onCard: true, render: (type) => <Bdi>{type.code}</Bdi> },
        {
          key: 'level',
          sort: 'level',
          onCard: true,
          render: (type) => wordOf('licences', `level.${type.level}`),
        },
        { key: 'parent' },
        { key: 'group', word: 'group' },
        { key: 'gearbox', isExtra: true, word: 'gearbox' },
        {
          key: 'min_age_months',
          sort: 'min_age_months',
          align: 'end',
          render: (type) => ages(type.min_age_months),
        },
        { key: 'gender_scope', isExtra: true },
      ]}
      filters={[
        { name: 'level', choices: levels },
        { name: 'group', word: 'group' },
        { name: 'gearbox', word: 'gearbox' },
      ]}
      sheet={{
        code: { example: 'B' },
        name_ar: { example: 'خصوصي' },
        name_en: { example: 'Private car' },
        group: { word: 'group' },
        gearbox: { word: 'gearbox' },
        min_age_months: { example: '216' },
        min_training_age_months: { example: '210' },
      }}
    >
      <ViewSwitch view="list" />
    </AreaList>
  )
}
