/** One line of text: its position from the left and top edge of an A4 page, and its font size, all in points. */
export interface Print {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
}

const HEIGHT = 842;

const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);
const shown = ({ x, y, text, size = 10 }: Print) => `BT /F1 ${size} Tf ${x} ${HEIGHT - y} Td (${escaped(text)}) Tj ET`;

/** Writes a PDF of these pages by hand, with nothing but text in Helvetica. */
export function pdfOf(pages: readonly (readonly Print[])[]): Buffer {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((prints, at) => {
      const content = prints.map(shown).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = Buffer.byteLength(text, 'latin1');
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const begins = Buffer.byteLength(text, 'latin1');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${begins}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const right = (label: string, value: string, y: number): Print[] => [
  { x: 330, y, text: label },
  { x: 460, y, text: value },
];

/** A two-page electricity bill for October 2026. `number` makes the files of different bills distinct. */
export const billPdf = ({ number = '88213', used = '97,006', address = '1 Mill Lane, Leeds LS1 1AA' } = {}): Buffer =>
  pdfOf([
    [
      { x: 50, y: 60, size: 18, text: 'Northern Grid Energy Ltd' },
      { x: 50, y: 78, text: 'Business electricity' },
      { x: 50, y: 120, text: 'Marsh Mills Ltd' },
      { x: 50, y: 134, text: address },
      ...right('Invoice number', number, 110),
      ...right('Invoice date', '03/11/2026', 126),
      ...right('Account number', 'A-7702-4419', 142),
      { x: 50, y: 200, text: 'Supply address' },
      { x: 160, y: 200, text: address },
      { x: 50, y: 216, text: 'Supply period' },
      { x: 160, y: 216, text: '01/10/2026 to 31/10/2026' },
      { x: 50, y: 232, text: 'Meter number' },
      { x: 160, y: 232, text: 'E14UP30218' },
      { x: 50, y: 248, text: 'Electricity used' },
      { x: 160, y: 248, text: `${used} kWh` },
      { x: 50, y: 300, size: 12, text: 'Charges for October 2026' },
      { x: 50, y: 322, text: 'Electricity' },
      { x: 460, y: 322, text: '20,209.58' },
      ...right('Total without VAT', '20,209.58', 360),
      ...right('VAT at 20 %', '4,041.92', 376),
      ...right('Total to pay', 'GBP 24,251.50', 392),
    ],
    [{ x: 50, y: 60, text: 'Terms of supply' }],
  ]);
