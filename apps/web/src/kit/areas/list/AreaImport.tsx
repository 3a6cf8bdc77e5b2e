import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import type { AreaImportProps } from './AreaImportForm.tsx'

/** Adds many records of an area from a file. */
export const AreaImport = whenShown<AreaImportProps>(async () => (await import('./AreaImportForm.tsx')).AreaImportForm)
