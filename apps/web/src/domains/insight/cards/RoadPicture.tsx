import own from './Cards.module.css'

const skies = {
  day: { sky: '#bfe3ee', hill: '#7fb28a', road: '#5b6670', sun: '#f6c453' },
  rain: { sky: '#a9b8c2', hill: '#6d8a7a', road: '#4a545d', sun: '#d6dee4' },
  night: { sky: '#16242f', hill: '#22382f', road: '#2b333a', sun: '#e8e3c8' },
}

const drops = Array.from({ length: 24 }, (_, place) => [(place * 53) % 640, (place * 37) % 150] as const)

/** A road into the hills, by day, by night and in the rain. Beside words, so it is silent. */
export function RoadPicture({ scene }: { scene: keyof typeof skies }) {
  const { sky, hill, road, sun } = skies[scene]
  return (
    <svg viewBox="0 0 640 280" className={own.picture} aria-hidden preserveAspectRatio="xMidYMid slice">
      <rect width="640" height="280" fill={sky} />
      <circle cx="500" cy="70" r={scene === 'day' ? 36 : 26} fill={sun} />
      <path d="M0 190 Q120 110 250 170 T520 150 T640 180 V280 H0 Z" fill={hill} />
      <path d="M290 172 L330 172 L430 280 L150 280 Z" fill={road} />
      <path d="M308 178 l4 0 l3 22 l-10 0 Z M304 212 l12 0 l4 30 l-20 0 Z M298 254 l24 0 l4 26 l-32 0 Z" fill="#fff" />
      {scene === 'rain' &&
        drops.map(([x, y]) => <path key={x} d={`M${x} ${y} l-6 22`} stroke="#eef4f7" strokeWidth="2" />)}
      {scene === 'night' && <path d="M272 214 L120 250 L140 280 L300 280 Z" fill="#fff6c9" opacity="0.25" />}
    </svg>
  )
}
