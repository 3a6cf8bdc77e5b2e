import type { Samples } from '../samples/sample.ts'
import { buttons } from './acting/buttons.tsx'
import { dropdowns } from './acting/dropdowns.tsx'
import { modals } from './acting/modals.tsx'
import { pillsComponent } from './acting/pills-component.tsx'
import { tabsComponent } from './acting/tabs-component.tsx'
import { alerts } from './showing/alerts.tsx'
import { avatar } from './showing/avatar.tsx'
import { badges } from './showing/badges.tsx'
import { pillBadges } from './showing/pill-badges.tsx'

export const samples: Samples = {
  alerts,
  buttons,
  badges,
  'pill-badges': pillBadges,
  avatar,
  modals,
  'tabs-component': tabsComponent,
  'pills-component': pillsComponent,
  dropdowns,
}
