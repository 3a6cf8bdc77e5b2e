/** What the system calls a server that cannot be reached, and what PostgreSQL says when it stops, starts or only reads. */
const away =
  /^(08\w{3}|57P0[123]|25006|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What the driver and its pool throw without a code. */
const awayWords =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/

const noneFree = 'timeout exceeded when trying to connect'

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Whether the database is not there just now: it starts, stops, is out of reach, or broke the connection. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && (away.test(codeOf(error)) || awayWords.test(error.message))

/** Whether all connections are taken: those of our pool, or those that the database allows. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.message === noneFree || codeOf(error) === '53300')
