/** Position of a text on an A4 page, in points from the lower left corner. */
type PdfText = readonly [x: number, y: number, text: string];

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** A one-page PDF with these texts, in a font that every PDF reader has. */
export function pdfFile(texts: readonly PdfText[]): Buffer {
  const drawn = texts.map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${escaped(text)}) Tj ET`).join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer${trailer}`, 'latin1');
}

/** An electricity bill for October 2026, for 4 Mill Lane in Leeds. */
export const BILL: readonly PdfText[] = [
  [50, 790, 'Northern Power Ltd'],
  [50, 760, 'Electricity bill'],
  [50, 730, 'Invoice number: NP-20418'],
  [50, 714, 'Invoice date: 5 November 2026'],
  [50, 698, 'Billing period: 1 October 2026 to 31 October 2026'],
  [50, 682, 'Supply address: 4 Mill Lane, Leeds, LS1 1AA'],
  [50, 666, 'Meter number: S12A345678'],
  [50, 630, 'Electricity used'],
  [300, 630, '1,250 kWh'],
  [50, 600, 'Net amount'],
  [300, 600, '\u00a3250.00'],
  [50, 584, 'VAT 20 %'],
  [300, 584, '\u00a350.00'],
  [50, 568, 'Total amount due'],
  [300, 568, '\u00a3300.00'],
];
