/** @jest-environment node */
import { caddySnippet } from "../../../src/build/headers/hosts/caddy"
import { nginxMaps, nginxServer } from "../../../src/build/headers/hosts/nginx"
import { headersFile, redirectsFile } from "../../../src/build/headers/hosts/staticHosts"
import { hostTable } from "../../../src/build/headers/table"
import type { HostTable } from "../../../src/build/headers/types"
import { input } from "./table"

const small: HostTable = {
  rules: [
    {
      about: "Everything",
      paths: ["/*"],
      headers: {
        "Content-Security-Policy": "default-src 'none'",
        "X-Frame-Options": "DENY",
        "Cache-Control": "public, max-age=0, must-revalidate",
      },
    },
    { about: "Scripts", paths: ["/*.js"], headers: { "Cache-Control": "immutable" } },
    {
      about: "Framed",
      paths: ["/a", "/b"],
      headers: { "Content-Security-Policy": "default-src 'self'", "X-Frame-Options": null },
    },
  ],
  redirects: [["/about", "/about-us"]],
  pages: [],
}

test("_headers detaches what a later rule replaces, and leaves the hosts' default caching unsaid", () => {
  expect(headersFile(small)).toBe(`# Everything
/*
  Content-Security-Policy: default-src 'none'
  X-Frame-Options: DENY

# Scripts
/*.js
  Cache-Control: immutable

# Framed
/a
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'self'
  ! X-Frame-Options

/b
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'self'
  ! X-Frame-Options
`)
})

test("_redirects has each redirect with and without the force sign, and serves each page without a slash at the end", () => {
  expect(redirectsFile(hostTable(input)).split("\n")).toEqual([
    "/about /about-us 301!",
    "/about /about-us 301",
    "/old/service /service 301!",
    "/old/service /service 301",
    "/service /service/ 200",
    "/blog /blog/ 200",
    "/blog/:part1 /blog/:part1/ 200",
    "/blog/:part1/:part2 /blog/:part1/:part2/ 200",
    "",
  ])
  expect(redirectsFile({ ...small, redirects: [] })).toBe("")
})

test("nginx gets a map for each header that depends on the path, the last rule first", () => {
  const [, ...maps] = nginxMaps(small).split("\n\n")
  expect(maps.map((map) => map.trim())).toEqual([
    `map $uri $site_content_security_policy {
  default "default-src 'none'";
  "~^/a(?:/(?:index\\.html)?)?$|^/b(?:/(?:index\\.html)?)?$" "default-src 'self'";
}`,
    `map $uri $site_x_frame_options {
  default "DENY";
  "~^/a(?:/(?:index\\.html)?)?$|^/b(?:/(?:index\\.html)?)?$" "";
}`,
    `map $uri $site_cache_control {
  default "public, max-age=0, must-revalidate";
  "~^/.*\\.js$" "immutable";
}`,
    `map $status $site_cache_control_sent {
  default "public, max-age=0, must-revalidate";
  "~^(?:200|206|304)$" $site_cache_control;
}`,
  ])
  expect(nginxServer(small).split("\n").slice(2)).toEqual([
    "add_header Content-Security-Policy $site_content_security_policy always;",
    "add_header X-Frame-Options $site_x_frame_options always;",
    "add_header Cache-Control $site_cache_control_sent always;",
    "",
    'location ~ "^/about(?:/(?:index\\.html)?)?$" { return 301 "/about-us"; }',
    "",
  ])
})

test("Caddy gets a snippet with a matcher for each rule", () => {
  expect(caddySnippet(small)).toContain(`(site) {
  # Everything
  header {
    Content-Security-Policy "default-src 'none'"
    X-Frame-Options "DENY"
    Cache-Control "public, max-age=0, must-revalidate"
  }

  # Scripts
  @rule1 path_regexp \`^/.*\\.js$\`
  header @rule1 {
    Cache-Control "immutable"
  }

  # Framed
  @rule2 path_regexp \`^/a(?:/(?:index\\.html)?)?$|^/b(?:/(?:index\\.html)?)?$\`
  header @rule2 {
    Content-Security-Policy "default-src 'self'"
    -X-Frame-Options
  }
`)
  expect(caddySnippet(small)).toContain("  redir @redirect0 /about-us permanent\n")
})

test("more rules than Cloudflare Pages reads stop the build", () => {
  const listPages = Array.from({ length: 100 }, (_, index) => `/list-${index}`)
  expect(() => headersFile(hostTable({ ...input, listPages }))).toThrow(
    /^public\/_headers would have 1\d\d rules, but Cloudflare Pages reads only 100\./,
  )
})

test("a line longer than Cloudflare Pages reads stops the build, with the number of inline scripts", () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `'sha256-${"x".repeat(42)}${index}='`)
  expect(() => headersFile(hostTable({ ...input, scripts }))).toThrow(
    /would have a line of 2\d{3} characters, but Cloudflare Pages reads only 2000: "Content-Security-Policy: .*It has 40 hashes: inline scripts must be the same on all pages\.$/,
  )
})

test.each(['a"b', "a\nb", "a$b", "a`b", "a{b", "é"])(
  "a value with a special character stops the build: %j",
  (value) => {
    const table = { ...small, rules: [{ about: "", paths: ["/*"], headers: { "X-Test": value } }] }
    for (const write of [headersFile, nginxServer, caddySnippet]) {
      expect(() => write(table)).toThrow("can't be written to the hosts' configuration files")
    }
  },
)
