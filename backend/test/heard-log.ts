import { symbols } from 'pino';
import type { World } from './world';

/** Captures the process's log instead of writing it. The world must have been made with LICHEN_LOG_LEVEL=debug. */
export function heardLog({ engine }: World): readonly string[] {
  const heard: string[] = [];
  const stream = Reflect.get(engine.platform.log, symbols.streamSym) as { write(line: string): void };
  stream.write = (line) => void heard.push(line);
  return heard;
}
