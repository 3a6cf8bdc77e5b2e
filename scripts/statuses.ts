import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allAreas } from '@dsms/contract'
import { chargeStatuses } from '@dsms/contract/billing/charges/statuses'
import { paymentStatuses } from '@dsms/contract/billing/payments/methods'
import { saleStatuses } from '@dsms/contract/billing/sales/statuses'
import { reviewStatuses } from '@dsms/contract/content/testimonials/reviews'
import { packVersionStatuses } from '@dsms/contract/curriculum/countryPacks/calls'
import { subscriptionStatuses } from '@dsms/contract/platform/subscriptions/calls'
import { lessonStatuses, statusesThat } from '@dsms/contract/schedule/lessons/statuses'
import { moveStatuses } from '@dsms/contract/schedule/moves/statuses'
import { root } from './process.ts'

/** Each status and those that may follow it, by the table whose records have them. */
const statusesOf: Record<string, Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(allAreas).map(([name, { statuses }]) => [snake(name), statuses])),
  charges: chargeStatuses,
  country_pack_versions: packVersionStatuses,
  lessons: lessonStatuses,
  move_requests: moveStatuses,
  payments: paymentStatuses,
  reviews: reviewStatuses,
  sales: saleStatuses,
  subscriptions: subscriptionStatuses,
}

/** Files of the database that are made from the contract, and what they hold. */
const made = (): [file: string, text: string][] => [
  ['kernel/areas/status_changes.sql', changesText()],
  ...Object.entries(statusesThat).map(([name, statuses]): [string, string] => [
    `schedule/lessons/statuses/${name}.sql`,
    meaningText(name, statuses),
  ]),
]

const folder = join(root, 'apps/server/src/db/sql')

/** True when the database is told the statuses of the contract; tells what to do otherwise. */
export function checkStatuses(): boolean {
  const others = made().filter(
    ([file, text]) => !existsSync(join(folder, file)) || readFileSync(join(folder, file), 'utf8') !== text,
  )
  for (const [file] of others) console.log(`${join(folder, file)} is not what the contract says (npm run db:generate)`)
  return others.length === 0
}

/** The database puts the list in the place of the call, so indexes serve it. */
const meaningText = (name: string, statuses: readonly string[]): string => `\
-- Made from the contract by \`npm run db:generate\`: see \`statusesThat\` of \`schedule/lessons/statuses\`.
CREATE OR REPLACE FUNCTION ${name}(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT status IN (${statuses.map((status) => `'${status}'`).join(', ')})
$$;
`

function changesText(): string {
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

if (import.meta.main) for (const [file, text] of made()) writeFileSync(join(folder, file), text)
