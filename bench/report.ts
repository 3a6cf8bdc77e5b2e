import type { Figures } from './drive.ts'

export interface Line {
  name: string
  product: Figures
  bare: Figures
}

/** The measured cases as a table, with the share of the bare server's speed that the product keeps. */
export function printTable(lines: Line[]): void {
  const rows = lines.map(({ name, product, bare }) => [
    name,
    product.perSecond.toFixed(0),
    product.p50.toFixed(1),
    product.p99.toFixed(1),
    bare.perSecond.toFixed(0),
    bare.p50.toFixed(1),
    bare.p99.toFixed(1),
    (product.perSecond / bare.perSecond).toFixed(2),
    product.wrong + bare.wrong ? `${product.wrong} / ${bare.wrong} wrong` : '',
  ])
  const heads = ['', 'requests/s', 'p50 ms', 'p99 ms', 'bare requests/s', 'p50 ms', 'p99 ms', 'ratio', '']
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of [heads, ...rows]) {
    const cells = row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
    console.log(cells.join('  ').trimEnd())
  }
}

/** Mean of each route's histogram in Prometheus' text: queries and waits for the database of one request. */
export function printDatabaseTraffic(metrics: string): void {
  const mean = (name: string, route: string) => {
    const value = (part: string) =>
      Number(
        metrics
          .split('\n')
          .find((line) => line.startsWith(`${name}_${part}{route="${route}"}`))
          ?.split(' ')[1] ?? 0,
      )
    return value('count') ? (value('sum') / value('count')).toFixed(2) : '-'
  }
  const routes = [...metrics.matchAll(/^dsms_db_queries_per_request_count\{route="([^"]+)"\}/gm)].map(
    (match) => match[1] ?? '',
  )
  console.log('Statements and round trips to the database per request (BEGIN, entering and COMMIT included)')
  for (const route of routes) {
    const queries = mean('dsms_db_queries_per_request', route)
    console.log(`  ${route}: ${queries} statements, ${mean('dsms_db_round_trips_per_request', route)} round trips`)
  }
}
