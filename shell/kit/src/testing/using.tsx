import { type Options, show } from './show';

function Probe({ ask }: { ask: () => void }) {
  ask();
  return null;
}

/** What a hook says below everything the shell puts above it; `said` is what it said last. */
export async function using<T>(hook: () => T, options?: Options) {
  const heard: T[] = [];
  const view = await show(<Probe ask={() => heard.push(hook())} />, options);
  return { ...view, said: () => heard.at(-1) as T };
}
