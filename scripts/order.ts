/** A domain imports those before it, never one after it. Add a domain where it belongs. */
export const order = [
  'platform',
  'identity',
  'school',
  'curriculum',
  'resources',
  'people',
  'schedule',
  'teaching',
  'exams',
  'money',
  'messages',
  'content',
  'insight',
  'gallery',
]
