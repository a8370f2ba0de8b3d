/** Next calls this once, when the service starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startChores } = await import("./chores.ts")
    const { openGate } = await import("./http/openGate.ts")
    openGate()
    startChores()
  }
}
