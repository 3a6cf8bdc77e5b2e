/** Why a backup or a restore does not happen, in a sentence for whoever asked for it. */
export class Refusal extends Error {}
