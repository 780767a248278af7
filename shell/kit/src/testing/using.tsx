import { type Options, show } from './show';

function Probe({ ask }: { ask: () => void }) {
  ask();
  return null;
}

/** Runs a hook within the shell's providers; `said` returns its last result. */
export async function using<T>(hook: () => T, options?: Options) {
  const heard: T[] = [];
  const view = await show(<Probe ask={() => heard.push(hook())} />, options);
  return { ...view, said: () => heard.at(-1) as T };
}
