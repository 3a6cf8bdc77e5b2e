import type { Samples } from '../samples/sample.ts'
import { apex } from './charts/apex.tsx'
import { chartjs } from './charts/chartjs.tsx'
import { recharts } from './charts/recharts.tsx'
import { leaflet } from './maps/leaflet.tsx'
import { reactstrap } from './tables/reactstrap.tsx'

export const samples: Samples = { reactstrap, apex, chartjs, recharts, leaflet }
