import { crc32 } from 'node:zlib';
import { workbookOf } from './workbook-file';

const CENTRAL = 0x02014b50;

/** Members of the archive as its directory lists them, whose checksums hold. */
function members(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const found = new Map<string, string>();
  for (let at = file.readUInt32LE(end + 16); file.readUInt32LE(at) === CENTRAL; ) {
    const named = file.readUInt16LE(at + 28);
    const [sum, size, local] = [16, 20, 42].map((offset) => file.readUInt32LE(at + offset)) as [number, number, number];
    const name = file.toString('utf8', at + 46, at + 46 + named);
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = file.subarray(begin, begin + size);
    if (typeof crc32 === 'function') expect([name, crc32(content)]).toEqual([name, sum]);
    found.set(name, content.toString());
    at += 46 + named;
  }
  expect(found.size).toBe(file.readUInt16LE(end + 10));
  return found;
}

it('writes a list as a workbook, whatever stands in its cells', () => {
  const lines = [
    ['Partner', 'Status'],
    ['A & B <Mills> "Ä"', '=1+1\u0000\ud800'],
  ];
  const parts = members(Buffer.concat(workbookOf(lines)));
  expect([...parts.keys()]).toEqual([
    ...['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'],
    'xl/worksheets/sheet1.xml',
  ]);
  const cells = [...(parts.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<t [^>]*>(.*?)<\/t>/gs)].map(
    ([, text]) => text,
  );
  expect(cells).toEqual(['Partner', 'Status', 'A &amp; B &lt;Mills&gt; &quot;Ä&quot;', '=1+1']);
});
