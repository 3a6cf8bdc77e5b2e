import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import { day, id, idText, listOf, optionalText, pageOf, paging } from '../../../kernel/shared.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { credentialKinds, credentialLights, credentialPrivileges } from './rules.ts'

const path = '/api/school/credentials'
const ofSchool = ownedBySchool('trainer_credentials')

/** Papers that let trainers teach. Who wrote one down is not who says that it is right: that takes `verify`. */
export const trainerCredentials = areaEndpoints({
  path,
  tag: 'trainer-credentials',
  one: 'a credential of a trainer',
  many: 'credentials of trainers',
  access: (action) =>
    action === 'status' ? { school: 'trainer_credentials.verify', platform: 'schools.edit' } : ofSchool(action),
  inSchool: true,
  // what is over or was renewed became so by itself; see `comesByItself`
  statuses: {
    pending: ['approved', 'rejected'],
    approved: ['expired', 'suspended', 'revoked', 'replaced'],
    rejected: [],
    expired: ['replaced'],
    suspended: ['approved', 'revoked'],
    revoked: [],
    replaced: [],
  },
  reasons: ['rejected', 'suspended', 'revoked'],
  row: {
    trainer_id: id,
    trainer: z.string(),
    trainer_no: z.string(),
    kind: z.enum(credentialKinds),
    number: z.string().nullable(),
    authority: z.string().nullable(),
    issued_on: day.nullable(),
    /** Its last day. */
    expires_on: day.nullable(),
    /** Since when it is suspended or revoked. */
    stopped_on: day.nullable(),
    /** Today where the school is; null for one that says nothing any more. */
    light: z.enum(credentialLights).nullable(),
    has_file: z.boolean(),
    /** What of `trainers` the reader lacks to open this credential: its file, number and notes are not told. */
    lacks: z.enum(Object.values(credentialPrivileges)).nullable(),
  },
  more: {
    replaces_id: id.nullable(),
    replaced_by_id: id.nullable(),
    file_id: id.nullable(),
    file: keptFile.nullable(),
    notes: z.string().nullable(),
  },
  input: z.object({
    trainer_id: id,
    kind: z.enum(credentialKinds),
    number: optionalText(60),
    authority: optionalText(120),
    issued_on: day.nullish(),
    expires_on: day.nullish(),
    /** A PDF or picture that was uploaded before; whoever may open the credential reads it. */
    file_id: id.nullish(),
    /** The one that this renews; it becomes `replaced` when this is approved. */
    replaces_id: id.nullish(),
    notes: optionalText(1000),
  }),
  filter: {
    trainer_id: idText.optional(),
    kind: listOf(z.enum(credentialKinds), credentialKinds.length),
    light: listOf(z.enum(credentialLights), credentialLights.length),
  },
  sheet: ['trainer', 'kind', 'number', 'authority', 'issued_on', 'expires_on', 'notes'],
  errors: ['end_before_start', 'unknown_file', 'not_a_paper', 'comes_by_itself', 'date_in_past', 'forbidden'],
})

/** Statuses that nobody gives: a day passes, or a renewal is approved. */
export const comesByItself = ['expired', 'replaced'] as const

export const readCredentialFile = endpoint({
  method: 'GET',
  path: `${path}/:id/file`,
  tag: 'trainer-credentials',
  inSchool: true,
  summary: 'The bytes of the paper that is kept with a credential',
  access: ofSchool('view'),
  params: z.object({ id: idText }),
  query: z.object({ download: z.stringbool().default(false), school_id: idText.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['forbidden'],
})

const cell = z.object({
  kind: z.enum(credentialKinds),
  light: z.enum(credentialLights),
  credential_id: id.nullable(),
  expires_on: day.nullable(),
})

export const credentialWall = endpoint({
  method: 'GET',
  path: `${path}/wall`,
  tag: 'trainer-credentials',
  inSchool: true,
  summary: 'A line for each trainer and a light for each kind of credential, as they are today',
  access: ofSchool('view'),
  query: z.object({
    q: paging.shape.q,
    /** Trainers of whom at least one credential is so. */
    light: listOf(z.enum(credentialLights), credentialLights.length),
    page: paging.shape.page,
    perPage: paging.shape.perPage,
    school_id: idText.optional(),
  }),
  response: pageOf(
    z.object({ id, name: z.string(), trainer_no: z.string(), picture: z.string().nullable(), cells: z.array(cell) }),
  ),
})
export type CredentialWallRow = z.infer<typeof credentialWall.response>['rows'][number]
