let isDown = false
let waiting: (() => void)[] = []

function release(): void {
  isDown = false
  const held = waiting
  waiting = []
  // the click comes right after the pointer, and before any timer
  setTimeout(() => {
    for (const go of held) go()
  })
}

const capture = { capture: true }
addEventListener('pointerdown', () => (isDown = true), capture)
for (const event of ['pointerup', 'pointercancel', 'dragend']) addEventListener(event, release, capture)
// a pointer that comes up outside of a window that was left is not told; the fields' own events come by here as well
addEventListener('blur', (event) => event.target === window && release())

/**
 * When no mouse button or finger is down, and what was pressed has had its click. What pushes other things around waits for
 * it: whatever moves away between going down and coming up is not pressed at all.
 */
export const pressEnded = (): Promise<void> =>
  isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()
