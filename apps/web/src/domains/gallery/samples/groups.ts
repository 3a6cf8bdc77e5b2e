import { type SampleGroup, type Sample as SampleLine, samples } from '@dsms/contract/gallery/samples'
import { loadTexts } from '../../../kernel/i18n/index.ts'
import type { Sample, Samples } from './sample.ts'

/** Each group is one file, so that what samples share is not taken for something that every screen needs. */
const groups: Record<SampleGroup, () => Promise<{ samples: Samples }>> = {
  foundations: () => import('../foundations/samples.ts'),
  layouts: () => import('../layouts/samples.ts'),
  parts: () => import('../parts/samples.ts'),
  extras: () => import('../extras/samples.ts'),
  forms: () => import('../forms/samples.ts'),
  data: () => import('../data/samples.ts'),
}

const sources = import.meta.glob<string>('../{foundations,layouts,parts,extras,forms,data}/**/*.tsx', {
  query: '?raw',
  import: 'default',
})

export const lineAt = (link: string): SampleLine | undefined => samples.find((line) => line.link === link)

/** `pill-badges` of `/components/pill-badges`: its name in files and words. */
export const nameOf = ({ link }: Pick<SampleLine, 'link'>): string => link.slice(link.lastIndexOf('/') + 1)

const loaded = new Map<string, Promise<Sample>>()

/** The parts of a sample with the words of its group; the same promise each time, for `use`. */
export function sampleAt(line: SampleLine): Promise<Sample> {
  const known = loaded.get(line.link)
  if (known) return known
  const sample = Promise.all([groups[line.group](), loadTexts([line.group])]).then(([{ samples }]) => {
    const found = samples[nameOf(line)]
    if (!found) throw new Error(`there is no sample of ${line.link}`)
    return found
  })
  sample.catch(() => loaded.delete(line.link))
  loaded.set(line.link, sample)
  return sample
}

/** What the sample is written with: its own file. */
export async function sourceOf(line: SampleLine): Promise<string> {
  const end = `/${nameOf(line)}.tsx`
  const path = Object.keys(sources).find((one) => one.startsWith(`../${line.group}/`) && one.endsWith(end))
  return (await sources[path ?? '']?.()) ?? ''
}
