/** A frame is drawn, with what React and the browser did before it. */
const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** Presses a button as a pointer does, or picks it up by a key where it is there to be dragged. */
export function press(button: HTMLElement): void {
  button.focus()
  if (button.hasAttribute('aria-roledescription')) key(button, 'Space', ' ')
  else click(button)
}

function click(button: HTMLElement): void {
  const { left, top, width, height } = button.getBoundingClientRect()
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, composed: true }
  const mouse = { ...at, pointerId: 1, isPrimary: true, pointerType: 'mouse' }
  button.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, buttons: 1 }))
  button.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }))
  button.dispatchEvent(new PointerEvent('pointerup', mouse))
  button.dispatchEvent(new MouseEvent('mouseup', at))
  button.click()
}

/** Where toasts appear comes with the first press on a page; it is no answer of the button that was pressed. */
export async function awaken(): Promise<void> {
  window.dispatchEvent(new PointerEvent('pointerdown'))
  while (!document.querySelector('.mantine-Notifications-root')) await drawn()
}

/** Closes by the key what a press opened. */
export async function leave(): Promise<void> {
  await rest()
  key(document.activeElement ?? document.body, 'Escape', 'Escape')
  await rest()
}

function key(target: Element, code: string, name: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { code, key: name, bubbles: true, cancelable: true }))
}

/** Whether a pointer in its middle meets it, and nothing that lies over it. */
export function isInReach(button: HTMLElement): boolean {
  button.scrollIntoView({ block: 'center', inline: 'center' })
  const { left, top, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** The same for what an opening part still lies over for a moment. */
export async function comesInReach(button: HTMLElement): Promise<boolean> {
  const end = performance.now() + longest
  while (!isInReach(button) && performance.now() < end) await drawn()
  return isInReach(button)
}

/** Whether it is seen at all; some are there for programs that read a page aloud alone. */
export function isSeen(button: HTMLElement): boolean {
  const { width, height } = button.getBoundingClientRect()
  return width > 0 && height > 0 && button.checkVisibility({ visibilityProperty: true })
}

/** Only what hangs waits that long. */
const longest = 20_000

/** Whether an act changes anything on the page. */
export function changes(act: () => void, patience = longest): Promise<boolean> {
  return new Promise((resolve) => {
    const watched = new AbortController()
    const end = (isChanged: boolean) => {
      observer.disconnect()
      clearTimeout(timer)
      watched.abort()
      resolve(isChanged)
    }
    const observer = new MutationObserver((records) => {
      if (records.some(({ target }) => target !== document.body)) end(true)
    })
    const timer = setTimeout(end, patience, false)
    // the device's own window for choosing a file stands beside the page
    const choose = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'file') end(true)
    }
    window.addEventListener('click', choose, { signal: watched.signal })
    observer.observe(document.body, everything)
    act()
  })
}

const everything = { subtree: true, childList: true, attributes: true, characterData: true }

/** Waits for a frame in which nothing changes; what never rests is not waited for. */
export async function rest(): Promise<void> {
  let isMoving = true
  const observer = new MutationObserver(() => {
    isMoving = true
  })
  observer.observe(document.body, everything)
  for (let frames = 0; isMoving && frames < 30; frames++) {
    isMoving = false
    await drawn()
  }
  observer.disconnect()
}
