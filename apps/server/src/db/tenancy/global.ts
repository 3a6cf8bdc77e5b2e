/**
 * Tables that belong to no school, each with why. Every other table is a school's: its rows carry the tenant, and so do
 * all its keys, so that the rows of a school can be kept in a place of their own. `tenancy.test.ts` holds both.
 */
export const globalTables: Readonly<Record<string, string>> = {
  schools: 'The list of the tenants themselves.',
  organizations: 'They own schools and stand above them.',
  countries: 'The same for everybody.',
  genders: 'The same for everybody.',
  country_packs: 'The rules of a country, for all schools in it.',
  country_pack_versions: 'The rules of a country, for all schools in it.',
  subscription_plans: 'What the platform sells to every school.',
  lookup_values: 'Rows of every school name those of the platform.',
  setting_values: 'What a school says is held against what platform and organizations fixed above it.',
  topics: 'News of the product itself.',
  headlines: 'News of the product itself.',
  mail_template_words: 'Words of the platform for all mails.',
  mail_digests: 'How far a weekly mail got through the people of all schools.',
  outbox: 'One queue of letters for all schools.',
  pictures: 'Found by a name that tells nobody whose they are; the same bytes are kept once.',
  vehicle_marks: 'A plate or chassis number is taken once over all schools.',
  accounts: 'Somebody signs in once, whichever schools know them; user names and addresses are unique over all.',
  two_steps: 'Of an account.',
  email_changes: 'Of an account.',
  known_browsers: 'Of an account.',
  sign_in_failures: 'Of an account, or of an address that has none.',
  password_links: 'Of an account.',
  register_attempts: 'Who wants to open a school has none yet.',
  live_events: 'What the processes of the server tell one another.',
  live_people: 'What the processes of the server tell one another.',
  sessions: 'Found by a token before anybody is known.',
  calendar_feeds: 'Found by a token before anybody is known.',
  lesson_feeds: 'Found by a token before anybody is known.',
}

/** Trigger functions that look beyond the tenant of their row, each with why. */
export const crossingTriggers: Readonly<Record<string, string>> = {
  show_account: 'An account is a person in several schools, each of which shows its user name.',
  audit_account: 'An account is a person in several schools, each of which keeps a history.',
  rename_vehicle_lookups:
    'A brand of the platform is called differently, and vehicles of every school are found by its name.',
}
