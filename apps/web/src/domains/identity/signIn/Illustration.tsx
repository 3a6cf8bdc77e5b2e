import classes from './Illustration.module.css'

/** A winding road towards low hills, a car with its trainer's sign, and nothing in a hurry. */
export const Illustration = () => (
  <svg viewBox="0 0 640 460" className={classes.scene} aria-hidden="true">
    <circle cx="476" cy="118" r="44" fill="var(--scene-sun)" />
    <path d="M0 250C90 170 150 196 226 226s128-66 214-30 120 4 200-22v286H0Z" fill="var(--scene-far)" />
    <path d="M0 306c110-64 190-30 276-16s196-64 364-10v180H0Z" fill="var(--scene-near)" />
    <path d="M0 352c150-44 300-16 420-22s160-10 220-2v132H0Z" fill="var(--scene-ground)" />
    {/* the road, wide at our feet, narrow where it meets the hills */}
    <path
      d="M150 460c40-52 190-62 250-96 54-31-24-46-66-58-30-9-22-26 4-38l12 4c-12 11-10 18 12 25 62 19 150 34 96 84-40 37-116 46-138 79Z"
      fill="var(--scene-road)"
    />
    <path
      d="M236 458c42-44 158-56 196-92 44-42-46-54-84-66-20-7-18-18-4-28"
      fill="none"
      stroke="var(--scene-line)"
      strokeWidth="3.5"
      strokeDasharray="16 13"
      strokeLinecap="round"
    />
    <Tree x={96} y={318} size={1} />
    <Tree x={566} y={330} size={1.2} />
    <Tree x={520} y={306} size={0.7} />
    <Tree x={232} y={292} size={0.6} />
    <Sign />
    <Car />
  </svg>
)

const Tree = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <rect x="-3" y="18" width="6" height="30" rx="3" fill="var(--scene-road)" opacity="0.65" />
    <ellipse cx="0" cy="2" rx="22" ry="30" fill="var(--scene-car)" opacity="0.55" />
  </g>
)

const Sign = () => (
  <g transform="translate(108 356)">
    <rect x="-2.5" y="0" width="5" height="74" rx="2.5" fill="var(--scene-road)" />
    <rect x="-24" y="-42" width="48" height="48" rx="9" fill="var(--scene-line)" transform="rotate(45 0 -18)" />
    <rect x="-19" y="-37" width="38" height="38" rx="7" fill="var(--scene-sun)" transform="rotate(45 0 -18)" />
    <path
      d="M-7-6v-12c0-7 14-5 14-12v-5m0 0-6 6m6-6 6 6"
      fill="none"
      stroke="var(--scene-road)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
)

const Car = () => (
  <g transform="translate(292 362)" className={classes.car}>
    <ellipse cx="52" cy="52" rx="62" ry="8" fill="#000" opacity="0.18" />
    <path
      d="M-6 44c-4 0-7-3-7-8 0-12 6-17 18-19l12-18c4-6 8-8 15-8h30c7 0 12 3 16 8l14 18c14 2 20 8 20 18 0 6-3 9-8 9Z"
      fill="var(--scene-car)"
    />
    <path d="M24 1c2-3 5-4 8-4h13v20H14Zm28-4h9c4 0 7 1 9 4l12 16H52Z" fill="var(--scene-glass)" />
    <rect x="36" y="-20" width="28" height="11" rx="3" fill="var(--scene-sun)" />
    <circle cx="16" cy="45" r="12" fill="var(--scene-road)" />
    <circle cx="16" cy="45" r="5" fill="var(--scene-line)" />
    <circle cx="84" cy="45" r="12" fill="var(--scene-road)" />
    <circle cx="84" cy="45" r="5" fill="var(--scene-line)" />
    <rect x="99" y="24" width="10" height="7" rx="3.5" fill="var(--scene-sun)" />
  </g>
)
