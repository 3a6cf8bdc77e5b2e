import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, languages } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'

const access = ownedBySchool('contracts')

/** The text in each language; the server names a placeholder that no contract could fill in. */
const bodies = translatedInput(20_000)

/** What contracts are written from. A published text stays as it is; a new version is a copy that is edited. */
export const contractTemplates = areaEndpoints({
  path: '/api/school/contract-templates',
  tag: 'contract-templates',
  one: 'a contract template',
  many: 'contract templates',
  access,
  inSchool: true,
  statuses: { draft: ['published'], published: ['retired'], retired: ['published'] },
  row: {
    /** In which there is a text. */
    languages: z.array(z.enum(languages)),
    /** Contracts that were written from it. */
    contracts: z.int(),
  },
  more: { names, bodies: names, replaces_id: id.nullable() },
  input: z.object({ name: translatedInput(120), bodies }),
  filter: {},
  sheet: ['name_ar', 'name_en', 'bodies_ar', 'bodies_en'],
  errors: ['unknown_placeholder', 'template_published'],
})

export const copyTemplate = endpoint({
  tag: contractTemplates.tag,
  inSchool: true,
  method: 'POST',
  path: '/api/school/contract-templates/:id/versions',
  summary: 'Begin a new version as a draft: a copy of the text as it is',
  access: access('create'),
  status: 201,
  params: z.object({ id: idText }),
  body: z.object({ school_id: id.optional() }),
  response: contractTemplates.calls.get.response,
})

export const addStarterTemplate = endpoint({
  tag: contractTemplates.tag,
  inSchool: true,
  method: 'POST',
  path: '/api/school/contract-templates/starter',
  summary: 'Add a text to begin with, in five languages, as a draft that the school makes its own',
  access: access('create'),
  status: 201,
  body: z.object({ school_id: id.optional() }),
  response: contractTemplates.calls.get.response,
})
