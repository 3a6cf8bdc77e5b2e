import { type ModeratedReview, moderateReview } from '@dsms/contract/shop.reviews'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/records/ConfirmDialog.tsx'
import { showDone } from '../../../components/records/toasts.tsx'
import { useText } from '../../../i18n/index.ts'
import { call } from '../../../lib/call.ts'
import { useManageChanged } from './useManage.ts'

/** Takes a review out of the public's sight, with the reason why. */
export function HideReviewDialog({ review, close }: { review: ModeratedReview; close: () => void }) {
  const t = useText('shop')
  const changed = useManageChanged()
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      opened
      title={t('review.hideTitle', { name: review.author.fullName })}
      text={t('review.hideText')}
      action={t('review.hide')}
      close={close}
      run={async () => {
        await call(moderateReview, { params: { id: review.id }, body: { isHidden: true, reason } })
        close()
        showDone(t('review.hiddenNow'))
        await changed()
      }}
    >
      <Textarea
        label={t('review.reason')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
