import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { CallError } from '../../../../kernel/call/callError.ts'
import { loadTexts } from '../../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'

const Loaded = lazy(async () => {
  const [{ NoTrainer }] = await Promise.all([import('./NoTrainer.tsx'), loadTexts(['trainerPortal', 'places'])])
  return { default: NoTrainer }
})

/** Calls about one's own work as a trainer find nothing where the school has no such trainer. */
export const isNoTrainer = (error: unknown): boolean => error instanceof CallError && error.status === 404

/** Why a trainer's own screen could not be read. */
export const TrainerError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  isNoTrainer(error) ? (
    <Suspense fallback={<Skeleton height={120} />}>
      <Loaded />
    </Suspense>
  ) : (
    <ErrorBox error={error} onRetry={onRetry} />
  )
