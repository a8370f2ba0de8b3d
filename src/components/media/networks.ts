/** Names of the social networks, by the names of their icons. */
export const networks = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  x: "X",
} as const

export type Network = keyof typeof networks
