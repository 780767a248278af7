/** Prints a line. */
export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a command, which returns its exit code. An error is printed, and `codeOf` returns the exit code for it. */
export async function runCommand(
  command: () => Promise<number>,
  codeOf: (error: unknown) => number = () => 2,
): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = codeOf(error);
  }
}
