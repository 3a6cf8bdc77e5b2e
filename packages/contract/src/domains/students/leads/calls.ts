import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import {
  day,
  email,
  id,
  idText,
  instant,
  languages,
  listOf,
  optionalText,
  pageOf,
  phone,
} from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { wishTime, wishTimes } from '../../../kit/wishTimes.ts'
import { followUps, leadGearboxes, leadSources, leadStatuses } from './rules.ts'

const path = '/api/school/leads'
const access = ownedBySchool('leads')

/** What lists and the board are narrowed by alike. */
const filter = {
  source: listOf(z.enum(leadSources), leadSources.length),
  licence_type_id: idText.optional(),
  owner_id: idText.optional(),
  branch_id: idText.optional(),
  /** Those that became this student. */
  student_id: idText.optional(),
  /** Those whose follow-up is due today, where the school is, or was before. */
  due: z.stringbool().optional(),
}

const talk = z.object({
  id,
  at: instant,
  by: z.string().nullable(),
  said: z.string().nullable(),
  /** When the next word was to be; null where nothing more was. */
  next_on: day.nullable(),
})

/** People who asked about lessons and are no students yet. */
export const leads = areaEndpoints({
  path,
  tag: 'leads',
  one: 'a lead',
  many: 'leads',
  access,
  inSchool: true,
  statuses: leadStatuses,
  reasons: ['lost'],
  row: {
    phone: z.string().nullable(),
    email: z.string().nullable(),
    source: z.enum(leadSources),
    licence_type_id: id.nullable(),
    licence_type: z.string().nullable(),
    gearbox: z.enum(leadGearboxes).nullable(),
    branch_id: id.nullable(),
    branch: z.string().nullable(),
    /** Anyone who looks after it. */
    owner_id: id.nullable(),
    owner: z.string().nullable(),
    follow_up_on: day.nullable(),
    /** How the follow-up stands today where the school is; null where none is to come. */
    follow_up: z.enum(followUps).nullable(),
    /** The student that a lead became. */
    student_id: id.nullable(),
  },
  more: {
    names,
    /** The name of the campaign, or who sent them. */
    source_detail: z.string().nullable(),
    wish_times: z.array(wishTime),
    language: z.enum(languages).nullable(),
    notes: z.string().nullable(),
    /** What was said with them, the latest first. */
    talks: z.array(talk),
  },
  input: z.object({
    name: translatedInput(120),
    /** This or an e-mail address is needed. */
    phone: phone.nullish(),
    email: email.nullish(),
    source: z.enum(leadSources),
    source_detail: optionalText(120),
    licence_type_id: id.nullish(),
    gearbox: z.enum(leadGearboxes).nullish(),
    branch_id: id.nullish(),
    wish_times: wishTimes.default([]),
    follow_up_on: day.nullish(),
    /** Giving it to anybody but oneself takes `leads.assign`. */
    owner_id: id.nullish(),
    /** In which the school writes to them. */
    language: z.enum(languages).nullish(),
    notes: optionalText(2000),
  }),
  filter,
  sheet: [
    'name_ar',
    'name_en',
    'phone',
    'email',
    'source',
    'source_detail',
    'licence_type',
    'gearbox',
    'branch',
    'owner',
    'follow_up_on',
    'language',
    'notes',
  ],
  errors: ['contact_required', 'end_before_start', 'hours_overlap', 'lead_to_convert'],
})

const of = { tag: 'leads', inSchool: true } as const
const inQuery = { school_id: idText.optional() }

/** No version is asked for: what was said is added, whatever else changed meanwhile. */
export const followLead = endpoint({
  ...of,
  method: 'POST',
  path: `${path}/:id/talks`,
  summary: 'Note that a lead was followed up: what was said, and when the next word is due',
  access: access('edit'),
  params: z.object({ id: idText }),
  body: z.object({ said: optionalText(1000), next_on: day.nullable(), school_id: id.optional() }),
  response: leads.calls.get.response,
  errors: ['lead_archived', 'lead_lost', 'illegal_transition'],
})

/** Cards of a column at once; whoever wants the rest goes to the list. */
export const cardsOfColumn = 50

const card = leads.calls.list.response.shape.rows.element

export const leadBoard = endpoint({
  ...of,
  method: 'GET',
  path: `${path}/board`,
  summary:
    'Leads by their status, those to be followed up soonest first; the first fifty of each and how many there are',
  access: access('view'),
  query: z.object({ q: z.string().trim().max(100).optional(), ...filter, ...inQuery }),
  response: z.object({
    columns: z.array(z.object({ status: card.shape.status, ...pageOf(card).shape })),
  }),
})

const counts = { came: z.int(), won: z.int(), lost: z.int(), rate: z.int().nullable() }

export const leadFigures = endpoint({
  ...of,
  method: 'GET',
  path: `${path}/figures`,
  summary: 'How many leads came from each source in a stretch of days, and how many of them were won or lost since',
  access: access('view'),
  query: z.object({
    /** The first day of this year unless told. */
    from: day.optional(),
    /** Today unless told. */
    to: day.optional(),
    ...inQuery,
  }),
  response: z.object({
    from: day,
    to: day,
    /** Every source, in the order of the contract; `rate` is of a hundred that came. */
    sources: z.array(z.object({ source: z.enum(leadSources), ...counts })),
    all: z.object(counts),
    /** Follow-ups of leads still worked on: those of days past, and those of today, whenever the leads came. */
    overdue: z.int(),
    today: z.int(),
  }),
  errors: ['end_before_start'],
})

export const listLeadOwners = endpoint({
  ...of,
  method: 'GET',
  path: `${path}/owners`,
  summary: 'The staff who may look after leads',
  access: access('view'),
  query: z.object(inQuery),
  response: z.array(z.object({ id, name: z.string() })),
})
