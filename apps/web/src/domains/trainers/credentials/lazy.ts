import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'

/** Fetched where a paper is asked for: most screens that use this domain ask for none. */
export const LazyPaperInput = whenShown(async () => (await import('./PaperInput.tsx')).PaperInput)
