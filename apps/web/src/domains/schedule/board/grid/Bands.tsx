import type { Band } from '../model.ts'
import type { Axis } from '../time/axis.ts'
import classes from './Grid.module.css'

/** Times at which nobody is taught in a lane, hatched by their kind; the legend says the same in words. */
export function Bands({ axis, bands }: { axis: Axis; bands: readonly Band[] }) {
  return bands.flatMap((band) =>
    axis.stretches.flatMap((stretch) => {
      const [from, to] = [Math.max(band.from, stretch.from), Math.min(band.to, stretch.to)]
      if (to <= from) return []
      return (
        <span
          key={`${band.kind} ${String(band.from)} ${stretch.day}`}
          className={classes.band}
          data-kind={band.kind}
          title={band.name ?? undefined}
          style={{
            insetInlineStart: stretch.at + (from - stretch.from) * axis.scale,
            inlineSize: (to - from) * axis.scale,
          }}
        >
          {band.name && <bdi className={classes.bandName}>{band.name}</bdi>}
        </span>
      )
    }),
  )
}
