export type AddressValues = {
  fullName: string
  mobile: string
  houseNo: string
  landmark: string
  city: string
  pincode: string
  state: string
  country: string | null
  type: 'home' | 'work'
  isDefault: boolean
}
