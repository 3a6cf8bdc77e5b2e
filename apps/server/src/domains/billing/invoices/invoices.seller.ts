/** Who bills, as an invoice keeps it from the day of issue. */
export interface Seller {
  name: string
  address: string
  email: string
  taxNumber: string
  terms: string
  bankName: string
  country: string
  iban: string
  swiftCode: string
}
