import {
  changeReviewStatus,
  type ModeratedReview,
  type ReviewStatus,
  replyToReview,
} from '@dsms/contract/content/testimonials/reviews'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { useReviewsChanged } from './useReviews.ts'

interface Props {
  review: ModeratedReview
  school_id: number | undefined
  close: () => void
}

/** Takes a review out of sight, which needs a reason. */
export function RefuseDialog({
  review,
  school_id,
  close,
  to,
}: Props & { to: Extract<ReviewStatus, 'rejected' | 'hidden'> }) {
  const t = useText('testimonials')
  const areas = useText('areas')
  const changed = useReviewsChanged()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <ConfirmDialog
      opened
      title={t(`do.${to}.title`, { person: review.person })}
      text={<span dir="auto">{review.text}</span>}
      action={t(`do.${to}`)}
      isDangerous
      close={close}
      run={async () => {
        setTried(true)
        if (isMissing) return
        const body = { status: to, reason: reason.trim(), ...(school_id ? { school_id } : {}) }
        await call(changeReviewStatus, { params: { id: review.id }, body })
        close()
        showDone(t(`done.${to}`))
        await changed()
      }}
    >
      <Textarea
        label={areas('reason')}
        required
        dir="auto"
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isTried && isMissing && areas('sayWhy')}
      />
    </ConfirmDialog>
  )
}

/** Answers a review in the name of the school. */
export function ReplyDialog({ review, school_id, close }: Props) {
  const t = useText('testimonials')
  const changed = useReviewsChanged()
  const [text, setText] = useState(review.reply ?? '')
  const [isTried, setTried] = useState(false)
  // an empty text takes a reply away; where there is none it says nothing
  const isMissing = text.trim() === '' && !review.reply
  return (
    <ConfirmDialog
      opened
      title={t('reply.title', { person: review.person })}
      text={<span dir="auto">{review.text}</span>}
      action={t('reply.send')}
      close={close}
      run={async () => {
        setTried(true)
        if (isMissing) return
        const body = { text: text.trim(), ...(school_id ? { school_id } : {}) }
        await call(replyToReview, { params: { id: review.id }, body })
        close()
        showDone(t('reply.done'))
        await changed()
      }}
    >
      <Textarea
        label={t('field.reply')}
        description={t('reply.help')}
        dir="auto"
        autosize
        minRows={3}
        maxLength={1000}
        value={text}
        error={isTried && isMissing && codeText('required')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
