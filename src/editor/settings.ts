/** Where the editor reads and saves the content. */
export type EditorSettings =
  | { backend: "local" }
  | {
      backend: "gitea" | "gitlab" | "github"
      /** owner/name */
      repo: string
      branch: string
      /** Origin of the forge; for GitHub, of the service that completes the sign-in. */
      baseUrl?: string
      /** Id of the OAuth application; without it, people sign in with an access token. */
      appId?: string
    }

type Environment = Partial<Record<string, string>>

const backends = ["local", "gitea", "gitlab", "github"] as const
const others = ["EDIT_REPO", "EDIT_BRANCH", "EDIT_BASE_URL", "EDIT_APP_ID"] as const

/**
 * Checks the variables that choose the content editor.
 * @returns null if none is set: a production build then doesn't publish the editor
 * @throws Error naming the variable, what it holds and what it may hold
 */
export function readEditorSettings(env: Environment): EditorSettings | null {
  const read = (name: string) => env[name]?.trim() || undefined
  const chosen = read("EDIT_BACKEND")
  if (!chosen) {
    const alone = others.find((name) => read(name))
    if (alone)
      throw new Error(
        `${alone} is set, but EDIT_BACKEND is not: write one of ${backends.join(", ")}`,
      )
    return null
  }
  const backend = backends.find((name) => name === chosen)
  if (!backend)
    throw new Error(`EDIT_BACKEND is "${chosen}"; it must be one of ${backends.join(", ")}`)
  if (backend === "local") {
    const unused = others.find((name) => read(name))
    if (unused)
      throw new Error(`${unused} is set, but EDIT_BACKEND is "local", which takes no other setting`)
    return { backend }
  }
  const repo = read("EDIT_REPO")
  if (!repo || !/^[\w.-]+(\/[\w.-]+)+$/.test(repo)) {
    throw new Error(`EDIT_REPO is "${repo ?? ""}"; write the repository as owner/name`)
  }
  const branch = read("EDIT_BRANCH") ?? "main"
  if (!/^[^\s~^:?*[\\]+$/.test(branch))
    throw new Error(`EDIT_BRANCH is "${branch}", which is no branch's name`)
  return {
    backend,
    repo,
    branch,
    baseUrl: baseUrl(backend, read("EDIT_BASE_URL")),
    appId: read("EDIT_APP_ID"),
  }
}

function baseUrl(backend: string, value: string | undefined): string | undefined {
  const example = backend === "github" ? "https://sign-in.example" : `https://${backend}.example`
  if (!value) {
    if (backend === "gitea")
      throw new Error(`EDIT_BASE_URL is not set; write the forge's address, for example ${example}`)
    return undefined
  }
  const url = URL.canParse(value) ? new URL(value) : undefined
  // Over plain HTTP, anyone on the way could read the access token.
  const isSafe = url?.protocol === "https:" || url?.hostname === "localhost"
  if (!url || !isSafe || url.pathname !== "/" || url.search || url.hash) {
    throw new Error(
      `EDIT_BASE_URL is "${value}"; write an https address without a path, for example ${example}`,
    )
  }
  return url.origin
}

/**
 * The configuration's `backend`.
 * @param folder name of the checkout's folder
 */
export function backendOf(settings: EditorSettings, folder: string) {
  if (settings.backend === "local") {
    // The system offers a local folder only beside a forge. This one doesn't exist; page.css hides its button.
    return {
      name: "gitea",
      repo: `local/${folder}`,
      branch: "main",
      ...gitea("https://localhost"),
      ...tokenOnly,
    }
  }
  const { backend, repo, branch, baseUrl, appId } = settings
  const common = { name: backend, repo, branch, commit_messages: messages }
  switch (backend) {
    case "gitea":
      return { ...common, ...gitea(baseUrl), ...oauth(appId) }
    case "gitlab":
      return { ...common, ...(baseUrl && gitlab(baseUrl)), auth_type: "pkce", ...oauth(appId) }
    case "github":
      // GitHub's sign-in needs a service that knows the application's secret.
      return { ...common, ...(baseUrl && { base_url: baseUrl }), ...(!baseUrl && tokenOnly) }
  }
}

const messages = {
  create: "Add {{path}}",
  update: "Edit {{path}}",
  delete: "Delete {{path}}",
  uploadMedia: "Add {{path}}",
  deleteMedia: "Delete {{path}}",
}

const tokenOnly = { auth_methods: ["token"] }

function oauth(appId: string | undefined) {
  return appId ? { app_id: appId } : tokenOnly
}

function gitea(origin: string | undefined) {
  return { base_url: origin, api_root: `${origin}/api/v1` }
}

function gitlab(origin: string) {
  return {
    base_url: origin,
    api_root: `${origin}/api/v4`,
    graphql_api_root: `${origin}/api/graphql`,
  }
}

/** Origins that the editor's page talks to, besides its own. */
export function backendOrigins(settings: EditorSettings): string[] {
  switch (settings.backend) {
    case "local":
      return []
    case "gitea":
      return settings.baseUrl ? [settings.baseUrl] : []
    case "gitlab":
      return [settings.baseUrl ?? "https://gitlab.com"]
    case "github":
      return ["https://api.github.com"]
  }
}
