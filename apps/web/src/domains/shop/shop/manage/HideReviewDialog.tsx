import { type ModeratedReview, moderateReview } from '@dsms/contract/shop/shop/reviews'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ReasonDialog } from '../../../../kit/records/dialogs/ReasonDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
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
