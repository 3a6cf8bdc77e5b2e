/** Where somebody heard of the school, or how they came to it. */
export const leadSources = [
  'walk_in',
  'phone',
  'website',
  'referral',
  'social',
  'campaign',
  'corporate',
  'import',
] as const
export type LeadSource = (typeof leadSources)[number]

/** What somebody wishes to learn with; who has no wish says nothing. */
export const leadGearboxes = ['manual', 'automatic'] as const

/**
 * From the first word to the enrolment. Steps may be skipped, since many who walk in sign on the spot, and none is taken
 * back; who was given up and calls again goes on as one who was contacted.
 */
export const leadStatuses = {
  new: ['contacted', 'visiting', 'offered', 'won', 'lost'],
  contacted: ['visiting', 'offered', 'won', 'lost'],
  visiting: ['offered', 'won', 'lost'],
  offered: ['won', 'lost'],
  won: [],
  lost: ['contacted'],
} as const
export type LeadStatus = keyof typeof leadStatuses

/** Those that somebody still works on; only these have a follow-up that can be due. */
export const openLeads = ['new', 'contacted', 'visiting', 'offered'] as const satisfies readonly LeadStatus[]

export const followUps = ['overdue', 'today', 'later'] as const
export type FollowUp = (typeof followUps)[number]

/** How a follow-up stands on a day; null where there is none, or nothing to follow up any more. */
export function followUpOn(today: string, lead: { status: string; follow_up_on: string | null }): FollowUp | null {
  const isOpen = openLeads.some((status) => status === lead.status)
  if (!isOpen || lead.follow_up_on === null) return null
  if (lead.follow_up_on < today) return 'overdue'
  return lead.follow_up_on === today ? 'today' : 'later'
}

/** How many of a hundred that came were won, in whole numbers; null while nobody came. */
export const wonShare = ({ came, won }: { came: number; won: number }): number | null =>
  came === 0 ? null : Math.round((won * 100) / came)
