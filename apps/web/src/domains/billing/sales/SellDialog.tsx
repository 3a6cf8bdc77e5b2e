import { Button, Drawer } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { SellForm } from './selling/SellForm.tsx'
import { type Sold, SoldNow } from './selling/SoldNow.tsx'

interface Props {
  student: { id: number; name: string }
  zone: string
  school_id: number | undefined
  close: () => void
  /** Goes on to take a payment; left out for somebody who may not. */
  pay: (() => void) | undefined
  changed: () => Promise<unknown>
}

/** Sells a package. What the student owes from then on is shown after it. */
export function SellDialog({ student, zone, school_id, close, pay, changed }: Props) {
  const t = useText('sales')
  const payments = useText('payments')
  const common = useText('common')
  const [made, setMade] = useState<Sold>()
  return (
    <Drawer opened onClose={close} position="right" title={t('sell.title', { name: student.name })}>
      {made ? (
        <SoldNow sale={made} zone={zone}>
          <Button variant="default" onClick={close}>
            {common('close')}
          </Button>
          {pay && (
            <Button data-autofocus onClick={pay}>
              {payments('take')}
            </Button>
          )}
        </SoldNow>
      ) : (
        <SellForm
          studentId={student.id}
          school_id={school_id}
          cancel={{ label: common('cancel'), act: close }}
          done={async (sale) => {
            setMade(sale)
            await changed()
          }}
        />
      )}
    </Drawer>
  )
}
