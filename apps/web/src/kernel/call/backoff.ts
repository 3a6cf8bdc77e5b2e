const firstMs = 700
const longestMs = 8_000

/** How long to wait before the next try: twice as long each time, and never the same for everybody. */
export function backoff(random: () => number = Math.random) {
  let tries = 0
  return {
    next: () => Math.min(firstMs * 2 ** tries++, longestMs) * (0.6 + 0.4 * random()),
    reset: () => {
      tries = 0
    },
  }
}
