/** How many times slower than the machine of the budgets this one was when the run began. */
const slowness = Number(process.env.E2E_SLOWNESS ?? 1)

/** How long something that takes so many milliseconds may take on this machine. */
export const patient = (ms: number): number => Math.round(ms * slowness)

/**
 * How soon one sees what another does: a second. Two journeys share the machine, and others may too, so they get more,
 * which still tells a live screen from one that waits to be looked at again.
 */
export const soon = { timeout: patient(10_000) }
