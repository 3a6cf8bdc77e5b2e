/** Whether something is for men, for women or for both. */
export const genderScopes = ['mixed', 'men', 'women'] as const
