import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyScreen, noProps } from '../../../../kernel/browser/lazyScreen.tsx'
import { CallError } from '../../../../kernel/call/callError.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'

const Loaded = lazyScreen(async () => (await import('./NoTrainer.tsx')).NoTrainer, ['trainerPortal', 'places'], noProps)

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
