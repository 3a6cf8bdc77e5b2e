export const guardianRelations = [
  'father',
  'mother',
  'brother',
  'sister',
  'spouse',
  'grandparent',
  'legal',
  'other',
] as const
