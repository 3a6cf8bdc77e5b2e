import type { Plugin } from 'vite'

/**
 * Mantine's styles are one sheet of all components, most of which a screen never shows. In a build each component brings
 * its own along, into the sheet of the layer that it lies in. The sheets of layers arrive in any order, so all of
 * Mantine's are in one cascade layer: what is ours wins over them wherever it stands. Among them order counts only for
 * the parts that others are made of, and those come with the page.
 */
export function componentStyles(): Plugin {
  return {
    name: 'component-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/@mantine\/core\/styles\.layer\.css$/.test(id)) {
        return { code: foundation.map((name) => `@import "./styles/${name}.layer.css";`).join('\n'), map: null }
      }
      const [, name] = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id) ?? []
      if (!name || foundation.includes(name)) return undefined
      return { code: `import '@mantine/core/styles/${name}.layer.css'\n${code}`, map: null }
    },
  }
}

/**
 * Variables and resets, what Mantine's other components are made of, and what is on nearly every screen, in the order of
 * Mantine's own sheet.
 */
const foundation = [
  'baseline',
  'default-css-variables',
  'global',
  'ScrollArea',
  'UnstyledButton',
  'VisuallyHidden',
  'Paper',
  'Overlay',
  'Popover',
  'Loader',
  'ActionIcon',
  'CloseButton',
  'Group',
  'ModalBase',
  'Input',
  'Flex',
  'FloatingIndicator',
  'Alert',
  'Text',
  'Anchor',
  'Combobox',
  'InlineInput',
  'CheckboxIndicator',
  'Checkbox',
  'Avatar',
  'Badge',
  'Button',
  'Card',
  'Indicator',
  'Menu',
  'Pagination',
  'Progress',
  'Skeleton',
  'Stack',
  'Table',
  'Tooltip',
]
