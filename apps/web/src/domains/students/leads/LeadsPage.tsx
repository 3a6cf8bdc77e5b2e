import { oneOf, useSearchOf } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import { LeadBoard } from './board/LeadBoard.tsx'
import { LeadList } from './LeadList.tsx'

const readers = { view: oneOf(['board']) }

/** People who asked about lessons: as a list, or as a board with a column for each status. */
export function LeadsPage() {
  const t = useText('leads')
  const { view } = useSearchOf(readers)
  if (view !== 'board') return <LeadList />
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <LeadBoard school={school} />}
    </SchoolGate>
  )
}
