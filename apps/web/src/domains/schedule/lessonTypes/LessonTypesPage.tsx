import {
  readLessonTypePreset,
  takeLessonTypePreset,
  undoLessonTypePreset,
} from '@dsms/contract/schedule/lessonTypes/calls'
import { Button, ColorSwatch } from '@mantine/core'
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
import classes from './LessonTypes.module.css'
import { lessonTypeArea } from './lessonTypes.ts'

/** The kinds of lessons that a school gives. */
export function LessonTypesPage() {
  const t = useText('lessonTypes')
  const common = useText('common')
  const format = useFormat()
  const may = useMay()
  const [isTaking, setTaking] = useState(false)
  const mayTake = may(takeLessonTypePreset)
  const take = { leftSection: <IconDownload size={18} stroke={1.5} />, onClick: () => setTaking(true) }
  return (
    <>
      <AreaList
        of={lessonTypeArea}
        columns={[
          {
            key: 'code',
            sort: 'code',
            onCard: true,
            render: ({ code, colour }) => (
              <span className={classes.code}>
                <ColorSwatch color={colour} size={16} withShadow={false} aria-hidden />
                <Bdi>{code}</Bdi>
              </span>
            ),
          },
          { key: 'kind', sort: 'kind', word: 'kind' },
          { key: 'stage', sort: 'stage', word: 'stage' },
          {
            key: 'default_minutes',
            sort: 'default_minutes',
            align: 'end',
            onCard: true,
            render: (row) => format.number(row.default_minutes),
          },
          { key: 'max_students', sort: 'max_students', align: 'end' },
          {
            key: 'self_bookable',
            isExtra: true,
            render: (row) => common(row.self_bookable ? 'yes' : 'no'),
          },
        ]}
        filters={[
          { name: 'kind', word: 'kind' },
          { name: 'stage', word: 'stage' },
        ]}
        menu={mayTake && <MenuChoice {...take}>{t('preset.title')}</MenuChoice>}
        sheet={{
          code: { example: 'ROAD' },
          name_ar: { example: t('kind.road') },
          name_en: { example: 'Road lesson' },
          kind: { word: 'kind' },
          stage: { word: 'stage' },
          default_minutes: { example: '60' },
          min_minutes: { example: '30' },
          max_minutes: { example: '120' },
          step_minutes: { example: '15' },
          buffer_minutes: { example: '0' },
          max_students: { example: '1' },
          colour: { example: '#0b6b83' },
        }}
      >
        {mayTake && (
          <div>
            <Button variant="default" {...take}>
              {t('preset.title')}
            </Button>
          </div>
        )}
      </AreaList>
      {isTaking && <Presets close={() => setTaking(false)} />}
    </>
  )
}
LessonTypesPage.ask = askList(lessonTypeArea)

/** Those that are usual in the school's country; which ones, the server decides. */
function Presets({ close }: { close: () => void }) {
  const { school_id } = useSchool('school')
  const inSchool = school_id === undefined ? {} : { school_id }
  return (
    <PresetDialog
      words="lessonTypes"
      presets={['country']}
      queryKey={[...areaKey(lessonTypeArea, school_id), 'preset']}
      load={(_, signal) => call(readLessonTypePreset, { query: inSchool }, signal)}
      take={async () => (await call(takeLessonTypePreset, { body: inSchool })).ids}
      undo={async (ids) => (await call(undoLessonTypePreset, { body: { ids, ...inSchool } })).changed}
      changed={useAreaChanged(lessonTypeArea, school_id)}
      close={close}
    />
  )
}
