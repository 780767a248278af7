/**
 * A PDF of these objects, numbered from 1; the first is the catalogue. It has no cross-reference table, so readers
 * search for the objects.
 */
export const pdfOf = (objects: readonly (string | Buffer)[], trailer = ''): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.isBuffer(object) ? object : Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`trailer\n<< /Root 1 0 R /Size ${objects.length + 1} ${trailer} >>\n%%EOF\n`),
  ]);

/** A PDF stream. */
export const stream = (data: Buffer, dictionary = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${dictionary} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

export const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
export const page = (more = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`;
export const FONT = '<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
/** PDF operators that print a text. */
export const text = (content: string) => `BT /F 12 Tf 50 700 Td (${content}) Tj ET`;
/** A PDF with a single page of this content. */
export const one = (content: Buffer | string, more = '', dictionary = '') =>
  pdfOf([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page(`/Contents 4 0 R /Resources ${FONT} ${more}`),
    stream(Buffer.isBuffer(content) ? content : Buffer.from(content), dictionary),
  ]);

/** A bill that every PDF reader can read. */
export const HONEST = one(text('Electricity bill, invoice number 4711, total amount due 12.50'));

export const megabytes = (count: number, fill: string) => Buffer.alloc(count * 1024 * 1024, fill);

/**
 * A file made to attack the program that opens it: its attack, its bytes, and the type its bytes pretend to be. The
 * bytes are made when they are asked for, because all files together take seconds to make and much memory to keep.
 */
export type Hostile = readonly [what: string, bytes: () => Buffer, type?: string];
