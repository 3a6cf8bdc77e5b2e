import { bandKinds } from '@dsms/contract/schedule/board/calls'
import { useText } from '../../../../kernel/i18n/index.ts'
import legend from '../../../../ui/status/Legend.module.css'
import type { Model } from '../model.ts'
import type { Axis } from '../time/axis.ts'
import { statusIcons } from './Bars.tsx'
import classes from './Grid.module.css'

/** Colours, hatchings and signs that are on the board, in words; hatchings of the times that it shows. */
export function Legend({ model, stretches = [] }: { model: Model; stretches?: Axis['stretches'] }) {
  const t = useText('schedule')
  const shown = model.lanes.flatMap(({ bars }) => bars)
  const [types, found] = [new Set(shown.map(({ type }) => type)), new Set(shown.map(({ status }) => status))]
  const kinds = bandKinds.filter((kind) =>
    model.lanes.some(({ bands }) =>
      bands.some((band) => band.kind === kind && stretches.some(({ from, to }) => band.from < to && from < band.to)),
    ),
  )
  return (
    <ul className={legend.legend} aria-label={t('legend')}>
      {model.data.types
        .filter(({ id }) => types.has(id))
        .map(({ id, name, colour }) => (
          <li key={id}>
            <span className={classes.swatch} data-type style={{ '--colour': colour }} aria-hidden />
            <bdi>{name}</bdi>
          </li>
        ))}
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={classes.swatch} data-kind={kind} aria-hidden />
          {t(`band.${kind}`)}
        </li>
      ))}
      {[...found].map((status) => {
        const Sign = statusIcons[status]
        return (
          Sign && (
            <li key={status}>
              <Sign size={14} stroke={2} aria-hidden />
              {t(`status.${status}`)}
            </li>
          )
        )
      })}
    </ul>
  )
}
