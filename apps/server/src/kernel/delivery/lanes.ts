export interface Lanes {
  /** Looks for work, and resolves once there is none left. Asked while others work, it makes them look again. */
  wake(): Promise<void>
  /** Takes nothing new; resolves once what was taken is done. */
  stop(): Promise<void>
}

/**
 * Does pieces of work, so many at a time at most. `step` takes a piece and does it, calls `taken` between the two, and answers
 * whether there was one. A lane opens the next one where it found work, so that a single piece asks twice and not many times.
 */
export function createLanes(
  most: number,
  step: (taken: () => void) => Promise<boolean>,
  onError: (error: unknown) => void,
): Lanes {
  const ends = new Set<Promise<void>>()
  let open = 0
  let asked = 0
  let isOver = false

  const lane = async () => {
    let seen: number
    try {
      do {
        seen = asked
        while (!isOver && (await step(another)));
      } while (!isOver && seen !== asked)
    } catch (error) {
      onError(error)
    } finally {
      // at once with the last look: whoever asks from here on opens a lane
      open--
    }
  }
  const another = () => {
    if (isOver || open >= most) return
    open++
    const end: Promise<void> = lane().finally(() => ends.delete(end))
    ends.add(end)
  }
  const settled = async () => {
    for (const end of ends) await end
  }

  return {
    wake() {
      asked++
      another()
      return settled()
    },
    stop() {
      isOver = true
      return settled()
    },
  }
}
