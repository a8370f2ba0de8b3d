/** Next calls this once, when the service starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startBackgroundJobs } = await import("./backgroundJobs.ts")
    const { openGate } = await import("./http/openGate.ts")
    openGate()
    startBackgroundJobs()
  }
}
