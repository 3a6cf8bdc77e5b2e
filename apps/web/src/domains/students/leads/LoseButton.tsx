import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { enquiries, type Lead } from './leads.ts'

/** Gives a lead up, with the reason that the school learns from. */
export function LoseButton({ lead, school }: { lead: Lead; school: School }) {
  const t = useText('leads')
  const areas = useText('areas')
  const may = useMay()
  const calls = useAreaCalls(enquiries, school.school_id)
  const changed = useAreaChanged(enquiries, school.school_id)
  const [isOpen, setOpen] = useState(false)
  if (!may(enquiries.area.calls.changeStatus)) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('lose.action')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('lose.title', { name: lead.name })}
          text={t('lose.text')}
          action={t('lose.action')}
          reasonLabel={areas('reason')}
          isReasonRequired
          run={async (reason) => {
            await calls.changeStatus(lead.id, 'lost', reason)
            setOpen(false)
            await changed()
          }}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
