/** @jest-environment node */
import { readFileSync } from "node:fs"

type LockedPackage = {
  integrity?: string
  link?: boolean
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

/** A linked or bundled package has no archive to verify. */
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

// Without them, `npm ci` fails on other platforms or omits their binaries. To fix: docs/decisions/005-toolchain-traps.md.
test.each(lockfiles)("%s has the optional packages of every platform", (_, packages) => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !searchedPlaces(place).some((at) => packages[`${at}node_modules/${name}`]))
      .map((name) => `${name}, required by ${place}`),
  )
  expect(missing).toEqual([])
})

function readPackages(file: string): Record<string, LockedPackage> {
  return JSON.parse(readFileSync(file, "utf8")).packages
}

/** Folders where Node looks for a dependency, from the package's own folder up to the root. */
function searchedPlaces(place: string): string[] {
  const parents = [...place.matchAll(/\/node_modules\//g)].map(({ index }) => place.slice(0, index))
  return ["", ...parents, place].map((folder) => (folder ? `${folder}/` : ""))
}
