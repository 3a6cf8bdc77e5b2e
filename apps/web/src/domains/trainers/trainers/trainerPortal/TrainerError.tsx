import { Skeleton } from '@mantine/core'
import { later } from '../../../../kernel/browser/later/later.tsx'
import { CallError } from '../../../../kernel/call/callError.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'

const Loaded = later(async () => (await import('./NoTrainer.tsx')).NoTrainer, {
  words: ['trainerPortal', 'places'],
  Waiting: () => <Skeleton height={120} />,
})

/** Calls about one's own work as a trainer find nothing where the school has no such trainer. */
export const isNoTrainer = (error: unknown): boolean => error instanceof CallError && error.status === 404

/** Why a trainer's own screen could not be read. */
export const TrainerError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  isNoTrainer(error) ? <Loaded /> : <ErrorBox error={error} onRetry={onRetry} />
