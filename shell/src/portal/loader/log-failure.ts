/** Logs a failure to the browser console, where support finds it by the reference shown to the user. */
export function logFailure(reference: string, words: string, ...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes to it
  console.error(`[${reference}] ${words}`, ...details);
}
