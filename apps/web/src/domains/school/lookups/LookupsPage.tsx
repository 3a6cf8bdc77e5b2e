import { moveLookupValue } from '@dsms/contract/school/lookups/calls'
import { Text } from '@mantine/core'
import { IconWorld } from '@tabler/icons-react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import { wordsOf } from '../../../kit/areas/inputs/genders.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { moveActions } from '../../../kit/records/rowActions.tsx'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import classes from './Lookups.module.css'
import { listsOf, useKinds } from './lookups.ts'

/** Entries of the lists of choices: the platform's, and in a school its own beside them. */
export function LookupsPage({ scope }: { scope: 'platform' | 'school' }) {
  const t = useText('lookups')
  const format = useFormat()
  const may = useMay()
  const of = listsOf(scope)
  const kinds = useKinds()
  const attempt = useAttempt(useAreaChanged(of))
  const isForeign = (row: { is_shared: boolean }) => scope === 'school' && row.is_shared
  return (
    <AreaList
      of={of}
      offersOf={(row) => (isForeign(row) ? [] : ['status', 'archive'])}
      subtitle={(row) => (
        <span className={classes.under}>
          {wordsOf(kinds)[row.kind]}
          {isForeign(row) && (
            <span className={classes.shared}>
              <IconWorld size={14} stroke={1.5} aria-hidden />
              {t('shared')}
            </span>
          )}
        </span>
      )}
      columns={[
        {
          key: 'kind',
          sort: 'kind',
          isExtra: true,
          render: (row) => wordsOf(kinds)[row.kind],
        },
        {
          key: 'code',
          sort: 'code',
          render: (row) => (
            <Bdi>
              <code>{row.code}</code>
            </Bdi>
          ),
        },
        { key: 'place', sort: 'place', align: 'end', isExtra: true },
        {
          key: 'uses',
          align: 'end',
          onCard: true,
          render: (row) => (row.uses > 0 ? t('uses', { count: row.uses, shown: format.number(row.uses) }) : '–'),
        },
      ]}
      filters={[{ name: 'kind', choices: kinds }]}
      rowActions={(row) =>
        may(moveLookupValue) && !row.archived_at && !isForeign(row)
          ? moveActions({ up: t('up'), down: t('down') }, (direction) => {
              void attempt(() => call(moveLookupValue, { params: { id: row.id }, body: { direction } }))
            })
          : []
      }
      sheet={{
        kind: { words: wordsOf(kinds) },
        code: { example: 'mini-truck' },
        name_ar: { example: t('example.ar') },
        name_en: { example: t('example.en') },
        place: { example: '10' },
      }}
    >
      {scope === 'school' && (
        <Text size="sm" c="dimmed" maw={720}>
          {t('sharedHelp')}
        </Text>
      )}
    </AreaList>
  )
}
