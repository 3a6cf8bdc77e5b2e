import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sampleGroups, samples } from '@dsms/contract/gallery/samples'
import { describe, expect, it } from 'vitest'
import type { Samples } from './sample.ts'

const gallery = join(import.meta.dirname, '..')

describe.each(sampleGroups)('the samples of %s', async (group) => {
  const { samples: made } = (await import(`../${group}/samples.ts`)) as { samples: Samples }
  const words: Record<string, string> = JSON.parse(readFileSync(join(gallery, group, 'words/en.json'), 'utf8'))
  const lines = samples.filter((line) => line.group === group)
  const names = lines.map(({ link }) => link.slice(link.lastIndexOf('/') + 1))

  it('stand at the addresses of the list, all of them', () => {
    expect(Object.keys(made).sort()).toEqual(names.toSorted())
  })

  it('say when to use the part, and name each thing they show', () => {
    const needed = Object.entries(made).flatMap(([name, { demos }]) =>
      ['use', ...Object.keys(demos)].map((key) => `${name}.${key}`),
    )
    expect(needed.filter((key) => !words[key])).toEqual([])
  })

  it('are written in a file each, of eighty lines at most', () => {
    const files = globSync('**/*.tsx', { cwd: join(gallery, group) })
    const own = files.filter((file) => names.includes(basename(file, '.tsx')))
    expect(Object.keys(made).filter((name) => !own.some((file) => basename(file, '.tsx') === name))).toEqual([])
    const long = own.filter((file) => readFileSync(join(gallery, group, file), 'utf8').split('\n').length > 81)
    expect(long).toEqual([])
  })
})
