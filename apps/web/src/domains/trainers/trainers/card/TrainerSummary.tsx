import { Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Reach } from '../../../../kit/person/Reach.tsx'
import { SummaryCard } from '../../../../kit/person/SummaryCard.tsx'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { Ready } from '../Ready.tsx'
import type { Trainer } from '../trainers.ts'

/** Who it is, whether they may teach today, and how they are reached. */
export function TrainerSummary({ trainer }: { trainer: Trainer }) {
  const t = useText('trainers')
  const format = useFormat()
  const { phone, email, status_reason, left_on } = trainer
  return (
    <SummaryCard
      label={t('summary')}
      name={trainer.name}
      avatar={trainer.picture}
      line={
        <>
          {trainer.position && `${trainer.position} · `}
          <Bdi>{trainer.trainer_no}</Bdi>
        </>
      }
      status={{ key: trainer.status, label: t(`status.${trainer.status}`) }}
      next={trainer.status === 'onboarding' ? t(trainer.is_ready ? 'next.activate' : 'next.papers') : undefined}
      reason={
        (status_reason || left_on) && (
          <>
            {status_reason && <Typed>{status_reason}</Typed>}
            {left_on && (
              <Text component="div" size="sm" c="dimmed">
                {t('field.left_on')}: {format.date(left_on)}
              </Text>
            )}
          </>
        )
      }
      facts={[
        [t('field.is_ready'), <Ready key="ready" trainer={trainer} />],
        [
          t('field.licence_type'),
          trainer.licence_type.length > 0 && <Bdi key="l">{trainer.licence_type.join(', ')}</Bdi>,
        ],
        [t('field.branch'), trainer.branch.length > 0 && format.list(trainer.branch)],
        [t('field.phone'), phone && <Reach key="p" href={`tel:${phone}`} text={phone} />],
        [t('field.email'), email && <Reach key="e" href={`mailto:${email}`} text={email} />],
      ]}
    />
  )
}
