import { withPayload } from "@payloadcms/next/withPayload"

process.env.NEXT_TELEMETRY_DISABLED ||= "1"

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Disables /_next/image, which nothing uses: anyone could have pictures rendered in any width.
  images: { unoptimized: true },
  // This folder is a separate package; the lockfile above it belongs to the site.
  turbopack: { root: import.meta.dirname },
  experimental: {
    // Minified server code loses the names of Payload's error classes, and with them every API error message.
    serverMinification: false,
    // Nothing reads them: 64 MB, and a tenth of the build's time.
    turbopackSourceMaps: false,
    // A build with this cache once finished but never exited; without it that has not recurred.
    turbopackFileSystemCacheForBuild: false,
  },
  // `npm run typecheck` checks types, without a build.
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
      // Responses differ by origin (CORS): a shared cache must not serve one to another origin.
      { source: "/(api|product)/:path*", headers: [{ key: "Vary", value: "Origin" }] },
      // Previews open the site in a window of its own; nothing needs the panel in a frame.
      ...["/admin", "/admin/:path*"].map((source) => ({ source, headers: inNoFrame })),
      { source: "/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
    ]
  },
}
