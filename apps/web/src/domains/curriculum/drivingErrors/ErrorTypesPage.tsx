import {
  errorPresets,
  readErrorPreset,
  takeErrorPreset,
  undoErrorPreset,
} from '@dsms/contract/curriculum/drivingErrors/calls'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaChanged } from '../../../kit/areas/area.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { PresetDialog } from '../../../kit/areas/PresetDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { errorArea } from './drivingErrors.ts'
import { SeverityMark } from './SeverityMark.tsx'

/** The errors that a school marks in drives and exams. */
export function ErrorTypesPage() {
  const t = useText('drivingErrors')
  const format = useFormat()
  const may = useMay()
  const [isTaking, setTaking] = useState(false)
  const mayTake = may(takeErrorPreset)
  return (
    <>
      <AreaList
        of={errorArea}
        columns={[
          { key: 'code', sort: 'code', onCard: true, render: (row) => <Bdi>{row.code}</Bdi> },
          { key: 'group', sort: 'group', word: 'group' },
          {
            key: 'default_severity',
            sort: 'default_severity',
            onCard: true,
            render: (row) => <SeverityMark severity={row.default_severity} />,
          },
          { key: 'points', sort: 'points', align: 'end' },
          {
            key: 'repeat_escalates_after',
            align: 'end',
            isExtra: true,
            render: (row) => row.repeat_escalates_after && format.number(row.repeat_escalates_after),
          },
          { key: 'skill', isExtra: true },
          { key: 'used', align: 'end' },
        ]}
        filters={[
          { name: 'group', word: 'group' },
          { name: 'default_severity', word: 'severity' },
        ]}
        menu={
          mayTake && (
            <MenuChoice leftSection={<IconDownload size={18} stroke={1.5} />} onClick={() => setTaking(true)}>
              {t('preset.title')}
            </MenuChoice>
          )
        }
        sheet={{
          code: { example: 'JCT.2' },
          name_ar: { example: 'التقاطع: الملاحظة' },
          name_en: { example: 'Junctions: observation' },
          group: { word: 'group' },
          default_severity: { word: 'severity' },
          allowed_severities: { example: 'minor; serious; dangerous' },
          points: { example: '1' },
        }}
      >
        {mayTake && (
          <div>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.5} />}
              onClick={() => setTaking(true)}
            >
              {t('preset.title')}
            </Button>
          </div>
        )}
      </AreaList>
      {isTaking && <Presets close={() => setTaking(false)} />}
    </>
  )
}
ErrorTypesPage.ask = askList(errorArea)

function Presets({ close }: { close: () => void }) {
  const { school_id } = useSchool('school')
  const inSchool = school_id === undefined ? {} : { school_id }
  return (
    <PresetDialog
      words="drivingErrors"
      presets={errorPresets}
      queryKey={[...areaKey(errorArea, school_id), 'preset']}
      load={(_, signal) => call(readErrorPreset, { query: { preset: 'uk', ...inSchool } }, signal)}
      take={async () => (await call(takeErrorPreset, { body: { preset: 'uk', ...inSchool } })).ids}
      undo={async (ids) => (await call(undoErrorPreset, { body: { ids, ...inSchool } })).changed}
      changed={useAreaChanged(errorArea, school_id)}
      close={close}
    />
  )
}
