import { describe, expect, it } from 'vitest'
import { languages } from '../../../kernel/shared.ts'
import { kindDefaults } from './kinds.ts'
import { lessonTypePresets, presetCountries } from './presets.ts'

/** Of a colour such as `#0b6b83` and white, by WCAG 2. */
function contrastToWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

describe('ready lesson types', () => {
  it.each([...presetCountries, ''])('of %s are whole', (country) => {
    const types = lessonTypePresets(country)
    expect(types.length).toBeGreaterThan(4)
    expect(new Set(types.map(({ code }) => code.toUpperCase())).size).toBe(types.length)
    for (const type of types) {
      for (const language of languages) expect(type.name[language], `${type.code} ${language}`).not.toBe('')
      expect(type.min_minutes, type.code).toBeLessThanOrEqual(type.default_minutes)
      expect(type.default_minutes, type.code).toBeLessThanOrEqual(type.max_minutes)
      for (const minutes of [type.min_minutes, type.default_minutes, type.max_minutes])
        expect(minutes % type.step_minutes, type.code).toBe(0)
      expect(contrastToWhite(type.colour), type.code).toBeGreaterThanOrEqual(4.5)
    }
    expect(new Set(types.map(({ name }) => name.ar)).size).toBe(types.length)
  })

  it.each(Object.entries(kindDefaults))('of the kind %s can be written on in white', (_, { colour }) => {
    expect(contrastToWhite(colour)).toBeGreaterThanOrEqual(4.5)
  })

  it('are those of the first code that has a set of its own', () => {
    const codes = (...of: (string | null)[]) => lessonTypePresets(...of).map(({ code }) => code)
    expect(codes('EU', 'DE')).toEqual(codes('DE'))
    expect(codes('SA', 'DE')).toEqual(codes('SA'))
    expect(codes(null, 'MA')).toEqual(codes())
    expect(codes()).toContain('MAKE')
  })

  it('have the special drives of Germany in lessons of 45 minutes', () => {
    const special = lessonTypePresets('DE').filter(({ stage }) => stage === 'special')
    expect(special.map(({ kind, counts_for, step_minutes }) => [kind, counts_for, step_minutes])).toEqual([
      ['country', ['country'], 45],
      ['motorway', ['motorway'], 45],
      ['night', ['night'], 45],
    ])
    expect(special.filter(({ after_dark }) => after_dark).map(({ kind }) => kind)).toEqual(['night'])
  })
})
