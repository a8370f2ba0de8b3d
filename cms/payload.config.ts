import path from "node:path"
import { buildConfig } from "payload"
import sharp from "sharp"
import { administrators } from "./src/collections/administrators.ts"
import { closedEndpoints } from "./src/collections/closedEndpoints.ts"
import { contacts } from "./src/collections/contacts/contacts.ts"
import { formCollections } from "./src/collections/forms/forms.ts"
import { publicLists } from "./src/collections/lists.ts"
import { media } from "./src/collections/media.ts"
import { maxPictureBytes } from "./src/collections/pictureFiles.ts"
import { registrations } from "./src/collections/registrations.ts"
import { siteSessions } from "./src/collections/siteSessions.ts"
import { users } from "./src/collections/users.ts"
import { createDatabaseAdapter } from "./src/database/adapter.ts"
import { ensureFolders } from "./src/environment/folders.ts"
import { readEnvironment } from "./src/environment.ts"
import { createLimits } from "./src/limits/limits.ts"
import { logOptions } from "./src/log/logOptions.ts"
import { createMailAdapter } from "./src/mail/adapter.ts"
import { panelOptions, panelTexts } from "./src/panel/panelOptions.ts"
import { productEndpoints } from "./src/product/endpoints.ts"
import { createJobs } from "./src/queue/jobs.ts"
import { retryScheduledChanges } from "./src/queue/scheduledChanges.ts"
import { requestRebuilds } from "./src/rebuild/requestRebuilds.ts"
import { keepPicturesIn } from "./src/storage/objectStorage.ts"
import { createPictureStore } from "./src/storage/pictureStore.ts"

const environment = readEnvironment()
export const limits = createLimits(environment)
export const pictures = createPictureStore(environment)
if (!environment.isBuild) ensureFolders(environment)

export default buildConfig({
  admin: panelOptions(),
  i18n: panelTexts,
  // In the order of the panel's navigation.
  collections: [
    contacts,
    ...publicLists(environment.siteUrl),
    ...formCollections,
    media(environment, pictures),
    users,
    registrations,
    siteSessions,
    administrators(environment, limits),
  ],
  endpoints: [...productEndpoints(environment, limits), ...closedEndpoints(["get /og"])],
  plugins: [
    requestRebuilds(environment),
    ...(environment.objectStorage ? [keepPicturesIn(environment.objectStorage)] : []),
  ],
  jobs: createJobs(environment, limits),
  db: createDatabaseAdapter(environment.databaseUri),
  email: createMailAdapter(environment),
  secret: environment.secret,
  // Without serverURL, links in mails would use the Host header that a caller sends.
  serverURL: environment.cmsUrl,
  cors: [environment.siteUrl],
  csrf: [environment.cmsUrl],
  graphQL: { disable: true },
  telemetry: false,
  logger: logOptions(environment),
  // Logs a caller's mistake as one line, without a stack trace.
  loggingLevels: { APIError: "info", AuthenticationError: "info", QueryError: "info" },
  // Documents refer to pictures only, so one level is all there is to populate.
  defaultDepth: 1,
  maxDepth: 2,
  sharp,
  upload: { abortOnLimit: true, limits: { fileSize: maxPictureBytes } },
  typescript: {
    autoGenerate: false,
    outputFile: path.resolve(process.cwd(), "src/payload-types.ts"),
  },
}).then(retryScheduledChanges)
