import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { exportMany } from '@dsms/contract/students/students/bulk'
import { students } from '@dsms/contract/students/students/calls'
import { IconDownload, IconMessage, IconSteeringWheel, IconTag, IconToggleRight } from '@tabler/icons-react'
import { useState } from 'react'
import { whenShown } from '../../../../kernel/browser/later/whenShown.tsx'
import { download } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { loadTexts, useText } from '../../../../kernel/i18n/index.ts'
import type { ListedRow } from '../../../../kit/areas/types.ts'
import type { BulkAction } from '../../../../kit/records/types.ts'
import type { ListState } from '../../../../kit/records/useListState.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import type { ActDialogProps } from './ActDialog.tsx'
import { StudentsMessage } from './slots.ts'
import { writes } from './useDayMessage.tsx'
import { chosen, matching, type Which } from './which.ts'

type Row = ListedRow<typeof students>
interface Asked {
  act: ActDialogProps['act'] | 'message'
  which: Which
}

const ActDialog = whenShown<ActDialogProps>(async () => {
  const [{ ActDialog: Loaded }] = await Promise.all([import('./ActDialog.tsx'), loadTexts(['studentActs'])])
  return Loaded
})

const size = { size: 18, stroke: 1.5, 'aria-hidden': true }

/** Acts on several students at once, and the dialog that asks before them. */
export function useStudentActs(school_id: number | undefined) {
  const t = useText('students')
  const may = useMay()
  const errorText = useErrorText()
  const [asked, ask] = useState<Asked>()
  const inSchool = school_id === undefined ? {} : { school_id }

  const asking = (act: Asked['act'], icon: React.ReactNode): BulkAction<Row> => ({
    key: act,
    label: () => t(`bulk.${act}`),
    icon,
    fits: ({ archived_at }) => archived_at === null,
    run: (rows) => ask({ act, which: chosen(rows) }),
    runAll: (list) => ask({ act, which: matching(list) }),
  })
  const saved = (file: Promise<void>) => void file.catch((failure) => showFailure(errorText(failure)))
  const actions: BulkAction<Row>[] = [
    ...(may(writes) ? [asking('message', <IconMessage {...size} />)] : []),
    ...(may(students.calls.changeStatus) ? [asking('status', <IconToggleRight {...size} />)] : []),
    ...(may(students.calls.update) ? [asking('tags', <IconTag {...size} />)] : []),
    ...(may(enrolments.calls.update) ? [asking('trainer', <IconSteeringWheel {...size} />)] : []),
    ...(may(students.calls.exportSheet)
      ? [
          {
            key: 'export',
            label: () => t('bulk.export'),
            icon: <IconDownload {...size} />,
            run: (rows: Row[]) =>
              saved(
                download(exportMany, {
                  body: {
                    ids: rows.map(({ id }) => id),
                    format: 'xlsx',
                    ...(rows[0]?.archived_at && { archived: true }),
                    ...inSchool,
                  },
                }),
              ),
            runAll: ({ q, filters }: Pick<ListState, 'q' | 'filters'>) =>
              saved(
                download(students.calls.exportSheet, {
                  query: { ...filters, ...(q ? { q } : {}), format: 'xlsx', ...inSchool },
                }),
              ),
          },
        ]
      : []),
  ]
  const shared = { school_id, close: () => ask(undefined) }
  const dialog =
    asked &&
    (asked.act === 'message' ? (
      <StudentsMessage which={asked.which} {...shared} />
    ) : (
      <ActDialog act={asked.act} which={asked.which} {...shared} />
    ))
  return { actions, dialog }
}
