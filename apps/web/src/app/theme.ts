import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { foldedFilter } from '../kit/inputs/find/foldedFilter.ts'

/** Petrol blue; shade 7 is the accent, and white text on it passes AA (5.9 : 1). */
const petrol: MantineColorsTuple = [
  '#e8f6fa',
  '#d3eaf1',
  '#a6d4e2',
  '#76bdd3',
  '#50a9c5',
  '#369cbc',
  '#1a7a98',
  '#0b6b83',
  '#075a70',
  '#034759',
]

/** Slightly cool neutrals, light to dark. */
const gray: MantineColorsTuple = [
  '#f7f9fa',
  '#eff3f5',
  '#e2e8ec',
  '#d0d9df',
  '#b6c2ca',
  '#8d9ba5',
  '#66747e',
  '#4a5761',
  '#323d46',
  '#1d262d',
]

/** Text to ground of the dark skin: no pure white, no pure black, surfaces in three steps. */
const dark: MantineColorsTuple = [
  '#d6dee4',
  '#b9c4cc',
  '#93a1ab',
  '#66747f',
  '#3a4651',
  '#2c3742',
  '#1f2933',
  '#171f27',
  '#0f151b',
  '#0b1015',
]

/** Choices are found as lists find: words in any order, Arabic folded. The package compares letters as they were typed. */
const findsFolded = { defaultProps: { filter: foldedFilter } }

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  colors: { petrol, gray, dark },
  autoContrast: true,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '600',
    sizes: { h1: { fontSize: '24px' }, h2: { fontSize: '20px' } },
  },
  fontSizes: { xs: '12px', sm: 'var(--text)', md: 'calc(var(--text) + 1px)', lg: '17px', xl: '20px' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    // help stands below its field, so that fields of a row stand in one line
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        transitionProps: { duration: 120 },
        // an empty element inside role=menu, which screen readers stumble over; the first item takes the focus instead
        withInitialFocusPlaceholder: false,
      },
    },
    // words as they are written: capitals shout, and Arabic has none
    Badge: { styles: { root: { textTransform: 'none' } } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Modal: { defaultProps: { centered: true, transitionProps: { duration: 160 } } },
    Drawer: { defaultProps: { position: 'right', transitionProps: { duration: 180 } } },
    Loader: { defaultProps: { type: 'dots' } },
    // mostly somebody writes about others: what a browser knows of its owner is filled in where a field asks for it alone
    TextInput: { defaultProps: { autoComplete: 'off' } },
    Select: findsFolded,
    MultiSelect: findsFolded,
    Autocomplete: findsFolded,
    TagsInput: findsFolded,
    // long titles break into lines, and long words within
    Timeline: { styles: { itemTitle: { lineHeight: 1.4 }, itemBody: { minWidth: 0, overflowWrap: 'anywhere' } } },
  },
})

/** Page, surface and border of each scheme; `theme.css` bends them for the bordered and semi-dark skins. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#1d262d',
    '--mantine-color-dimmed': '#5a6872',
    '--mantine-color-error': '#c02626',
    '--mantine-color-placeholder': '#66747e',
    '--mantine-color-default-border': '#d0d9df',
    '--mantine-color-anchor': '#0b6b83',
    '--ground': '#f3f6f8',
    '--surface': '#ffffff',
    '--surface-2': '#f7f9fa',
    '--border': '#e2e8ec',
    '--shadow': '0 1px 3px rgb(15 35 50 / 7%)',
    '--accent-soft': '#e8f6fa',
    '--accent-text': '#075a70',
    '--good-text': '#1d6b33',
    // words of light badges and buttons: the kit's own shades reach 3.6 : 1 on their ground, these at least 5
    '--mantine-color-green-light-color': 'var(--good-text)',
    '--mantine-color-teal-light-color': '#0a6350',
    '--mantine-color-yellow-light-color': '#7a4a00',
    '--mantine-color-orange-light-color': '#8a4100',
    '--mantine-color-red-light-color': '#a61e1e',
    '--mantine-color-blue-light-color': '#14549c',
    '--mantine-color-gray-light-color': '#4a5761',
  },
  dark: {
    '--mantine-color-body': '#171f27',
    '--mantine-color-text': '#d6dee4',
    '--mantine-color-dimmed': '#9aa8b2',
    '--mantine-color-error': '#ff8d85',
    '--mantine-color-placeholder': '#8696a1',
    '--mantine-color-default-border': '#3a4651',
    '--mantine-color-anchor': '#6cc3dc',
    '--ground': '#0f151b',
    '--surface': '#171f27',
    '--surface-2': '#1f2933',
    '--border': '#2c3742',
    '--shadow': '0 1px 3px rgb(0 0 0 / 35%)',
    '--accent-soft': '#143340',
    '--accent-text': '#8fd3e8',
    '--good-text': 'var(--mantine-color-green-5)',
  },
})
