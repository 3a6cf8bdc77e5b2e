import type { Samples } from '../samples/sample.ts'
import { collapseMenu } from './collapse-menu.tsx'
import { layoutBlank } from './layout-blank.tsx'
import { layoutBoxed } from './layout-boxed.tsx'
import { layoutEmpty } from './layout-empty.tsx'
import { withoutMenu } from './without-menu.tsx'

export const samples: Samples = {
  'collapse-menu': collapseMenu,
  'layout-boxed': layoutBoxed,
  'without-menu': withoutMenu,
  'layout-empty': layoutEmpty,
  'layout-blank': layoutBlank,
}
