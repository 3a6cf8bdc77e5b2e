import './ripple.css'

const hosts = '.mantine-Button-root, .mantine-ActionIcon-root'

/** A circle that spreads from where a button was pressed, for half a second. */
export function startRipples(): void {
  addEventListener('pointerdown', (event) => {
    const host = event.target instanceof Element ? event.target.closest<HTMLElement>(hosts) : null
    if (!host || host.matches(':disabled, [data-disabled], [data-loading]')) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const box = host.getBoundingClientRect()
    const circle = document.createElement('span')
    circle.className = 'ripple'
    // far enough to reach the most distant corner; physical: pointer and box are measured from the left edge
    const radius = Math.hypot(box.width, box.height)
    circle.style.setProperty('--x', `${event.clientX - box.left}px`)
    circle.style.setProperty('--y', `${event.clientY - box.top}px`)
    circle.style.setProperty('--size', `${radius * 2}px`)
    host.append(circle)
    setTimeout(() => circle.remove(), 500)
  })
}
