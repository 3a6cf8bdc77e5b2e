import type { Samples } from '../samples/sample.ts'
import { contextMenu } from './asking/context-menu.tsx'
import { sweetAlert } from './asking/sweet-alert.tsx'
import { toastr } from './asking/toastr.tsx'
import { i18n } from './choosing/i18n.tsx'
import { ratings } from './choosing/ratings.tsx'
import { slider } from './choosing/slider.tsx'
import { clipboard } from './handing/clipboard.tsx'
import { exportSample } from './handing/export.tsx'
import { exportSelected } from './handing/export-selected.tsx'
import { importSample } from './handing/import.tsx'
import { reactPlayer } from './media/react-player.tsx'
import { dragAndDrop } from './moving/drag-and-drop.tsx'
import { pagination } from './moving/pagination.tsx'
import { swiper } from './moving/swiper.tsx'
import { tour } from './moving/tour.tsx'

export const samples: Samples = {
  'sweet-alert': sweetAlert,
  toastr,
  slider,
  'drag-and-drop': dragAndDrop,
  tour,
  clipboard,
  'react-player': reactPlayer,
  'context-menu': contextMenu,
  swiper,
  ratings,
  i18n,
  pagination,
  import: importSample,
  export: exportSample,
  'export-selected': exportSelected,
}
