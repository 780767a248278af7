import { deflateRawSync } from 'node:zlib';
import { unzipped } from './sheets';

const signed = (signature: number, ...rest: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature);
  return Buffer.concat([head, ...rest]);
};

function zipped(parts: ReadonlyMap<string, string>): Buffer {
  const [body, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, content] of parts) {
    const packed = deflateRawSync(Buffer.from(content));
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(Buffer.byteLength(content), 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    const local = signed(0x04034b50, fields, Buffer.from(name), packed);
    directory.push(signed(0x02014b50, Buffer.from([20, 0]), fields, tail, Buffer.from(name)));
    body.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.size, 4);
  end.writeUInt16LE(parts.size, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...body, ...directory, signed(0x06054b50, end)]);
}

/** Fills in column C of the rows whose hidden column A has a key of `typed`; returns the saved workbook. */
export function filledIn(file: Buffer, typed: Readonly<Record<string, string>>): Buffer {
  const parts = new Map(unzipped(file));
  const strings = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)];
  for (const [name, xml] of parts) {
    if (!name.startsWith('xl/worksheets/sheet')) continue;
    const rows = xml.replace(/<row[^>]*>.*?<\/row>/gs, (row) => {
      const [, key] = /<c r="A\d+"[^>]*t="s"[^>]*><v>(\d+)<\/v>/.exec(row) ?? [];
      const value = typed[strings[Number(key)]?.[1] ?? ''];
      if (value === undefined) return row;
      const cell = (_: string, place: string, style: string) =>
        `<c r="${place}"${style} t="inlineStr"><is><t>${value}</t></is></c>`;
      return row.replace(/<c r="(C\d+)"( s="\d+")?[^>]*?(?:\/>|>.*?<\/c>)/s, cell);
    });
    parts.set(name, rows);
  }
  return zipped(parts);
}
