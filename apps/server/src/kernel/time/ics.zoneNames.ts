import { zoneNamed } from './zones.ts'

/** What Outlook and Exchange call the zones, as far as the product's languages are spoken there (CLDR windowsZones). */
const windowsZones: Record<string, string> = {
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
  'Arabic Standard Time': 'Asia/Baghdad',
  'Egypt Standard Time': 'Africa/Cairo',
  'Jordan Standard Time': 'Asia/Amman',
  'Syria Standard Time': 'Asia/Damascus',
  'Middle East Standard Time': 'Asia/Beirut',
  'West Bank Standard Time': 'Asia/Hebron',
  'Libya Standard Time': 'Africa/Tripoli',
  'Morocco Standard Time': 'Africa/Casablanca',
  'Sudan Standard Time': 'Africa/Khartoum',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Iran Standard Time': 'Asia/Tehran',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Kiev',
  'GTB Standard Time': 'Europe/Bucharest',
  'Russian Standard Time': 'Europe/Moscow',
  'W. Central Africa Standard Time': 'Africa/Lagos',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'E. Africa Standard Time': 'Africa/Nairobi',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'SA Eastern Standard Time': 'America/Cayenne',
  'Azores Standard Time': 'Atlantic/Azores',
  'Cape Verde Standard Time': 'Atlantic/Cape_Verde',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Atlantic Standard Time': 'America/Halifax',
  'India Standard Time': 'Asia/Kolkata',
  'Pakistan Standard Time': 'Asia/Karachi',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  UTC: 'UTC',
}

/** The IANA zone that a file means by a name of its own; undefined when nobody could tell. */
export function zoneMeant(name: string): string | undefined {
  const plain = name.replace(/^"|"$/g, '').trim()
  if (Object.hasOwn(windowsZones, plain)) return windowsZones[plain]
  // `/mozilla.org/20050126_1/Europe/Berlin`
  const [, tail] = /([A-Za-z_]+\/[A-Za-z_]+)$/.exec(plain) ?? []
  return zoneNamed(plain) ?? (plain.startsWith('/') && tail ? zoneNamed(tail) : undefined)
}

/** Our own word for the zone an event's hours are meant in. */
export const zoneProperty = 'x-dsms-time-zone'
