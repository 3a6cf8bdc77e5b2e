import { type ModeratedReview, moderateReview } from '@dsms/contract/shop.reviews'
import { ReasonDialog } from '../../../components/records/ReasonDialog.tsx'
import { showDone } from '../../../components/records/toasts.tsx'
import { useText } from '../../../i18n/index.ts'
import { call } from '../../../lib/call.ts'
import { useManageChanged } from './useManage.ts'

/** Takes a review out of the public's sight, with the reason why. */
export function HideReviewDialog({ review, close }: { review: ModeratedReview; close: () => void }) {
  const t = useText('shop')
  const changed = useManageChanged()
  return (
    <ReasonDialog
      title={t('review.hideTitle', { name: review.author.fullName })}
      text={t('review.hideText')}
      action={t('review.hide')}
      close={close}
      run={async (reason) => {
        await call(moderateReview, { params: { id: review.id }, body: { isHidden: true, reason } })
        close()
        showDone(t('review.hiddenNow'))
        await changed()
      }}
      reasonLabel={t('review.reason')}
    />
  )
}
