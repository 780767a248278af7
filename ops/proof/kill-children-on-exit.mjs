const children = new Set();

process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

/** Kills `child` when this process exits, also after a signal. */
export function killOnExit(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
}
