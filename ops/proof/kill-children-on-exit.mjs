const children = new Set();

process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

/** A process that this one started dies with it, however this one ends. */
export function endsWithUs(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
}
