/** SQLite stores the kind of a job as text, so there is nothing to change. */
export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
