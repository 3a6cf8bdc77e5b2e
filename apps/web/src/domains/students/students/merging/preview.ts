import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { previewMerge } from '@dsms/contract/students/students/merges'

/** Two records side by side, and what a merge would do. */
export type Preview = Answer<typeof previewMerge>
