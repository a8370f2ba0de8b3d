import { readFileSync } from "node:fs"

type LockedPackage = {
  integrity?: string
  link?: boolean
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

/** A package that is linked or comes inside another one has no archive of its own to verify. */
function isVerified({ integrity, link, inBundle }: LockedPackage) {
  return Boolean(integrity || link || inBundle)
}

const lockfiles = ["package-lock.json", "cms/package-lock.json", "art/package-lock.json"].map(
  (file) => [file, readPackages(file)] as const,
)

test.each(lockfiles)("npm can verify every package of %s", (_, packages) => {
  const unverified = Object.entries(packages).filter(
    ([place, entry]) => place !== "" && !isVerified(entry),
  )
  expect(unverified.map(([place]) => place)).toEqual([])
})

// Without them `npm ci` fails on the other system, or leaves its binary out. What to do: docs/decisions/005.
test.each(lockfiles)("%s holds the optional packages of every system", (_, packages) => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !searchedPlaces(place).some((at) => packages[`${at}node_modules/${name}`]))
      .map((name) => `${name}, wanted by ${place}`),
  )
  expect(missing).toEqual([])
})

function readPackages(file: string): Record<string, LockedPackage> {
  return JSON.parse(readFileSync(file, "utf8")).packages
}

/** Where Node looks for a dependency, from the package's own folder up to the root. */
function searchedPlaces(place: string): string[] {
  const parents = [...place.matchAll(/\/node_modules\//g)].map(({ index }) => place.slice(0, index))
  return ["", ...parents, place].map((folder) => (folder ? `${folder}/` : ""))
}
