import type { ProductReview } from '@dsms/contract/shop/shop/reviews'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { Stars } from '../parts/Stars.tsx'
import classes from './Reviews.module.css'

/** One buyer's stars and words. */
export function ReviewCard({ review }: { review: ProductReview }) {
  const t = useText('shop')
  const format = useFormat()
  const { author, rating, text, createdAt, isEdited, isMine, isHidden, isWaiting } = review
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <PersonAvatar name={author.fullName} src={author.avatar} size={36} />
      <Stack gap={4} miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            <Typed>{author.fullName}</Typed>
          </Text>
          {isMine && (
            <Badge variant="light" tt="none" size="sm">
              {t('review.mine')}
            </Badge>
          )}
          {isHidden && (
            <StatusBadge
              status={isWaiting ? 'pending' : 'inactive'}
              label={t(isWaiting ? 'review.waiting' : 'review.hidden')}
            />
          )}
        </Group>
        <Group gap="xs">
          <Stars rating={rating} />
          <Text size="xs" c="dimmed">
            {format.date(createdAt)}
            {isEdited && ` · ${t('review.edited')}`}
          </Text>
        </Group>
        {text && (
          <Text size="sm" dir="auto" className={classes.text}>
            {text}
          </Text>
        )}
      </Stack>
    </Group>
  )
}
