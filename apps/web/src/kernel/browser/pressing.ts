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

// rules of forms are tested without a browser too
if ('addEventListener' in globalThis) {
  const capture = { capture: true }
  addEventListener('pointerdown', () => (isDown = true), capture)
  for (const event of ['pointerup', 'pointercancel', 'dragend']) addEventListener(event, release, capture)
  // a pointer that comes up outside of a window that was left is not told; the fields' own events come by here as well
  addEventListener('blur', (event) => event.target === window && release())
}

/**
 * The value, or a promise of it for as long as a mouse button or a finger is down and what it presses has not had its click.
 * What pushes other things around goes through it: whatever moves away between going down and coming up is not pressed.
 */
export const afterPress = <T>(value: T): T | Promise<T> =>
  isDown ? new Promise((resolve) => waiting.push(() => resolve(value))) : value
