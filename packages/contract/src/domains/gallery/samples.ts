import type { Words } from '../../kernel/brings/domain.ts'
import { recordOf } from '../../kernel/choices/lists.ts'
import type { Page } from '../../kernel/page.ts'
import { languages } from '../../kernel/shared.ts'
import { words } from './words/words.ts'

/** What the samples are sorted by, in the order in which they are shown. */
export const sampleGroups = ['foundations', 'layouts', 'parts', 'extras', 'forms', 'data'] as const
export type SampleGroup = (typeof sampleGroups)[number]

/** A visual part of the product at the address that the specification gave its sample. */
export interface Sample extends Page {
  group: SampleGroup
}

type Line = [id: number, target: string, icon: string, link: string]

const of = (group: SampleGroup, ...lines: Line[]): Sample[] =>
  lines.map(([id, target, icon, link]) => ({
    id,
    target,
    icon,
    link,
    access: 'session',
    title: titleOf(target),
    group,
  }))

const titleOf = (target: string) => recordOf(languages, (language) => named[language][`page.${target}`] ?? '')
const named: Words = words

/** Every sample, with the ids and targets of the founding search index. */
export const samples: Sample[] = [
  ...of(
    'foundations',
    [38, 'typography', 'article', '/ui-element/typography'],
    [39, 'colors', 'adjustments', '/colors/colors'],
    [40, 'feather', 'stars', '/icons/reactfeather'],
  ),
  ...of(
    'layouts',
    [88, 'pageLayout-collapsedMenu', 'table-options', '/page-layout/collapse-menu'],
    [89, 'pageLayout-layoutBoxed', 'square', '/page-layout/layout-boxed'],
    [90, 'pageLayout-withoutMenu', 'list', '/page-layout/without-menu'],
    [91, 'pageLayout-layoutEmpty', 'square', '/page-layout/layout-empty'],
    [92, 'pageLayout-layoutBlank', 'square', '/page-layout/layout-blank'],
  ),
  ...of(
    'parts',
    [46, 'alerts', 'alert-square', '/components/alerts'],
    [47, 'autoComplete', 'list-details', '/components/auto-complete'],
    [48, 'avatar', 'user-circle', '/components/avatar'],
    [49, 'badges', 'tags', '/components/badges'],
    [50, 'breadCrumbs', 'road', '/components/breadcrumbs'],
    [51, 'buttons', 'plus', '/components/buttons'],
    [52, 'carousel', 'cards', '/components/carousel'],
    [53, 'collapse', 'list-details', '/components/collapse'],
    [54, 'divider', 'pencil', '/components/divider'],
    [55, 'dropDowns', 'list', '/components/dropdowns'],
    [56, 'listGroup', 'list-check', '/components/list-group'],
    [57, 'mediaObjects', 'id', '/components/media-objects'],
    [58, 'modals', 'square', '/components/modals'],
    [59, 'navsComponent', 'sitemap', '/components/nav-component'],
    [60, 'pagination', 'file-text', '/components/pagination'],
    [61, 'pillBadges', 'tags', '/components/pill-badges'],
    [62, 'pillsComponent', 'puzzle', '/components/pills-component'],
    [63, 'popovers', 'message', '/components/popovers'],
    [64, 'progress', 'gauge', '/components/progress'],
    [65, 'spinners', 'clock', '/components/spinners'],
    [66, 'tabsComponent', 'table', '/components/tabs-component'],
    [67, 'timeline', 'clock-hour-8', '/components/timeline'],
    [68, 'toasts', 'bell', '/components/toasts'],
    [69, 'tooltips', 'message', '/components/tooltips'],
    [71, 'blockui', 'lock-access', '/components/blockui'],
  ),
  ...of(
    'extras',
    [70, 'sweetAlert', 'alert-triangle', '/extensions/sweet-alert'],
    [72, 'toastr', 'bell', '/extensions/toastr'],
    [73, 'slider', 'adjustments', '/extensions/slider'],
    [74, 'drag_&_drop', 'list-check', '/extensions/drag-and-drop'],
    [75, 'tour', 'road', '/extensions/tour'],
    [76, 'clipBoard', 'file-text', '/extensions/clipboard'],
    [77, 'mediaPlayer', 'device-tablet', '/extensions/react-player'],
    [78, 'contentMenu', 'list', '/extensions/context-menu'],
    [79, 'swiper', 'cards', '/extensions/swiper'],
    [81, 'ratings', 'stars', '/extensions/ratings'],
    [82, 'i18n', 'world', '/extensions/i18n'],
    [84, 'extPagination', 'file-text', '/extensions/pagination'],
    [85, 'extImport', 'table', '/extensions/import'],
    [86, 'extExport', 'table', '/extensions/export'],
    [87, 'extExportSelected', 'list-check', '/extensions/export-selected'],
  ),
  ...of(
    'forms',
    [93, 'input', 'edit', '/forms/elements/input'],
    [94, 'inputGroup', 'puzzle', '/forms/elements/input-group'],
    [95, 'inputMask', 'id', '/forms/elements/input-mask'],
    [96, 'textarea', 'article', '/forms/elements/textarea'],
    [97, 'checkbox', 'checkbox', '/forms/elements/checkbox'],
    [98, 'radio', 'target', '/forms/elements/radio'],
    [99, 'switch', 'settings', '/forms/elements/switch'],
    [100, 'select', 'list-details', '/forms/elements/select'],
    [101, 'numberInput', 'calculator', '/forms/elements/number-input'],
    [102, 'fileUploader', 'package', '/forms/elements/file-uploader'],
    [103, 'quillEditor', 'pencil', '/forms/elements/editor'],
    [104, 'date_&_timePicker', 'calendar', '/forms/elements/pickers'],
    [105, 'formLayouts', 'table-options', '/forms/layout/form-layout'],
    [106, 'wizard', 'list-check', '/forms/wizard'],
    [107, 'react-hook-form', 'checkbox', '/forms/react-hook-form'],
    [108, 'reactstrapVal', 'checkbox', '/forms/reactstrap-validation'],
    [109, 'formRepeater', 'list', '/forms/form-repeater'],
  ),
  ...of(
    'data',
    [110, 'tablesReactstrap', 'table', '/tables/reactstrap'],
    [114, 'apex', 'chart-line', '/charts/apex'],
    [115, 'chartJs', 'chart-pie', '/charts/chartjs'],
    [116, 'recharts', 'chart-bar', '/charts/recharts'],
    [117, 'leafletMaps', 'map-pin', '/maps/leaflet'],
  ),
]
