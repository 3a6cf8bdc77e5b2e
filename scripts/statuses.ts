import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allAreas } from '@dsms/contract'
import { reviewStatuses } from '@dsms/contract/content/testimonials/reviews'
import { packVersionStatuses } from '@dsms/contract/curriculum/countryPacks/calls'
import { subscriptionStatuses } from '@dsms/contract/platform/subscriptions/calls'
import { chargeStatuses } from '@dsms/contract/money/charges/statuses'
import { lessonStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { moveStatuses } from '@dsms/contract/schedule/moves/statuses'
import { root } from './process.ts'

const file = join(root, 'apps/server/src/db/sql/kernel/areas/status_changes.sql')

/** Each status and those that may follow it, by the table whose records have them. */
const statusesOf: Record<string, Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(allAreas).map(([name, { statuses }]) => [snake(name), statuses])),
  charges: chargeStatuses,
  country_pack_versions: packVersionStatuses,
  lessons: lessonStatuses,
  move_requests: moveStatuses,
  reviews: reviewStatuses,
  subscriptions: subscriptionStatuses,
}

/** True when the database is told the statuses of the contract; tells what to do otherwise. */
export function checkStatuses(): boolean {
  const isSame = readFileSync(file, 'utf8') === text()
  if (!isSame) console.log(`${file} is not what the contract says (npm run db:generate)`)
  return isSame
}

function text(): string {
  const cases = Object.entries(statusesOf)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([table, statuses]) => `    WHEN '${table}' THEN ARRAY[${changes(statuses)}]`)
  return `-- Made from the contract by \`npm run db:generate\`: the allowed changes of status of a table's records, each
-- \`from>to\`; null where the contract has none.
CREATE OR REPLACE FUNCTION status_changes(name text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE name
${cases.join('\n')}
  END
$$;
`
}

const changes = (statuses: Record<string, readonly string[]>): string =>
  Object.entries(statuses)
    .flatMap(([from, targets]) => targets.map((to) => `'${from}>${to}'`))
    .join(', ')

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

if (import.meta.main) writeFileSync(file, text())
