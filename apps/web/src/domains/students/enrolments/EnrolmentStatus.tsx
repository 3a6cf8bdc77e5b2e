import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { namedArea, type StatusDialogProps } from '../../../kit/areas/area.ts'
import { StatusChange } from '../../../kit/areas/status/StatusChange.tsx'

/** Nobody lets an enrolment expire by hand: that is what its deadline is for. */
const statuses = Object.fromEntries(
  Object.entries(enrolments.statuses).map(([from, to]: [string, readonly string[]]) => [
    from,
    to.filter((status) => status !== 'expired'),
  ]),
)
const byHand = { ...namedArea(enrolments, { scope: 'school', words: 'enrolments' }), area: { ...enrolments, statuses } }

export const EnrolmentStatus = (props: StatusDialogProps) => <StatusChange of={byHand} {...props} />
