/** The browser's own log is where support looks with the reference that the reader was shown. */
export function logFailure(reference: string, words: string, ...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes to it
  console.error(`[${reference}] ${words}`, ...details);
}
