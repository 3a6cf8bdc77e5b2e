import type { AreaSample } from '../../../testing/sample.ts'

export const documentSample: AreaSample = {
  owner: 'school',
  input: async (_owner, nth, make) => ({
    student_id: (await make('students')).id,
    kind: 'medical',
    number: `M-${nth}`,
    issued_on: '2026-01-01',
    expires_on: '2099-12-31',
  }),
  change: { notes: 'both pages' },
}
