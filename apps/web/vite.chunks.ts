import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { withSchemas } from './vite.calls.ts'

const contract = join(import.meta.dirname, '../../packages/contract/src')
const described = new Set(withSchemas(contract).map((file) => join(contract, file)))

/**
 * Which files a build has. By itself it makes one for each set of screens that share something, some nine hundred, of
 * which a screen asked for two hundred and fifty. Here they lie in layers: a layer takes what it names together with all
 * that this needs and no layer above has yet, so files point upwards only and a screen loads a few large ones. What a
 * first list does not need (dates, phone numbers, schemas, forms) must never be pulled into the layers that it does need.
 */
export const layers: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  { name: 'start', tags: ['$initial'] },
  { name: wordsOf },
  // inputs and what else stands on the sign-in form as well as on lists
  { name: 'both', test: ofBoth },
  { name: 'signin', test: own('domains/identity/signIn/(AuthLayout|LoginPage|DemoAccounts)') },
  { name: 'shell', test: own('app/(shell/Shell|routes)|ui/(page/Page|status/StatusBadge)\\.tsx') },
  {
    name: 'common',
    test: /calls:@dsms\/contract\/kernel\/|@tabler\/icons|@tanstack|@mantine\/hooks|contract\/src\/(kernel\/time\/(clock|days)|kernel\/choices\/(lists|calendarKinds)|kit\/genders|domains\/students\/contracts\/drawn)\./,
    minShareCount: 6,
  },
  { name: 'rules', test: ofPlainContract, minShareCount: 24 },
  { name: 'calls', test: /calls:/, minShareCount: 12 },
  {
    name: 'contract',
    test: (id) => described.has(id) || /node_modules\/zod\/|src\/kernel\/call\/zodErrors/.test(id),
    minShareCount: 7,
  },
  // what nearly every screen shows: frames that wait, lines, links, faces, dates
  {
    name: 'bits',
    test: either(
      mantine('Progress', 'Skeleton', 'Paper', 'Portal', 'Overlay', 'FocusTrap', 'InlineInput'),
      /calls:@dsms\/contract\/trainers\/(trainers|availability)\/calls|contract\/src\/domains\/(students\/students\/rules|curriculum\/licences\/ages|schedule\/lessons\/statuses)\.|Checkbox\/CheckIcon\.|@mantine\/core\/esm\/(core\/)?utils\//,
      own(
        'ui/(FigureCard|PersonAvatar|phone/|late/(?!\\w+Host)|toasts/(toasts|toCall)|status|page/links)|kernel/(i18n/(calendarFormat|zone)|call/(upload|keptAnswers)|browser/(kept/since|deviceDay))|kit/(list/(Empty|ListSkeleton)|school/(SchoolGate|useSchool)|records/(useMay|useRoleName|useAttempt|dialogs/(ConfirmDialog|ReasonDialog))|areas/(area|inputs/useChoices)|inputs/(LateSelect|time/(latinDigits|parsedDay)))\\.|domains/(school/shared/useCurrency|platform/shared/useLookups|schedule/board/(useBoard|time/(axis|useNow)))\\.',
      ),
    ),
  },
  // what opens over a screen, and is fetched when it does
  { name: 'overlay', test: ofOverlays },
  { name: 'dialog', test: ofDialogs },
  { name: 'list', test: own('kit/(records|school/(?!SchoolSwitcher)|list/(?!(views/)?\\w+Host))') },
  {
    name: 'dates',
    test: either(
      packages('@mantine/dates', 'dayjs'),
      own('kit/(inputs/time/(DateField|useDateLabels)|list/DayFilterHost)'),
    ),
  },
  {
    name: 'parts',
    test: mantine(
      'Badge',
      'Collapse',
      'FileButton',
      'FloatingIndicator',
      'SegmentedControl',
      'SimpleGrid',
      'Tabs',
      'Timeline',
    ),
  },
  {
    name: 'areas',
    test: own(
      '(domains/(school/shared/useLookupChoices|students/(enrolments/useEnrolmentPeople|students/students)|trainers/trainers/trainers)|kit/areas/(list/(AreaList|areaColumns)|inputs/genders|status/Status|status/usePutAway))\\.',
    ),
  },
  {
    name: 'apps',
    test: own('ui/apps/(AppFrame|SidebarLink|SafeHtml|PresenceAvatar)|domains/students/shared/PersonLine'),
  },
  { name: 'phone', test: packages('libphonenumber-js') },
  {
    name: 'fields',
    test: packages('@mantine/core', '@mantine/form', 'react-number-format'),
    minShareCount: 10,
  },
  {
    name: 'form',
    test: own(
      'kit/(areas/(AreaScreen|form/)|form/(?!Wizard|Repeater)|inputs/(?!find/|mask|joined|week/|time/(Hijri|hijri|DaySheet)))|domains/(\\w+/shared/(Avatar|Account|Phone|SchoolInputs|LicencesInput)|resources/vehicles/PriceInput)',
    ),
  },
  // after what forms have, which it would take along
  { name: 'import', test: own('kit/import/') },
  // the way to the form of a lesson, and to those whom a day is about, for screens that are no board
  {
    name: 'toLesson',
    test: either(
      own('domains/(schedule/(lessons|finding)/lazy|students/students/studentActs/useDayMessage)'),
      /calls:@dsms\/contract\/(schedule\/lessons\/calls|students\/(students\/standing|notices))|react-query\/.*\/queryOptions\./,
    ),
  },
  // what a board, a day and a form of a lesson say alike
  {
    name: 'lesson',
    test: own(
      'domains/schedule/(board/(time/|model|useBoard\\.|isolated)|lessons/(useRuleText|violations|useLesson|checker|form/wish)|notices/(names|useToasts)|shared/Parts)',
    ),
  },
  // what a student practises, without the long list of skills and papers
  {
    name: 'practice',
    test: either(
      own('domains/(teaching/progress/(keyOf|Progress\\.module)|curriculum/shared/requirements/requirementWords)'),
      /calls:@dsms\/contract\/teaching\/progress/,
    ),
  },
  // a text that is signed, by whoever signs it
  {
    name: 'signing',
    test: own('domains/students/contracts/(Contract\\.module|SignaturePad|ContractText|Signing|Acceptances)'),
  },
  // what lists, dialogs and pages of students share, without their forms
  {
    name: 'pupils',
    test: either(
      own('domains/students/students/(Gaps|merging/(useUndoMerge|Merging\\.module)|sameStudents)'),
      /calls:@dsms\/contract\/students\/(students\/(names|merges|conditions|sitting|bulk)|guardians\/relations)|contract\/src\/domains\/students\/(students\/doubles|guardians\/relations)\./,
    ),
  },
  // where students, guardians and trainers begin, with the place of what comes first
  { name: 'home', test: own('domains/(insight/home/HomePage\\.|schedule/booking/NextLessonPlace)') },
  // what the first screen of a student or guardian shows, and their other screens too
  {
    name: 'mine',
    test: either(
      own(
        'domains/(students/portal/(StudentHome|BookingSteps|mine|MineScreen|useWanted|Portal\\.module)|schedule/(booking/(NextLessonCard|LaterLines|NextLesson|LessonActions|OwnChanges|LessonStatus|booking|useSeconds|Booking\\.module)|moves/(MyLessonChanges|PendingMove|Moves\\.module|useMine))|teaching/progress/PracticeCard|insight/home/KeptHome)|kit/person/StudentSwitch',
      ),
      /calls:@dsms\/contract\/(schedule\/(booking|moves)|students\/portal)\//,
    ),
  },
  // the same of a trainer
  {
    name: 'teach',
    test: own(
      'domains/(trainers/(trainers/trainerPortal/(TrainerHome|TrainerError|useMine|Ready|Portal\\.module)|availability/(HoursLeft|Availability\\.module|availability)|leaveRequests/(useLeaveDays|leaveRequests)\\.)|teaching/lessonRecords/(NowCard|nextOf|ToDecide|NetworkNote|RecordStatusBadge|Teaching\\.module|useRecords|time|desks|sending|clock|useTeaching|context))',
    ),
  },
  // parts that a feature has in common with others: left to themselves they would lie in two files that need each other
  {
    name: 'leadActs',
    test: either(
      own('domains/students/leads/(leads|LeadStatusDialog|useLeadChoices|FollowUp|FollowedUpDialog|Leads\\.module)'),
      /contract\/(src\/domains\/)?students\/leads\//,
    ),
  },
  {
    name: 'paperActs',
    test: own('domains/students/documents/(documents|Decision|Expiry|useDecisions|RejectDialog)'),
  },
  { name: 'often', test: any, minShareCount: 16 },
  { name: 'charts', test: packages('recharts', '@mantine/charts', 'd3-[a-z-]+', '@reduxjs', 'victory-vendor') },
  { name: 'richtext', test: packages('@tiptap', 'prosemirror-[a-z]+', '@mantine/tiptap', 'linkifyjs') },
  { name: 'schedule', test: packages('@mantine/schedule', 'rrule') },
  { name: 'sorting', test: packages('@dnd-kit') },
  // what is left is small: icons and parts that a few features share
  {
    name: 'icons',
    test: packages('@tabler'),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 10_000,
  },
  // the rest by feature, in as many files as its screens differ
  { name: featureOf, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
]

/** Words that travel together, since the screens of a domain are visited together. What is not named goes with its name. */
const domains: Record<string, readonly string[]> = {
  start: ['common', 'errors', 'signIn', 'misc'],
  app: ['shell', 'pageNames', 'records'],
  home: ['home', 'today'],
  problems: ['problems'],
  staff: ['staff', 'users'],
  board: ['board', 'series', 'copying', 'policies'],
  portal: ['portal', 'booking', 'moves', 'progress'],
  students: ['students', 'documents', 'enrolments', 'guardians'],
  hours: ['availability', 'leaveRequests', 'week', 'trainerPortal', 'trainers', 'credentials'],
  access: ['roles', 'permissions'],
  service: ['support', 'templates', 'mails', 'outbox'],
  account: ['password', 'profile', 'account', 'topics', 'sessions'],
  notifications: ['notifications', 'notices'],
  areas: ['areas'],
  fleet: ['vehicles', 'checks', 'maintenance', 'defects'],
  licences: ['licences'],
  training: ['skills', 'drivingErrors', 'markingSchemes', 'circuits', 'simulators', 'classRooms', 'components'],
  platform: ['organizations', 'schools', 'subscriptions', 'countryPacks', 'lookups', 'holidays', 'testimonials'],
  school: ['settings', 'schoolProfile', 'branches'],
  firstLesson: ['start'],
  apps: ['email', 'chat', 'tasks', 'calendar', 'apps'],
  billing: ['invoices'],
  shop: ['shop', 'plans'],
  pages: ['help', 'blog', 'public', 'tables', 'cards'],
}

function ofBoth(id: string): boolean {
  return (
    own('kernel/(browser/(useTitle|kept/(store|waiting))|session/signIn|address/search)\\.|ui/(Logo|Appearance)').test(
      id,
    ) ||
    mantine('Input', 'InputBase', 'TextInput', 'ActionIcon', 'Stack', 'NativeSelect').test(id) ||
    /@mantine\/hooks\/.*\/use-uncontrolled\//.test(id)
  )
}

/** What the contract says without the validation library: lists, rules and times. */
function ofPlainContract(id: string): boolean {
  return id.startsWith(contract) && !described.has(id)
}

function ofDialogs(id: string): boolean {
  return (
    own('kit/dialogs/').test(id) ||
    mantine('Modal', 'ModalBase', 'Drawer', 'Textarea').test(id) ||
    /@mantine\/core\/styles\/(Modal|ModalBase|Drawer)\./.test(id) ||
    packages(
      'react-remove-scroll',
      'react-remove-scroll-bar',
      'react-style-singleton',
      'use-sidecar',
      'use-callback-ref',
      'tslib',
      'get-nonce',
    ).test(id)
  )
}

function ofOverlays(id: string): boolean {
  return (
    packages('@floating-ui/[a-z-]+').test(id) ||
    mantine('Popover', 'Combobox', 'Select', 'ScrollArea', 'Menu', 'Tooltip', 'Table', 'Floating').test(id) ||
    own('ui/(late/\\w+Host|page/WideTable)|kit/inputs/(LateSelectHost|longList)').test(id)
  )
}

function mantine(...components: string[]): RegExp {
  return new RegExp(`@mantine/core/esm/.*/(${components.join('|')})/`)
}

function wordsOf(id: string): string | null {
  const [, list] = /\/app\/wordLists\/(\w+)\.ts$/.exec(id) ?? []
  if (list) return `words-${list}-app`
  const [, feature = '', language] = /\/(\w+)\/words\/(\w+)\.json$/.exec(id) ?? []
  if (!language) return null
  const domain = Object.entries(domains).find(([, features]) => features.includes(feature))?.[0] ?? feature
  return `words-${language}-${domain}`
}

function featureOf(id: string): string | null {
  const [, feature, part] = /apps\/web\/src\/domains\/\w+\/(?!shared|figures)(\w+)\/(?:(sheet)\/)?/.exec(id) ?? []
  if (/contract\/src\/domains\/billing\/invoices\/totals\./.test(id)) return 'totals'
  return feature ? [feature, part].filter(Boolean).join('-') : null
}

function packages(...names: string[]): RegExp {
  return new RegExp(`node_modules/(${names.join('|')})/`)
}

function either(...tests: RegExp[]): (id: string) => boolean {
  return (id) => tests.some((test) => test.test(id))
}

function own(path: string): RegExp {
  return new RegExp(`apps/web/src/(${path})`)
}

function any(id: string): boolean {
  return /node_modules\/|apps\/web\/src|packages\/contract|calls:/.test(id)
}
