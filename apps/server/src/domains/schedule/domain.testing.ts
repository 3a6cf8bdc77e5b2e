import type { DomainSamples } from '../../testing/sample.ts'

export const schedule: DomainSamples = {
  areas: {
    lessonTypes: {
      owner: 'school',
      input: async (_, nth) => ({
        name: { ar: `درس على الطريق ${nth}`, en: `Road lesson ${nth}` },
        code: `R${nth}`,
        kind: 'road',
        stage: 'road',
        needs_vehicle: 'required',
      }),
      change: { default_minutes: 90 },
    },
  },
}
