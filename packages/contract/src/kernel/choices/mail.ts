export type Mails = Record<
  string,
  {
    /** Among all mails, as the platform's list of templates shows them. */
    place: number
    /** It always goes to addresses that somebody else typed: the names in it are that somebody's, and lead nowhere. */
    isToStrangers?: true
  }
>

/** Those of the kernel and of each domain, which are added where they stand. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled there
export interface MailsOf {}

/** The name of a mail that the product writes by itself. */
export type MailTemplate = { [D in keyof MailsOf]: keyof MailsOf[D] }[keyof MailsOf]
