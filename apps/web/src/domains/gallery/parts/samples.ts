import type { Samples } from '../samples/sample.ts'
import { blockui } from './acting/blockui.tsx'
import { breadcrumbs } from './acting/breadcrumbs.tsx'
import { buttons } from './acting/buttons.tsx'
import { dropdowns } from './acting/dropdowns.tsx'
import { modals } from './acting/modals.tsx'
import { pagination } from './acting/pagination.tsx'
import { pillsComponent } from './acting/pills-component.tsx'
import { popovers } from './acting/popovers.tsx'
import { tabsComponent } from './acting/tabs-component.tsx'
import { tooltips } from './acting/tooltips.tsx'
import { autoComplete } from './finding/auto-complete.tsx'
import { collapse } from './ordering/collapse.tsx'
import { divider } from './ordering/divider.tsx'
import { listGroup } from './ordering/list-group.tsx'
import { mediaObjects } from './ordering/media-objects.tsx'
import { navComponent } from './ordering/nav-component.tsx'
import { timeline } from './ordering/timeline.tsx'
import { alerts } from './showing/alerts.tsx'
import { avatar } from './showing/avatar.tsx'
import { badges } from './showing/badges.tsx'
import { carousel } from './showing/carousel.tsx'
import { pillBadges } from './showing/pill-badges.tsx'
import { progress } from './showing/progress.tsx'
import { spinners } from './showing/spinners.tsx'
import { toasts } from './showing/toasts.tsx'

export const samples: Samples = {
  alerts,
  'auto-complete': autoComplete,
  buttons,
  carousel,
  badges,
  'pill-badges': pillBadges,
  avatar,
  modals,
  'tabs-component': tabsComponent,
  'pills-component': pillsComponent,
  dropdowns,
  tooltips,
  popovers,
  progress,
  spinners,
  breadcrumbs,
  collapse,
  divider,
  'list-group': listGroup,
  'media-objects': mediaObjects,
  'nav-component': navComponent,
  pagination,
  timeline,
  toasts,
  blockui,
}
