/** What other domains, further right in the order, may use of this one. */
export { OtherPlaces } from './places/OtherPlaces.tsx'
export { EmailInput, UsernameInput } from './shared/AccountInputs.tsx'
export { AvatarInput } from './shared/AvatarInput.tsx'
