/** Is this the address of a page about a member of the team, such as /team/ama-serwaa? */
export function isMemberPath(link: unknown): boolean {
  return typeof link === "string" && /^\/team\/[a-z0-9]+(-[a-z0-9]+)*$/.test(link)
}
