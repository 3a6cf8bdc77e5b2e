type Point = { clientX: number; clientY: number }

const near = 48
const most = 14

/** Scrolls the box around a canvas while something is held near its border. `moved` is told when it did. */
export function edgeScroll(canvas: HTMLElement, moved: (point: Point) => void) {
  const box = canvas.closest<HTMLElement>('[data-board]')
  let point: Point | undefined
  let frame = 0
  const speed = (place: number, from: number, to: number): number => {
    if (place < from + near) return -Math.min(most, (from + near - place) / 3)
    if (place > to - near) return Math.min(most, (place - to + near) / 3)
    return 0
  }
  const tick = () => {
    frame = 0
    if (!box || !point) return
    const edges = box.getBoundingClientRect()
    // physical: a box is scrolled in pixels from the left whatever its direction
    const [x, y] = [speed(point.clientX, edges.left, edges.right), speed(point.clientY, edges.top, edges.bottom)]
    if (x === 0 && y === 0) return
    box.scrollBy(x, y)
    moved(point)
    frame = requestAnimationFrame(tick)
  }
  return {
    follow(now: Point) {
      point = now
      if (!frame) frame = requestAnimationFrame(tick)
    },
    stop() {
      cancelAnimationFrame(frame)
      point = undefined
    },
  }
}
