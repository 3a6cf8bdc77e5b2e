/** Where people may say that they have an account. */
export const networks = ['twitter', 'google', 'facebook', 'github'] as const
export type Network = (typeof networks)[number]

/** Sites of the pages that people link to. */
export const socialHosts = {
  twitter: ['twitter.com', 'x.com'],
  facebook: ['facebook.com', 'fb.com'],
  google: ['google.com', 'youtube.com'],
  linkedIn: ['linkedin.com'],
  instagram: ['instagram.com'],
  quora: ['quora.com'],
} as const
export type SocialLink = keyof typeof socialHosts
