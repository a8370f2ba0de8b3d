/** Next calls this once, when the service starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return
  const { startChores } = await import("./chores.ts")
  await startChores()
}
