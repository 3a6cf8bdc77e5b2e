import type { ProductReview } from '@dsms/contract/shop/shop/reviews'
import { Button, Group, Input, Rating, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Reviews.module.css'
import { useOwnReview } from './useReviews.ts'

interface Props {
  productId: number
  name: string
  mine: ProductReview | null
  close: () => void
}

/** A buyer's own stars and words, written or changed. */
export function ReviewForm({ productId, name, mine, close }: Props) {
  const t = useText('shop')
  const common = useText('common')
  const format = useFormat()
  const errorText = useErrorText()
  const labelId = useId()
  const own = useOwnReview(productId)
  const [rating, setRating] = useState(mine?.rating ?? 0)
  const [text, setText] = useState(mine?.text ?? '')
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState('')
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input')?.focus(), [])

  const attempt = async (run: () => Promise<void>) => {
    setRunning(true)
    setProblem('')
    try {
      await run()
      close()
    } catch (failure) {
      setProblem(errorText(failure))
      setRunning(false)
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (rating === 0) return setProblem(t('review.starsNeeded'))
    void attempt(() => own.save({ rating, text }, mine))
  }
  return (
    <form ref={box} onSubmit={save} noValidate aria-label={t('review.for', { name })}>
      <Stack gap="sm">
        <fieldset className={classes.stars} aria-labelledby={labelId}>
          <Input.Label id={labelId} labelElement="div" required>
            {t('review.stars')}
          </Input.Label>
          <Rating
            size="lg"
            value={rating}
            onChange={setRating}
            getSymbolLabel={(value) => t('stars', { stars: format.number(value) })}
          />
        </fieldset>
        <Textarea
          label={t('review.text')}
          dir="auto"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {problem && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {problem}
          </Text>
        )}
        <Group gap="xs">
          {mine && (
            <Button variant="subtle" color="red" disabled={isRunning} onClick={() => attempt(() => own.remove(mine))}>
              {t('review.remove')}
            </Button>
          )}
          <Button variant="default" ms="auto" onClick={close}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={isRunning}>
            {t('review.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
