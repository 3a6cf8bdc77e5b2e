import { type ChartSpec, isTime } from './chartSpec.ts'
import { PartsPlot } from './PartsPlot.tsx'
import { TimePlot } from './TimePlot.tsx'

/** All that needs the chart library: a chunk of its own, fetched when the first chart is shown. */
export const ChartPlot = ({ spec }: { spec: ChartSpec }) =>
  isTime(spec) ? <TimePlot spec={spec} /> : <PartsPlot spec={spec} />
