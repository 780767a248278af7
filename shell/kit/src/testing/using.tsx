import { type Options, show } from './show';

function Probe({ ask }: { ask: () => void }) {
  ask();
  return null;
}

/** Runs a hook below the shell's providers; `said` is its last result. */
export async function using<T>(hook: () => T, options?: Options) {
  const heard: T[] = [];
  const view = await show(<Probe ask={() => heard.push(hook())} />, options);
  return { ...view, said: () => heard.at(-1) as T };
}
