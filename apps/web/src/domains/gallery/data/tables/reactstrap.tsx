import { CallError } from '../../../../kernel/call/callError.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, flag, sampleOf } from '../../samples/sample.ts'
import { AllColumns } from './AllColumns.tsx'
import { EmployeeTable } from './EmployeeTable.tsx'
import { ForReaders } from './ForReaders.tsx'
import { all, LessonList } from './LessonList.tsx'
import { MeaningTable } from './MeaningTable.tsx'
import { ProductList } from './ProductList.tsx'

export const reactstrap = sampleOf(
  {
    skin: choice('page', 'dark'),
    head: choice('plain', 'light', 'dark'),
    borders: choice('rows', 'all', 'none'),
    density: choice('normal', 'compact'),
    striped: flag(),
    highlightOnHover: flag(),
  },
  {
    looks: (look) => (
      <ForReaders>
        <EmployeeTable {...look} />
      </ForReaders>
    ),
    list: () => (
      <ForReaders>
        <ProductList />
      </ForReaders>
    ),
    wide: () => (
      <ForReaders>
        <AllColumns />
      </ForReaders>
    ),
    meanings: () => <MeaningTable />,
    long: () => {
      const t = useText('data')
      return <LessonList name="long" label={t('reactstrap.long')} load={all} />
    },
    empty: () => {
      const t = useText('data')
      return <LessonList name="empty" label={t('reactstrap.empty')} load={async () => ({ rows: [], total: 0 })} />
    },
    loading: () => {
      const t = useText('data')
      return <LessonList name="loading" label={t('reactstrap.loading')} load={() => new Promise(() => {})} />
    },
    failed: () => {
      const t = useText('data')
      return (
        <LessonList
          name="failed"
          label={t('reactstrap.failed')}
          load={async (list, before) => {
            // trying again helps
            if (before > 0) return all(list)
            throw new CallError(500, { code: 'internal', requestId: 'lesson-4711' })
          }}
        />
      )
    },
  },
)
