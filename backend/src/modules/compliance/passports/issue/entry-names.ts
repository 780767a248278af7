import { fold } from '@lichen/contracts/formats/fold';

const MOST_OF_NAME = 60;

/** Returns an allowed and unique archive entry name for the file at position `at`. */
export function entryName(file: string, at: number): string {
  const dot = file.lastIndexOf('.');
  const ending = dot > 0 ? file.slice(dot + 1).toLowerCase() : '';
  const stem = fold(dot > 0 ? file.slice(0, dot) : file)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_OF_NAME)
    .replace(/^-|-$/g, '');
  const name = [String(at + 1).padStart(3, '0'), ...(stem ? [stem] : [])].join('-');
  return `files/${name}${/^[a-z0-9]{1,8}$/.test(ending) ? `.${ending}` : ''}`;
}
