/** What other domains, further right in the order, may use of this one. */

export { LazyPaperInput } from './credentials/lazy.ts'
export { PaperInput } from './credentials/PaperInput.tsx'
export { TrainerHome } from './trainers/trainerPortal/home.tsx'
export { isNoTrainer, TrainerError } from './trainers/trainerPortal/TrainerError.tsx'
export { myTraining } from './trainers/trainerPortal/useMine.ts'
