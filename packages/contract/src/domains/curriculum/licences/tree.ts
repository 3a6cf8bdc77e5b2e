import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText } from '../../../kernel/shared.ts'
import { ownedBySchool } from '../../../kit/areas.ts'
import { gearboxes, licenceGroups, licenceTypes } from './calls.ts'

export const getLicenceTree = endpoint({
  tag: 'licence-types',
  inSchool: true,
  method: 'GET',
  path: '/api/school/licence-types/tree',
  summary: 'All licence types in use with the one that each stands below, those before that stand above',
  access: ownedBySchool('licence_types_courses')('view'),
  query: z.object({ q: z.string().trim().max(100).optional(), school_id: idText.optional() }),
  response: z.array(
    z.object({
      id,
      parent_id: id.nullable(),
      level: z.int(),
      code: z.string(),
      name: z.string(),
      group: z.enum(licenceGroups),
      gearbox: z.enum(gearboxes),
      min_age_months: z.int(),
      status: z.enum(keysOf(licenceTypes.statuses)),
      /** Version of its training requirements; 0 without any. */
      requirements_version: z.int(),
      /** The search text is in it. */
      is_match: z.boolean(),
    }),
  ),
})
