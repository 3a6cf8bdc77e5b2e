const colours: Record<string, string> = {
  'text-primary': 'var(--mantine-color-anchor)',
  'text-success': 'light-dark(var(--mantine-color-green-9), var(--mantine-color-green-5))',
  'text-warning': 'light-dark(var(--mantine-color-orange-9), var(--mantine-color-yellow-5))',
  'text-danger': 'light-dark(var(--mantine-color-red-9), var(--mantine-color-red-5))',
  'text-info': 'light-dark(var(--mantine-color-blue-9), var(--mantine-color-blue-4))',
}

/** The colour that the class of a topic represents; that of text for none. */
export const topicColour = (name: string): string => colours[name] ?? 'currentColor'
