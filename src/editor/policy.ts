import { type Policy, policyText } from "../build/headers/policy"
import { backendOrigins, type EditorSettings } from "./settings"

/**
 * The directives of /edit's content security policy. Svelte sets style attributes and the interface's styles come from
 * blobs; neither scripts from elsewhere nor eval are needed.
 */
export function editorDirectives(settings: EditorSettings): Policy {
  const forge = backendOrigins(settings)
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'", "blob:"],
    "font-src": ["'self'", "data:"],
    "img-src": ["'self'", "blob:", "data:", ...forge, ...avatars(settings)],
    "media-src": ["'self'", "blob:"],
    "frame-src": ["blob:"],
    "worker-src": ["'self'", "blob:"],
    "connect-src": ["'self'", "blob:", "data:", ...forge],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  }
}

/** The same as text. */
export function editorPolicy(settings: EditorSettings): string {
  return policyText(editorDirectives(settings))
}

/** Where the forge keeps pictures of the people who sign in. */
function avatars({ backend }: EditorSettings): string[] {
  if (backend === "github") return ["https://avatars.githubusercontent.com"]
  return backend === "gitlab" ? ["https://secure.gravatar.com"] : []
}
