import type { KeptFile } from '@dsms/contract/kernel/files'

/** Pictures that are shown in the conversation; any other file is a name to press. */
export const isPicture = ({ type }: Pick<KeptFile, 'type'>): boolean => /^image\/(png|jpeg|gif|webp|avif)$/.test(type)

export const kindOf = (file: KeptFile | null): 'text' | 'image' | 'file' =>
  file === null ? 'text' : isPicture(file) ? 'image' : 'file'
