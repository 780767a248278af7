import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { getOrInsertComputed } from '../platform/map-get-or-insert';

/** A source file inside a packed script that contains hundreds of them. */
export interface Piece {
  readonly file: string;
  /** The packed script, and the line in it where the file begins. */
  readonly script: string;
  readonly line: number;
}

type Pieces = readonly Piece[];

/** The last piece that begins at or before this line. */
function pieceAt(pieces: Pieces, line: number) {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.line ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return pieces[low];
}

function readMap(file: string): SourceMap | undefined {
  if (!existsSync(`${file}.map`)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
}

/** The position in the source, if Node runs with source maps and the build left a map. */
function inSource(file: string, line: number, column: number): string {
  const map = process.sourceMapsEnabled ? readMap(file) : undefined;
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return `${file}:${line}:${column}`;
  return `${resolve(dirname(file), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function byScript(files: Pieces): ReadonlyMap<string, Pieces> {
  const scripts = new Map<string, Piece[]>();
  for (const each of files) getOrInsertComputed(scripts, each.script, () => []).push(each);
  return scripts;
}

/**
 * Makes stack traces show positions in the original files instead of the packed script. Source maps are read only when
 * a trace needs them, whereas Node would read a map with every file.
 */
export function sayPlaces(files: Pieces): void {
  let scripts: ReadonlyMap<string, Pieces> | undefined;

  const said = (frame: NodeJS.CallSite): string => {
    const [script, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
    scripts ??= byScript(files);
    const piece = script && line && pieceAt(scripts.get(script) ?? [], line);
    if (!piece || !column) return String(frame);
    return String(frame).replace(`${script}:${line}:${column}`, inSource(piece.file, line - piece.line + 1, column));
  };

  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${said(frame)}`)].join('\n');
}
