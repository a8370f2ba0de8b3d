/**
 * The embeddable player address for a video's address (docs/specification.md#interpretations).
 * @param address untrusted; may come from the network
 * @returns an https address on YouTube's no-cookie host or Vimeo's player, autoplay off; null for
 *   any other host
 */
export function playerUrl(address: string): string | null {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return null
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return null
  const host = url.hostname.replace(/^(www|m|player)\./, "")
  if (host === "youtu.be") return youTube(url.pathname.slice(1))
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    return youTube(
      url.searchParams.get("v") ?? /^\/(?:embed|shorts)\/([^/]+)/.exec(url.pathname)?.[1],
    )
  }
  if (host === "vimeo.com") {
    const id = /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1]
    return id ? `https://player.vimeo.com/video/${id}?dnt=1` : null
  }
  return null
}

function youTube(id: string | null | undefined): string | null {
  return id && /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null
}

/** Is it the address of a video file that the browser can play? */
export function isVideoFile(address: string): boolean {
  try {
    const { protocol, pathname } = new URL(address)
    return /^https?:$/.test(protocol) && /\.(mp4|webm)$/i.test(pathname)
  } catch {
    return false
  }
}
