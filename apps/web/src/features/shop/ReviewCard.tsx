import type { ProductReview } from '@dsms/contract/shop.reviews'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { Typed } from '../../components/Bidi.tsx'
import { PersonAvatar } from '../../components/records/PersonAvatar.tsx'
import { StatusBadge } from '../../components/records/StatusBadge.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import classes from './Reviews.module.css'
import { Stars } from './Stars.tsx'

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
