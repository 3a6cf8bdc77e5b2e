import type { Feature } from '../../../kernel/i18n/words.ts'
import { show } from '../../../testing/show.tsx'
import { readValues, type Samples } from './sample.ts'

/** Shows demos of a group alone, each with the values that its controls have at first, or those given. */
export const demosOf =
  (samples: Samples, words: readonly Feature[]) =>
  (name: string, demo: string, values: Record<string, unknown> = {}) => {
    const sample = samples[name]
    const Part = sample?.demos[demo]
    if (!sample || !Part) throw new Error(`there is no ${demo} of ${name}`)
    return show(() => <Part {...readValues(sample, {})} {...values} />, { words })
  }
