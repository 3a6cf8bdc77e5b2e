/// <reference types="vite/client" />

/** Every outline icon as text, and the names of those that the product uses. */
declare module 'virtual:icons' {
  export const drawings: [name: string, tags: string, path: string][]
  export const used: string[]
}

/** The pages of the contract without their names; see `vite.pages.ts`. */
declare module 'virtual:pages' {
  export const pages: Omit<import('@dsms/contract/kernel/page').Page, 'title'>[]
}

/** Of each page, by its target, its names in all languages. */
declare module 'virtual:pages/names' {
  export const names: Record<string, string[]>
}

/** The words of one feature in one language, from what the domains tell people; see `vite.words.ts`. */
declare module 'virtual:words/*' {
  const words: Record<string, string>
  // biome-ignore lint/style/noDefaultExport: so are all files of words
  export default words
}

/** What people may switch off, and what they may not, in the order of the settings. */
declare module 'virtual:notices' {
  export const topics: {
    name: import('@dsms/contract/kernel/notices').NoticeTopicName
    whose?: 'learners' | 'workers'
  }[]
  export const alwaysTold: string[]
}

/** The icon of each kind of notice. */
declare module 'virtual:notices/icons' {
  export const icons: Record<import('@dsms/contract/kernel/notices').NoticeKind, import('@tabler/icons-react').Icon>
}

/** The mails that the product writes, in the order of the list of templates. */
declare module 'virtual:mails' {
  export const mailTemplates: import('@dsms/contract/kernel/choices/mail').MailTemplate[]
}

/** Of each page, by its target, its name in one language: words like those of features. */
declare module 'virtual:pages/pageNames/words/*' {
  const words: Record<string, string>
  // biome-ignore lint/style/noDefaultExport: so are all files of words
  export default words
}
