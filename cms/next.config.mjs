import { withPayload } from "@payloadcms/next/withPayload"

process.env.NEXT_TELEMETRY_DISABLED ||= "1"

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Closes /_next/image: it would let anyone have pictures made in any width, and nothing here asks for them.
  images: { unoptimized: true },
  // This folder is a package of its own; the lockfile above it belongs to the site.
  turbopack: { root: import.meta.dirname },
  experimental: {
    // Minified server code loses the names of Payload's error classes, and with them every API error message.
    serverMinification: false,
    // A build that reused this cache once printed its result and never ended; without it that did not happen again.
    turbopackFileSystemCacheForBuild: false,
  },
  // `npm run typecheck` does it, without a build.
  typescript: { ignoreBuildErrors: true },
  async redirects() {
    return [{ source: "/", destination: "/admin", permanent: false }]
  },
  async rewrites() {
    return [{ source: "/product/:path*", destination: "/api/product/:path*" }]
  },
}

const inNoFrame = [
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'" },
]

const withPanel = withPayload(nextConfig, { devBundleServerPackages: false })

export default {
  ...withPanel,
  async headers() {
    return [
      ...((await withPanel.headers?.()) ?? []),
      // Answers differ by the asking site (CORS): a shared cache must not hand one site's answer to another.
      { source: "/(api|product)/:path*", headers: [{ key: "Vary", value: "Origin" }] },
      // Payload's previews open the site, in a window of its own; nothing needs the panel in a frame.
      ...["/admin", "/admin/:path*"].map((source) => ({ source, headers: inNoFrame })),
      { source: "/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
    ]
  },
}
