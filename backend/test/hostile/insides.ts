import { deflateSync } from 'node:zlib';
import { CATALOGUE, FONT, HONEST, type Hostile, megabytes, one, page, pdfOf, stream, text } from './pdf-parts';

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

/** A PDF page that uses its resources, with the objects that these refer to, numbered from 5. */
const using = (content: string, resources: string, ...objects: (string | Buffer)[]) =>
  pdfOf([
    CATALOGUE,
    PAGES,
    page(`/Contents 4 0 R /Resources << ${resources} >>`),
    stream(Buffer.from(content)),
    ...objects,
  ]);

const picture = (dictionary: string, data: Buffer | string = 'x') =>
  using('/P Do', '/XObject << /P 5 0 R >>', stream(Buffer.from(data), `/Type /XObject /Subtype /Image ${dictionary}`));
const GREY = '/ColorSpace /DeviceGray /BitsPerComponent 8';

/** A page beside an entry in the PDF's catalogue. */
const beside = (more: string, ...objects: (string | Buffer)[]) =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    PAGES,
    page(`/Contents 4 0 R /Resources ${FONT}`),
    stream(Buffer.from(text('bill'))),
    ...objects,
  ]);

const attached = (name: string, data: Buffer, dictionary = '') =>
  beside(
    `/Names << /EmbeddedFiles << /Names [(${name}) 5 0 R] >> >>`,
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 6 0 R >> >>`,
    stream(data, `/Type /EmbeddedFile ${dictionary}`),
  );

const LAUGHS = Buffer.from(
  `<!DOCTYPE l [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]><Invoice><ID>&a9;</ID></Invoice>`,
);

/** PDFs whose fonts, pictures, patterns or attachments expand excessively. */
export const HOSTILE_INSIDES: readonly Hostile[] = [
  ['a picture of a thousand million dots a side', () => picture(`/Width 1000000000 /Height 1000000000 ${GREY}`)],
  ['a picture of no width', () => picture(`/Width 0 /Height 10 ${GREY}`)],
  ['a picture of negative height', () => picture(`/Width 10 /Height -10 ${GREY}`)],
  [
    'a picture of 30,000 dots a side that deflates to little',
    () => picture(`/Width 30000 /Height 30000 ${GREY} /Filter /FlateDecode`, deflateSync(megabytes(60, '\0'))),
  ],
  ['a fax of a thousand million rows', () => picture(`/Width 1728 /Height 1000000000 ${GREY} /Filter /CCITTFaxDecode`)],
  [
    'a picture in JBIG2 that is rubbish',
    () => picture(`/Width 9 /Height 9 ${GREY} /Filter /JBIG2Decode`, 'q'.repeat(9999)),
  ],
  [
    'a picture in JPEG 2000 that is rubbish',
    () => picture(`/Width 9 /Height 9 ${GREY} /Filter /JPXDecode`, 'q'.repeat(9999)),
  ],
  ['a picture whose mask is itself', () => picture(`/Width 9 /Height 9 ${GREY} /SMask 5 0 R`, Buffer.alloc(81))],
  ['a stream through a thousand filters', () => one('00', '', `/Filter [${'/ASCIIHexDecode '.repeat(1000)}]`)],
  [
    'a stream of runs of one letter',
    () => one(Buffer.alloc(1_000_000, Buffer.from([129, 65])), '', '/Filter /RunLengthDecode'),
  ],
  [
    'a stream whose length is itself',
    () => pdfOf([CATALOGUE, PAGES, page('/Contents 4 0 R'), '<< /Length 4 0 R >>\nstream\nx\nendstream']),
  ],
  ['a stream that says it has no end', () => one(text('x'), '', '/Length 99999999999')],
  ['a filter that nobody knows', () => one('x', '', '/Filter /Explode')],
  ['an inline picture without an end', () => one(`BI /W 99999 /H 99999 /BPC 8 /CS /G ID ${'x'.repeat(99_999)}`)],
  [
    'a font whose letters draw themselves',
    () =>
      using(
        'BT /F 9 Tf (a) Tj ET',
        '/Font << /F 5 0 R >>',
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a 6 0 R >> /Resources << /Font << /F 5 0 R >> >> >>',
        stream(Buffer.from('9 0 d0 BT /F 9 Tf (a) Tj ET')),
      ),
  ],
  [
    'a font whose file is rubbish',
    () =>
      using(
        'BT /F 9 Tf (a) Tj ET',
        '/Font << /F 5 0 R >>',
        '<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 6 0 R >> >>',
        stream(Buffer.alloc(100_000, 0xff)),
      ),
  ],
  [
    'a table of letters with four thousand million of them',
    () =>
      using(
        'BT /F 9 Tf (a) Tj ET',
        '/Font << /F 5 0 R >>',
        '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >> >>] >>',
        stream(Buffer.from('begincmap 1 beginbfrange <00000000> <ffffffff> <0041> endbfrange endcmap')),
      ),
  ],
  [
    'a pattern that draws itself',
    () =>
      using(
        '/Pattern cs /P scn 0 0 500 500 re f',
        '/Pattern << /P 5 0 R >>',
        stream(
          Buffer.from('/Pattern cs /P scn 0 0 9 9 re f'),
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P 5 0 R >> >>',
        ),
      ),
  ],
  [
    'tiles too small to count',
    () =>
      using(
        '/Pattern cs /P scn 0 0 500 500 re f',
        '/Pattern << /P 5 0 R >>',
        stream(
          Buffer.from('0 0 1 1 re f'),
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.00001 /YStep 0.00001 /Resources << >>',
        ),
      ),
  ],
  [
    'a function of a hundred thousand brackets',
    () =>
      using(
        '/S sh',
        '/Shading << /S << /ShadingType 1 /ColorSpace /DeviceGray /Function 5 0 R >> >>',
        stream(
          Buffer.from(`${'{'.repeat(100_000)}${'}'.repeat(100_000)}`),
          '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]',
        ),
      ),
  ],
  [
    'a mark whose look is itself',
    () =>
      pdfOf([
        CATALOGUE,
        PAGES,
        page('/Annots [4 0 R]'),
        '<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /AP << /N 5 0 R >> >>',
        stream(
          Buffer.from('/X Do'),
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
        ),
      ]),
  ],
  [
    'a hundred thousand marks',
    () => one(text('x'), `/Annots [${'<< /Subtype /Link /Rect [0 0 1 1] >> '.repeat(100_000)}]`),
  ],
  [
    'an outline in a circle',
    () =>
      beside(
        '/Outlines 5 0 R',
        '<< /Type /Outlines /First 6 0 R /Last 6 0 R >>',
        '<< /Title (x) /Parent 5 0 R /Next 6 0 R /First 6 0 R >>',
      ),
  ],
  ['names in a circle', () => beside('/Names << /EmbeddedFiles 5 0 R >>', '<< /Kids [5 0 R] >>')],
  [
    'fields in a circle',
    () => beside('/AcroForm << /Fields [5 0 R] >>', '<< /T (x) /FT /Tx /Kids [5 0 R] /Parent 5 0 R >>'),
  ],
  [
    'an attached invoice of 200 MB, deflated',
    () => attached('factur-x.xml', deflateSync(megabytes(200, ' ')), '/Filter /FlateDecode'),
  ],
  ['an attached invoice whose entities grow', () => attached('factur-x.xml', LAUGHS)],
  ['an attached program by the name of an invoice', () => attached('factur-x.xml', Buffer.from('MZ\x90\x00'))],
  ['a hundred thousand nested dictionaries', () => beside(`/X ${'<< /A '.repeat(100_000)}`)],
  ['a text without an end', () => one(`BT /F 12 Tf (${'('.repeat(2_000_000)}`)],
  ['a name of a megabyte', () => beside(`/${'N'.repeat(1024 * 1024)} 1`)],
  [
    'a thousand and one pages',
    () => pdfOf([CATALOGUE, `<< /Type /Pages /Kids [${'3 0 R '.repeat(1001)}] /Count 1001 >>`, page()]),
  ],
  ['a PDF in the remark of a photograph', () => Buffer.concat([Buffer.from('ffd8fffe0400', 'hex'), HONEST])],
  ['a PDF behind a web page', () => Buffer.concat([Buffer.from('<html><script>1</script>'), HONEST])],
];
