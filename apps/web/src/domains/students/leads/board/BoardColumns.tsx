import { isOneOf, keysOf } from '@dsms/contract/kernel/choices/lists'
import { leadStatuses } from '@dsms/contract/students/leads/rules'
import { enrolLead } from '@dsms/contract/students/students/sitting'
import { useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useAreaCalls, useAreaChanged } from '../../../../kit/areas/area.ts'
import { ReasonDialog } from '../../../../kit/records/dialogs/ReasonDialog.tsx'
import { useAttempt } from '../../../../kit/records/useAttempt.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import type { ListOf } from '../../../../ui/parts/sort/movedBetween.ts'
import { SortableLists } from '../../../../ui/parts/sort/SortableLists.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { type BoardColumn, enquiries, type ListedLead } from '../leads.ts'
import { ColumnFoot, ColumnHead } from './ColumnParts.tsx'
import { LeadCard } from './LeadCard.tsx'
import { judged } from './moves.ts'

interface Card {
  key: string
  lead: ListedLead
}

const statuses = keysOf(leadStatuses)

interface Props {
  columns: BoardColumn[]
  school: School
  search: object
}

/** The columns beside one another. A card that is moved to another changes its status once it is put down there. */
export function BoardColumns({ columns, school, search }: Props) {
  const t = useText('leads')
  const areas = useText('areas')
  const may = useMay()
  const navigate = useNavigate()
  const calls = useAreaCalls(enquiries, school.school_id)
  const changed = useAreaChanged(enquiries, school.school_id)
  const attempt = useAttempt(changed)
  // as they lie while a card is moved, and until the server has answered
  const [moved, setMoved] = useState<ListOf<Card>[]>()
  const [losing, setLosing] = useState<ListedLead>()
  const lists = columns.map(({ status, rows }) => ({
    key: status,
    title: t(`status.${status}`),
    items: rows.map((lead) => ({ key: String(lead.id), lead })),
  }))
  const back = () => setMoved(undefined)

  const move = async (key: string, to: string) => {
    const lead = columns.flatMap(({ rows }) => rows).find(({ id }) => String(id) === key)
    if (!lead || !isOneOf(statuses, to)) return back()
    const verdict = judged(lead.status, to)
    if (verdict.kind === 'refused') {
      showFailure(t(`refused.${verdict.why}`, { name: lead.name }))
      return back()
    }
    if (verdict.kind === 'reason') return setLosing(lead)
    if (verdict.kind === 'student') {
      back()
      if (!may(enrolLead)) return showFailure(t('refused.enrol', { name: lead.name }))
      return navigate({ to: '/school/enrol', search: { ...school.search, lead: lead.id } })
    }
    await attempt(
      () => calls.changeStatus(lead.id, to),
      areas('statusChanged', { name: lead.name, status: t(`status.${to}`) }),
    )
    back()
  }
  const lose = async (lead: ListedLead, reason: string) => {
    await calls.changeStatus(lead.id, 'lost', reason)
    setLosing(undefined)
    showDone(areas('statusChanged', { name: lead.name, status: t('status.lost') }))
    await changed()
    back()
  }

  const columnOf = (key: string) => columns.find(({ status }) => status === key)
  const isMovable = may(enquiries.area.calls.changeStatus)
  return (
    <>
      <SortableLists
        lists={moved ?? lists}
        nameOf={({ lead }) => lead.name}
        onChange={setMoved}
        onMoved={({ key, to }) => void move(key, to)}
        onStayed={back}
        isOneRow
        head={({ key }) => <ColumnHead column={columnOf(key)} />}
        foot={({ key }) => <ColumnFoot column={columnOf(key)} search={search} />}
      >
        {({ lead }, handle) => <LeadCard lead={lead} school={school} handle={isMovable && handle} />}
      </SortableLists>
      {losing && (
        <ReasonDialog
          title={t('lose.title', { name: losing.name })}
          text={t('lose.text')}
          action={t('lose.action')}
          reasonLabel={areas('reason')}
          isReasonRequired
          run={(reason) => lose(losing, reason)}
          close={() => {
            setLosing(undefined)
            back()
          }}
        />
      )}
    </>
  )
}
